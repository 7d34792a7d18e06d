import Foundation

/// The names and sizes of the files in a folder, so that a reference can write files of these sizes.
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

  /// Writes the names and sizes to a file beside `folder`, one line `BYTES NAME` per file.
  func write(beside folder: URL) throws -> URL {
    let url = folder.appendingPathExtension("sizes")
    try Data(lines.joined().utf8).write(to: url)
    return url
  }
}
