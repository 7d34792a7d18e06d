import Foundation

/// The names and sizes of the files in a folder, for a reference that is to write as much.
struct FileSizes {
  private let lines: [String]

  init(of folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    lines = try names.map { name in
      let file = folder.appendingPathComponent(name)
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      return "\(size) \(name)\n"
    }
  }

  /// Writes them beside `folder`: "BYTES NAME" a line.
  func write(beside folder: URL) throws -> URL {
    let url = folder.appendingPathExtension("sizes")
    try Data(lines.joined().utf8).write(to: url)
    return url
  }
}
