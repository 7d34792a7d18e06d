import RefreshCore
import Testing

@testable import RefreshLanguage

/// A place in a valid spec where a word of the language stands.
struct WordPlace: Sendable, CustomTestStringConvertible {
  /// The keys that lead there.
  let path: [String]
  /// The word.
  let word: String
  /// The other words that may stand there.
  let alternatives: [String]
  /// The spec, with a text instead of the word.
  let spec: @Sendable (String) -> String

  var testDescription: String { (path + [word]).joined(separator: ".") }
}

extension WordPlace {
  /// Every key of a table, and every word that one of its keys takes.
  static func all(in table: KeyTable, at path: [String] = []) -> [WordPlace] {
    table.keys.flatMap { key -> [WordPlace] in
      let others = table.keys.filter { $0.name != key.name }
        .filter { $0.isRequired || belongTogether.isSuperset(of: [$0.name, key.name]) }
        .map { ", \($0.name): \($0.sample)" }.joined()
      let place = WordPlace(path: path, word: key.name, alternatives: table.names) { text in
        spec(path, "\(text): \(key.sample)\(others)")
      }
      return [place] + inside(key.type, at: path + [key.name])
    }
  }

  /// The keys of a font that need each other.
  private static let belongTogether: Set = ["name", "size"]

  private static func inside(_ type: ValueType, at path: [String]) -> [WordPlace] {
    switch type {
    case .map(let table): all(in: table, at: path)
    case .dictionary(let element): inside(element, at: path + ["en"])
    case .font:
      all(in: SpecLanguage.font.table, at: path) + words(SpecLanguage.textStyles, at: path)
    case .color: all(in: SpecLanguage.color, at: path)
    case .curve: words(SpecLanguage.curves, at: path)
    case .word(let choices): words(choices, at: path)
    case .part(.indicator): words(["none"] + RefreshAppearance.Indicator.names, at: path)
    case .preset: words(Preset.all.map(\.name), at: path)
    default: []
    }
  }

  private static func words(_ words: [String], at path: [String]) -> [WordPlace] {
    words.map { word in
      WordPlace(path: path, word: word, alternatives: words) { text in
        let key = path.last ?? ""
        let needed = path.count == 1 ? ", refreshgen: 1, control: A" : ""
        return spec(path.dropLast(), "\(key): \(text)\(needed)")
      }
    }
  }

  /// A spec with entries in the map that a path leads to.
  private static func spec(_ path: some Collection<String>, _ entries: String) -> String {
    guard !path.isEmpty else {
      return "{\(entries)}\n"
    }
    let opening = path.map { "\($0): {" }.joined()
    let closing = String(repeating: "}", count: path.count)
    return "refreshgen: 1\ncontrol: A\n\(opening)\(entries)\(closing)\n"
  }
}

extension KeyDescription {
  /// A value that the key takes.
  var sample: String {
    if case .text = type { example } else { type.sample }
  }
}

extension ValueType {
  /// A value that the type takes.
  fileprivate var sample: String {
    switch self {
    case .map(let table): table.keys.first.map { "{\($0.name): \($0.type.sample)}" } ?? "{}"
    case .dictionary(let element): "{en: \(element.sample)}"
    case .list(let element, _): "[\(element.sample)]"
    case .number(let range, _): "\(Int(range.lowerBound.rounded(.up)))"
    default: example
    }
  }
}

extension String {
  /// Every text that one slip of the finger makes of a word: a letter too many, too few or wrong,
  /// or two in the wrong order.
  var slips: Set<String> {
    let letters = Array(self)
    var slips: Set<String> = []
    for index in letters.indices {
      var missing = letters
      missing.remove(at: index)
      slips.insert(String(missing))
      for letter in "aeqx" {
        var wrong = letters
        wrong[index] = letter
        slips.insert(String(wrong))
        var longer = letters
        longer.insert(letter, at: index)
        slips.insert(String(longer))
      }
      if index > 0 {
        var swapped = letters
        swapped.swapAt(index, index - 1)
        slips.insert(String(swapped))
      }
    }
    slips.remove(self)
    return slips
  }
}
