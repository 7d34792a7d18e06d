import RandomSpecs
import RefreshLanguage

/// A change of a spec by lines and by words of the spec language.
struct LineMutation {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// The keys of specs and project files.
  private static let keys =
    Set(SchemaWriter.ways.values.joined().compactMap(\.last)).sorted()
    + ProjectLanguage.project.table.names

  /// The keys, and words and numbers that are values.
  private static let words: [String] =
    keys.map { "\($0): " } + Preset.all.map(\.name) + SpecLanguage.textStyles + [
      "top", "bottom", "leading", "pull", "inline", "overlay", "release", "cross", "reach",
      "inclusive", "immediate", "sticky", "fixed", "none", "crossfade", "spring(damping: 0.8)",
      "unlimited", "true", "false", "never", "relative", "0", "1", "54", "-1", "1.5", "1e9",
      "250ms",
      "0.4s", "90s", "\"#0A84FF\"", "{light: \"#FFF\", dark: \"#000\"}", "$accent", "label",
      "asset:Name", "{", "}", "[", "]", ",", "&a ", "*a", "<<: *a", "!!str ", "|\n", ">-\n",
      "---\n",
      "# refreshgen: ignore ", "\t", "\u{FEFF}", "\r\n", "\u{2028}", "\u{202E}", "é", "下", "%@",
    ]

  /// The changed input.
  mutating func apply(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let line = below(lines.count)
    switch below(6) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[line], at: below(lines.count + 1))
    case 2: lines.swapAt(line, below(lines.count))
    case 3: lines.insert(Array(word.utf8), at: line)
    case 4: lines[line].insert(contentsOf: word.utf8, at: below(lines[line].count + 1))
    default:
      // The value of a key becomes another.
      let end = lines[line].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
      lines[line] = lines[line].prefix(end) + Array(" \(word)".utf8)
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  private var word: String {
    mutating get { Self.words[below(Self.words.count)] }
  }

  /// A number from 0 to below a bound.
  private mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % max(bound, 1)
  }
}
