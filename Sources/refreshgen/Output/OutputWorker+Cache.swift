import RefreshGenerator

extension OutputWorker {
  /// The outputs of a spec with a valid cache entry.
  mutating func cached(_ spec: String, _ inputs: ContentHash) -> SpecOutputs? {
    guard plan.settings.usesCache else { return nil }
    let places = plan.settings.places(of: spec)
    guard let control = places.first,
      let entry = plan.folders[control.path.folder]?.manifest.entries[control.path.name]?
        .cacheEntry,
      let outputs = listedOutputs(of: spec, at: places)
    else { return nil }
    let expected = CacheEntry(
      controls: entry.controls,
      isSilent: entry.isSilent,
      inputs: inputs,
      outputs: outputs.map { ($0.name, $0.hash) }
    )
    guard entry == expected, outputs.allSatisfy(Self.isUnchanged) else { return nil }
    return SpecOutputs(files: outputs, entry: entry)
  }

  /// The outputs of a spec, with the hashes from the manifests; `nil` if one is not listed.
  private mutating func listedOutputs(
    of spec: String,
    at places: [OutputSettings.Place]
  ) -> [OutputFile]? {
    var outputs: [OutputFile] = []
    for place in places {
      let folder = plan.folders[place.path.folder]
      guard let folder, let known = folder.manifest.entries[place.path.name] else {
        // Not every spec has a String Catalog. The comparison of cache keys below detects a missing
        // one.
        if place.kind == .catalog { continue }
        return nil
      }
      guard known.hashes.count == 1,
        known.spec == (try? manifestPath(from: folder, to: spec))
      else { return nil }
      outputs.append(
        OutputFile(
          spec: spec,
          kind: place.kind,
          folder: folder,
          path: place.path,
          hash: known.hashes[0],
          state: .same
        )
      )
    }
    return outputs
  }

  /// Whether a file has the content with the hash from the manifest.
  private static func isUnchanged(_ output: OutputFile) -> Bool {
    let content = try? output.folder?.content(of: output.name)
    guard case .file(let bytes)? = content else { return false }
    return ContentHash(of: bytes) == output.hash
  }
}
