import RefreshDiagnostics
import RefreshPreview

/// A folder with the images and colors of an app: asset catalogs, or files named after their images.
struct AssetFolder {
  /// The images of the wanted names, and all colors.
  private(set) var assets = AppAssets()
  private let wanted: Set<String>

  /// The largest number of folders in each other; links are not followed.
  private static let mostLevels = 16
  /// The size of the largest description of a set, in bytes.
  private static let largestContents = 1 << 20

  init(path: String, images wanted: Set<String>) throws(FileError) {
    self.wanted = wanted
    try visit(path, namespace: "", levels: Self.mostLevels)
  }

  private mutating func visit(
    _ folder: String,
    namespace: String,
    levels: Int
  ) throws(FileError) {
    for entry in try FileSystem.names(in: folder).sorted() where !entry.hasPrefix(".") {
      let path = "\(folder)/\(entry)"
      let parts = entry.split(separator: ".", omittingEmptySubsequences: false)
      let stem = parts.dropLast().joined(separator: ".")
      let name = namespace + stem
      switch (FileStatus(of: path)?.kind, parts.last) {
      case (.folder, "imageset"): if wanted.contains(name) { addImages(named: name, in: path) }
      case (.folder, "colorset"):
        if let set = contents(of: path) { assets.addColor(named: name, contents: set) }
      case (.folder, "symbolset"): assets.reject(name, reason: "symbol sets are not drawn")
      case (.folder, _):
        guard levels > 0 else { continue }
        let isSpace = contents(of: path)?["properties"]?["provides-namespace"]?.bool == true
        let inner = isSpace ? "\(namespace)\(entry)/" : namespace
        try visit(path, namespace: inner, levels: levels - 1)
      case (.file, _):
        let plain = stem.split(separator: "@").first.map(String.init) ?? stem
        guard wanted.contains(plain), AppAssets.draws(entry) else { continue }
        assets.addImages(named: plain, contents: ["images": .array([["filename": .string(entry)]])])
        { file in
          Self.read(at: "\(folder)/\(file)")
        }
      default: continue
      }
    }
  }

  private mutating func addImages(named name: String, in folder: String) {
    guard let set = contents(of: folder) else {
      return assets.reject(name, reason: "its set has no readable Contents.json")
    }
    // A set names files of its own folder.
    assets.addImages(named: name, contents: set) { file in
      file.contains("/") ? nil : Self.read(at: "\(folder)/\(file)")
    }
  }

  private static func read(at path: String) -> [UInt8]? {
    try? FileSystem.read(at: path, origin: .found, limit: AppAssets.largestImage)
  }

  private func contents(of folder: String) -> JSON? {
    let path = "\(folder)/Contents.json"
    guard let bytes = try? FileSystem.read(at: path, origin: .found, limit: Self.largestContents)
    else {
      return nil
    }
    return try? JSONParser.parse(bytes[...])
  }
}
