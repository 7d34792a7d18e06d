import RefreshDiagnostics
import RefreshYAML

/// Decoding of numbers, durations, flags and words.
extension SpecDecoder {
  /// A number, or a whole one; a word stands for infinity.
  mutating func number(
    _ node: Node,
    _ range: ClosedRange<Double>,
    _ word: String?,
    isWhole: Bool = false,
    _ owner: Owner
  ) -> SpecValue? {
    var expected: String {
      let (low, high) = (SpecText.number(range.lowerBound), SpecText.number(range.upperBound))
      let bounds = low == high ? low : "a \(isWhole ? "whole " : "")number from \(low) to \(high)"
      return bounds + Self.orWord(word)
    }
    guard let text = scalar(node, owner, expected: expected) else { return nil }
    if text == word { return .number(.infinity) }
    let whole = Int(text)
    guard let number = Self.decimal(text), !isWhole || whole != nil else {
      let meant = isWhole ? [] : Self.withoutUnit(text, range)
      report(
        WrongType.self,
        node,
        "invalid \(owner.isVersion ? "version" : "number") \(SafeText.quote(text))",
        expected: Self.inDecimal(expected, text),
        suggestions: meant + Self.words(like: text, word.map { [$0] } ?? []),
        fix: meant.first.map { Fix.replace(node, with: $0) }
      )
      return nil
    }
    let shown = isWhole ? whole.map(String.init) ?? "" : SafeText.escape(text)
    guard !owner.isVersion || number <= range.upperBound else {
      let last = SpecText.number(range.upperBound)
      report(
        OutOfRange.self,
        node,
        "unsupported version \(shown): this refreshgen reads version \(SpecLanguage.version)",
        remedy: "update refreshgen, or use 'refreshgen: \(last)'"
      )
      return nil
    }
    guard range.contains(number) else {
      report(
        OutOfRange.self,
        node,
        "\(shown) is out of range for \(owner)",
        expected: expected
      )
      return nil
    }
    return .number(SpecText.rounded(number))
  }

  mutating func duration(
    _ node: Node,
    _ range: ClosedRange<Double>,
    _ word: String?,
    _ owner: Owner
  ) -> SpecValue? {
    var expected: String {
      let (low, high) = (SpecText.seconds(range.lowerBound), SpecText.seconds(range.upperBound))
      let example = range.upperBound > 60 ? "30s" : "250ms or 0.25s"
      return "a duration from \(low) to \(high), such as \(example)" + Self.orWord(word)
    }
    guard let text = scalar(node, owner, expected: expected) else { return nil }
    if text == word { return .duration(.infinity) }
    guard let seconds = Self.seconds(text) else {
      let meant = Self.meantDuration(text, range)
      report(
        WrongType.self,
        node,
        "invalid duration \(SafeText.quote(text))",
        expected: expected,
        suggestions: meant.map { [$0] }
          ?? Self.words(like: text, word.map { [$0] } ?? []),
        fix: meant.map { Fix.replace(node, with: $0) }
      )
      return nil
    }
    guard range.contains(seconds) else {
      reportRange(text, seconds, node, range, owner, expected: expected)
      return nil
    }
    return .duration(SpecText.rounded(seconds))
  }

  /// Reports a duration out of range, which may lack the unit of milliseconds.
  private mutating func reportRange(
    _ text: String,
    _ seconds: Double,
    _ node: Node,
    _ range: ClosedRange<Double>,
    _ owner: Owner,
    expected: String
  ) {
    // A number without a unit counts as seconds, but is often meant as milliseconds.
    let milliseconds = Self.decimal(text).map { $0 / 1000 }
    let isMeant = milliseconds.map { range.contains($0) } ?? false
    report(
      OutOfRange.self,
      node,
      milliseconds == nil
        ? "\(SpecText.seconds(seconds)) is out of range for \(owner)"
        : "\(SafeText.escape(text)) has no unit and is read as \(SpecText.seconds(seconds)), which is "
          + "out of range for \(owner)",
      expected: expected,
      suggestions: isMeant ? ["\(text)ms"] : [],
      fix: isMeant ? Fix.replace(node, with: "\(text)ms") : nil
    )
  }

  mutating func flag(_ node: Node, _ owner: Owner) -> SpecValue? {
    guard let text = scalar(node, owner, expected: "true or false") else { return nil }
    switch text {
    case "true": return .flag(true)
    case "false": return .flag(false)
    default:
      report(
        WrongType.self,
        node,
        "invalid value \(SafeText.quote(text)) for \(owner)",
        expected: "true or false",
        suggestions: Self.meantFlag(text),
        fix: Self.meantFlag(text).first.map { Fix.replace(node, with: $0) }
      )
      return nil
    }
  }

  mutating func word(_ node: Node, _ words: [String], _ owner: Owner) -> SpecValue? {
    var expected: String { WordList.oneOf(words) }
    guard let text = scalar(node, owner, expected: expected) else { return nil }
    guard words.contains(text) else {
      let near = Self.words(like: text, words)
      report(
        UnknownWord.self,
        node,
        owner.invalid(text),
        expected: expected,
        suggestions: near,
        fix: Fix.typo(node, near)
      )
      return nil
    }
    return .text(text)
  }

  /// The valid words to suggest for a misspelled word or a synonym.
  private static func words(like text: String, _ words: [String]) -> [String] {
    let near = Suggestions.nearest(to: text, among: words)
    return near.isEmpty ? Synonyms.of(text, among: words) : near
  }

  private static func orWord(_ word: String?) -> String {
    word.map { ", or \(SafeText.quote($0))" } ?? ""
  }

  /// The expectation, which asks for a decimal number if the text is in another notation.
  private static func inDecimal(_ expected: String, _ text: String) -> String {
    let isGrouped = text.first?.isNumber == true && text.contains("_")
    guard isGrouped || ["0x", "0o", "0b"].contains(where: text.hasPrefix) else { return expected }
    return expected.replacing("a ", with: "a decimal ", maxReplacements: 1)
  }

  /// The value of a decimal number; `nil` for other notations, such as `0x36`, `inf` or `1_000`.
  static func decimal(_ text: String) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  static func seconds(_ text: String) -> Double? {
    if text.hasSuffix("ms") { return decimal(String(text.dropLast(2))).map { $0 / 1000 } }
    if text.hasSuffix("s") { return decimal(String(text.dropLast())) }
    return decimal(text)
  }

  /// The duration that a text with an unknown unit, or a space before the unit, probably means.
  private static func meantDuration(_ text: String, _ range: ClosedRange<Double>) -> String? {
    let text = text.filter { $0 != " " }
    let number = text.prefix { $0.isNumber || $0 == "." }
    let factors: [String: Double] = [
      "ms": 0.001, "msec": 0.001, "s": 1, "sec": 1, "secs": 1, "seconds": 1, "m": 60, "min": 60,
      "minutes": 60, "h": 3600,
    ]
    guard let factor = factors[String(text.dropFirst(number.count))],
      let seconds = decimal(String(number)).map({ $0 * factor }), range.contains(seconds)
    else { return nil }
    return SpecText.seconds(seconds)
  }

  /// The number that a text with a needless unit or mark probably means, such as `60pt` or `50%`.
  private static func withoutUnit(_ text: String, _ range: ClosedRange<Double>) -> [String] {
    if text.hasSuffix("%"), let percent = decimal(String(text.dropLast())),
      range == 0...1, range.contains(percent / 100)
    {
      return [SpecText.number(percent / 100)]
    }
    for unit in ["pt", "px", "dp", "points", ";", ","] where text.hasSuffix(unit) {
      let number = text.dropLast(unit.count).filter { $0 != " " }
      if decimal(number) != nil { return [number] }
    }
    return []
  }

  private static func meantFlag(_ text: String) -> [String] {
    switch text.lowercased() {
    case "yes", "on", "y", "true": ["true"]
    case "no", "off", "n", "false": ["false"]
    default: Suggestions.nearest(to: text, among: ["true", "false"])
    }
  }
}
