import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshLoading
import TemplateEngine

/// Generates the outputs of specs one by one, without keeping them in memory.
///
/// A spec with a valid cache entry is not parsed, unless it has bases, findings or views of the
/// app.
struct OutputWorker: Sendable {
  private let plan: OutputPlan
  private var loader: SpecLoader
  private var generator: Generator
  /// The relative paths of specs in manifests.
  private var paths: [ObjectIdentifier: ManifestPaths] = [:]

  init(_ plan: OutputPlan, _ generator: Generator) {
    self.plan = plan
    self.generator = generator
    loader = SpecLoader(plan.context)
  }

  /// Processes a spec, without checks that depend on several specs.
  mutating func outcome(of item: SpecList.Item) -> SpecOutcome {
    var outcome = SpecOutcome(item.name)
    do throws(FileError) {
      let bytes = try FileSystem.read(item.path, item.origin, limit: Limits.specFileSize)
      var inputs = plan.inputs(of: FilePath(item.name), bytes)
      var cached = cached(item.name, inputs)
      if let cached {
        (outcome.outputs, outcome.cacheEntry) = (cached.outputs, cached.entry)
        outcome.controls = cached.entry.controls
        if cached.entry.isSilent { return outcome }
      }
      let loaded = loader.load(SourceFile(name: item.name, bytes: bytes))
      if !loaded.diagnostics.isEmpty {
        outcome.findings = CheckedFile(loaded.file, loaded.diagnostics)
      }
      outcome.controls = loaded.controls.map(\.name)
      outcome.views = loaded.controls.flatMap(\.viewNames)
      outcome.isBroken = loaded.hasErrors
      outcome.bases = loaded.checkedBases
      if !outcome.bases.isEmpty && !loaded.hasErrors {
        // The bases of a spec become known only by reading the spec.
        inputs = plan.inputs(of: inputs, bases: outcome.bases)
        cached = self.cached(item.name, inputs)
        if let cached { (outcome.outputs, outcome.cacheEntry) = (cached.outputs, cached.entry) }
      }
      if !loaded.hasErrors && cached == nil { generate(loaded, inputs, &outcome) }
    } catch {
      // Names standard input as `--stdin-name` says, instead of `-`.
      outcome.faults.append(.unreadable(FileError(path: item.name, reason: error.reason)))
      outcome.isBroken = true
    }
    return outcome
  }

  private mutating func generate(
    _ loaded: LoadedSpec,
    _ inputs: ContentHash,
    _ outcome: inout SpecOutcome
  ) {
    let spec = loaded.file.name
    do throws(TemplateError) {
      for file in try generator.generate(loaded.controls, from: spec) {
        do throws(Fault) {
          outcome.outputs.append(try output(file, spec))
        } catch {
          outcome.faults.append(error)
        }
      }
    } catch {
      outcome.faults.append(.template(TemplateFault(error, spec: spec)))
    }
    outcome.cacheEntry = CacheEntry(
      controls: outcome.controls,
      // A spec with views is always parsed, because a new control could have the name of a view.
      isSilent: loaded.diagnostics.isEmpty && outcome.views.isEmpty,
      inputs: inputs,
      outputs: outcome.outputs.map { ($0.name, $0.hash) }
    )
  }

  /// Compares a generated file with the existing one, and writes a draft if they differ.
  private mutating func output(_ file: GeneratedFile, _ spec: String) throws(Fault) -> OutputFile {
    let path = plan.settings.path(of: file.name, file.kind, from: spec)
    let folder = plan.folders[path.folder]
    var state = OutputFile.State.missing
    do throws(FileError) {
      if let folder {
        let content = try folder.content(of: path.name)
        state = folder.state(
          of: path.name,
          content,
          from: try manifestPath(from: folder, to: spec),
          beside: file.bytes
        )
        if isWritten(state) { try folder.drafts?.write(file.bytes, as: path.name) }
      }
    } catch {
      throw .unwritable(error)
    }
    let keepsBytes = plan.settings.prints || plan.settings.checks && state != .same
    return OutputFile(
      spec: spec,
      kind: file.kind,
      folder: folder,
      path: path,
      hash: ContentHash(of: file.bytes),
      state: state,
      bytes: keepsBytes ? file.bytes : nil
    )
  }

  private func isWritten(_ state: OutputFile.State) -> Bool {
    state != .same && (plan.settings.isForced || !state.isProtected)
  }

  /// The outputs of a spec with a valid cache entry.
  private mutating func cached(
    _ spec: String,
    _ inputs: ContentHash
  ) -> (outputs: [OutputFile], entry: CacheEntry)? {
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
    return (outputs, entry)
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

  private mutating func manifestPath(
    from folder: OutputFolder,
    to spec: String
  ) throws(FileError) -> String {
    try paths[ObjectIdentifier(folder), default: ManifestPaths(folder)].path(to: spec)
  }
}
