import RefreshJSON

/// Reads a manifest line by line, so that a damaged line affects only its own entry.
struct ManifestReader {
  private(set) var entries: [String: Manifest.Entry] = [:]
  private(set) var damage: Manifest.Damage?

  init(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    // A manifest without a final line feed was cut off.
    if lines.last?.isEmpty ?? false { lines.removeLast() } else { damage = .line(lines.count) }
    // Lines are rarely shorter than 100 bytes.
    entries.reserveCapacity(bytes.count / 100)
    for (index, line) in lines.enumerated() { read(line, index + 1) }
    if lines.isEmpty { damage = .line(1) }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) {
    if number == 1, let version = Self.version(of: line) {
      if version != Manifest.version { damage = .version }
      return
    }
    guard damage != .version else { return }
    guard number > 1 || line.contains(UInt8(ascii: "<")) || Self.file(line) != nil else {
      // The first line has the format of another version.
      damage = .version
      return
    }
    guard let (name, entry) = Self.file(line) else {
      let isMarker = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains {
        line.starts(with: $0.utf8)
      }
      damage = damage ?? (isMarker ? .conflict(line: number) : .line(number))
      return
    }
    if number == 1 { damage = damage ?? .line(1) }
    guard let other = entries[name] else {
      entries[name] = entry
      return
    }
    var merged = entry
    merged.hashes += other.hashes.filter { !entry.hashes.contains($0) }
    merged.cacheEntry = nil
    entries[name] = merged
  }

  private static func version(of line: ArraySlice<UInt8>) -> Int? {
    guard let json = try? JSONParser.parse(line), let version = json["refreshgen-manifest"]?.number
    else { return nil }
    return Int(exactly: version) ?? 0
  }

  /// The name and the entry of a line.
  private static func file(_ line: ArraySlice<UInt8>) -> (String, Manifest.Entry)? {
    let file = ManifestScanner.file(of: line) ?? file(inJSON: line)
    guard let file, Manifest.isOutputName(file.0) else { return nil }
    return file
  }

  /// The entry of a line in any JSON formatting.
  static func file(inJSON line: ArraySlice<UInt8>) -> (String, Manifest.Entry)? {
    guard let json = try? JSONParser.parse(line), let name = json["file"]?.string,
      let spec = json["spec"]?.string, let hashes = json["hashes"]?.array
    else { return nil }
    var entry = Manifest.Entry(
      spec: spec,
      project: json["project"]?.string,
      hashes: hashes.compactMap { $0.string.flatMap(ContentHash.init) }
    )
    guard !entry.hashes.isEmpty else { return nil }
    // An unreadable cache entry is ignored.
    if let key = json["key"]?.string.flatMap(ContentHash.init),
      let controls = json["controls"]?.array, let isSilent = json["silent"]?.bool
    {
      entry.cacheEntry = CacheEntry(
        controls: controls.compactMap(\.string),
        isSilent: isSilent,
        key: key
      )
    }
    return (name, entry)
  }
}
