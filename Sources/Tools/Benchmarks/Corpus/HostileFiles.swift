import Foundation

/// Files of about a million bytes whose content strains a parser: deep nesting, alias bombs, many
/// errors, random bytes and others.
enum HostileFiles {
  private static let size = 1_000_000

  static let all: [(name: String, bytes: Data)] = [
    file("flow-lists", repeating("[")),
    file("flow-maps", repeating("{")),
    file("flow-pairs", repeating("[{a: ")),
    file("block-lists", repeating("- ")),
    file("question-marks", repeating("? ")),
    file("block-maps", filled { String(repeating: " ", count: $0) + "a:\n" }),
    file("alias-bomb", aliasBomb),
    file("aliases", after: "a: &a [1, 2, 3]\nb: [", repeating("*a, ")),
    file("merges", after: "a: &a {b: 1}\nc:\n", repeating("  <<: *a\n")),
    file("anchors", filled { "k\($0): &a\($0) 1\n" }),
    file("plain-scalar", after: "refreshgen: 1\ncontrol: ", repeating("A")),
    file("quoted-title", after: control + "states: {idle: {title: \"", repeating("word ")),
    file("block-scalar", after: "refreshgen: 1\nsummary: |\n", repeating("  a line\n")),
    file("keys-in-a-line", after: "{", filled { "a\($0): 1, " }),
    file("unknown-keys", after: control, filled { "heigth\($0): 1\n" }),
    file("duplicate-keys", after: control, repeating("height: 60\n")),
    file("wrong-values", after: control + "colors:\n", filled { "  c\($0): \"#12345\"\n" }),
    file("palette", after: control + "colors:\n", filled { "  c\($0): \"#123456\"\n" }),
    file("random-bytes", randomBytes { _ in true }),
    file("random-text", randomBytes { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }),
    file("tabs", repeating("\t")),
    file("spaces", repeating(" ")),
    file("line-ends", repeating("\r\n")),
    file("quotes", repeating("\"")),
    file("unclosed-quotes", repeating("a: \"\n")),
    file("tag-lines", filled { "%TAG !\($0)! tag:example.com,2000:\n" }),
    file("tags", repeating("!a ")),
    file("comments", repeating("# refreshgen:ignore all\n")),
    file("invalid-utf8", Data(repeating: 0xFF, count: size)),
    file("cut-utf8", after: control + "summary: ", Data(repeating: 0xE4, count: size)),
    file("zeros", Data(repeating: 0, count: size)),
    file("empty-documents", repeating("---\n")),
    file("documents", filled { "refreshgen: 1\ncontrol: A\($0)\n---\n" }),
    file("controls", controls),
  ]

  private static let control = "refreshgen: 1\ncontrol: A\n"

  private static func file(
    _ name: String,
    after start: String = "",
    _ rest: Data
  ) -> (name: String, bytes: Data) {
    ("\(name).refresh.yml", (Data(start.utf8) + rest).prefix(size))
  }

  private static func repeating(_ text: String) -> Data {
    Data(String(repeating: text, count: size / text.utf8.count).utf8)
  }

  private static func filled(_ part: (Int) -> String) -> Data {
    var text = ""
    var number = 0
    while text.utf8.count < size {
      text += part(number)
      number += 1
    }
    return Data(text.utf8)
  }

  /// Thirty levels of anchors, each with ten aliases of the level before, followed by comments.
  private static var aliasBomb: Data {
    var text = "refreshgen: 1\ncontrol: A\na0: &a0 x\n"
    for level in 1...30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    return Data(text.utf8) + repeating("# boom\n")
  }

  private static func randomBytes(_ isFit: (UInt8) -> Bool) -> Data {
    var dice = Dice(seed: 1)
    var bytes = Data(capacity: size)
    while bytes.count < size {
      let byte = dice.byte()
      if isFit(byte) { bytes.append(byte) }
    }
    return bytes
  }

  /// As many valid controls as fit into a file, each one different.
  private static var controls: Data {
    var text = ""
    var number = 1
    while true {
      let next = CorpusSpec(number: number).text + "---\n"
      // The tool accepts at most 2,000 controls in a file.
      guard text.utf8.count + next.utf8.count <= size, number <= 2000 else { break }
      text += next
      number += 1
    }
    return Data(text.utf8)
  }
}
