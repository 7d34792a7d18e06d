import Foundation

/// A folder of input files for the measured programs, with a list of the files.
struct Corpus {
  /// The path of a file with the paths of all files, one per line.
  let list: String
  let paths: [String]

  /// Writes `files` into `folder`, and the list beside the folder.
  init(_ files: some Collection<(name: String, text: String)>, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    paths = try files.map { file in
      let url = folder.appendingPathComponent(file.name)
      try Data(file.text.utf8).write(to: url)
      return url.path
    }
    let url = folder.appendingPathExtension("list")
    try Data(paths.map { $0 + "\n" }.joined().utf8).write(to: url)
    list = url.path
  }

  /// Writes a corpus of `count` specs, one per file.
  init(specs count: Int, in folder: URL) throws {
    let specs = (1...count).map { CorpusSpec(number: $0) }
    try self.init(specs.map { ($0.fileName, $0.text) }, in: folder)
  }

  /// Files of about a million bytes whose content strains a parser.
  static let hostileFiles: [(name: String, text: String)] = [
    ("flow-lists", filled { _ in "[" }),
    ("flow-pairs", filled { _ in "[{a: " }),
    ("block-lists", filled { _ in "- " }),
    ("block-maps", filled { String(repeating: " ", count: $0) + "a:\n" }),
    ("alias-bomb", aliasBomb),
    ("aliases", "a: &a [1, 2, 3]\nb: [" + filled { _ in "*a, " }),
    ("merges", "a: &a {b: 1}\nc:\n" + filled { _ in "  <<: *a\n" }),
    ("anchors", filled { "k\($0): &a\($0) 1\n" }),
    ("plain-scalar", "refreshgen: 1\ncontrol: " + filled { _ in "A" }),
    ("keys-in-a-line", "{" + filled { "a\($0): 1, " }),
    ("unknown-keys", control + filled { "heigth\($0): 1\n" }),
    ("duplicate-keys", control + filled { _ in "height: 60\n" }),
    ("wrong-values", control + "colors:\n" + filled { "  c\($0): \"#12345\"\n" }),
    ("palette", control + "colors:\n" + filled { "  c\($0): \"#123456\"\n" }),
    ("unclosed-quotes", filled { _ in "a: \"\n" }),
    ("tags", filled { "%TAG !\($0)! tag:example.com,2000:\n" }),
    ("comments", filled { _ in "# refreshgen:ignore all\n" }),
    ("zeros", filled { _ in "\0" }),
    ("empty-documents", filled { _ in "---\n" }),
    // The tool accepts at most 2,000 controls in a file.
    ("controls", filled { $0 > 2000 ? "#\n" : CorpusSpec(number: $0).text + "---\n" }),
  ].map { ("\($0).refresh.yml", $1) }

  private static let control = "refreshgen: 1\ncontrol: A\n"

  private static func filled(_ part: (Int) -> String) -> String {
    var text = ""
    var number = 1
    while text.utf8.count < 999_900 {
      text += part(number)
      number += 1
    }
    return text
  }

  /// Thirty levels of anchors, each with ten aliases of the level before, followed by comments.
  private static var aliasBomb: String {
    let levels = (1...30).map { level in
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      return "a\(level): &a\(level) [\(aliases)]\n"
    }
    return control + "a0: &a0 x\n" + levels.joined() + filled { _ in "# boom\n" }
  }
}
