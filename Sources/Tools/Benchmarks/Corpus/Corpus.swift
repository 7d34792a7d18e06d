import Foundation

/// A folder of input files for the measured programs, with a list of the files.
struct Corpus {
  let folder: URL
  /// A file with the paths of all files, one per line.
  let list: URL
  let fileCount: Int

  /// Writes `files` into `folder`, and the list beside the folder.
  init(_ folder: URL, files: some Sequence<(name: String, bytes: Data)>) throws {
    self.folder = folder
    list = folder.appendingPathExtension("list")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths = ""
    var count = 0
    for file in files {
      let url = folder.appendingPathComponent(file.name)
      try file.bytes.write(to: url)
      paths += url.path + "\n"
      count += 1
    }
    try Data(paths.utf8).write(to: list)
    fileCount = count
  }

  /// Writes a corpus of `count` specs, one per file.
  static func specs(
    _ count: Int,
    in folder: URL,
    localeCount: Int? = nil
  ) throws -> Corpus {
    let specs = (1...count).lazy.map { CorpusSpec(number: $0, localeCount: localeCount) }
    return try Corpus(folder, files: specs.map { ($0.fileName, Data($0.text.utf8)) })
  }

  /// Writes a corpus of one file with `count` controls.
  static func controls(_ count: Int, in folder: URL) throws -> Corpus {
    let text = (1...count).map { CorpusSpec(number: $0).text }.joined(separator: "---\n")
    return try Corpus(folder, files: [("all.refresh.yml", Data(text.utf8))])
  }
}
