import RefreshDiagnostics
import RefreshYAML

/// Decoding of numbers, durations, flags and words.
extension SpecDecoder {
  /// A number, or a whole one; a word stands for infinity.
  mutating func number(
    from node: Node,
    range: ClosedRange<Double>,
    word: String?,
    isWhole: Bool = false,
    orShare: Bool = false,
    of owner: Owner
  ) -> SpecValue? {
    var expected: String {
      let (low, high) = (SpecText.number(range.lowerBound), SpecText.number(range.upperBound))
      let bounds = low == high ? low : "a \(isWhole ? "whole " : "")number from \(low) to \(high)"
      return bounds + (orShare ? ", or a percentage such as 20%" : Self.orWord(word))
    }
    return decode(from: node, of: owner, expected: expected) { text throws(Mistake) in
      if text == word { return .number(.infinity) }
      let whole = Int(text)
      guard let number = Self.decimal(text), !isWhole || whole != nil else {
        let meant = isWhole ? [] : Self.withoutUnit(text, range: range)
        throw Mistake(
          rule: WrongType.self,
          message: "invalid \(owner.isVersion ? "version" : "number") \(SafeText.quote(text))",
          expected: Self.inDecimal(expected, text: text) + (orShare ? "" : Self.inPoints(text)),
          suggestions: meant + Self.words(like: text, among: word.map { [$0] } ?? []),
          isSure: !meant.isEmpty
        )
      }
      let shown = isWhole ? whole.map(String.init) ?? "" : SafeText.escape(text)
      guard !owner.isVersion || number <= range.upperBound else {
        throw Mistake(
          rule: OutOfRange.self,
          message:
            "unsupported version \(shown): this refreshgen reads version \(SpecLanguage.version)",
          remedy: "update refreshgen, or use 'refreshgen: \(SpecText.number(range.upperBound))'"
        )
      }
      guard range.contains(number) else {
        // In many libraries, -1 is the number without a limit.
        let meant = number == -1 && isWhole ? word : nil
        throw Self.outOfRange(shown, meant: meant ?? Self.positive(number, in: range), of: owner)
      }
      return .number(SpecText.rounded(number))
    }
  }

  private static func positive(_ number: Double, in range: ClosedRange<Double>) -> String? {
    number < 0 && range.contains(-number) ? SpecText.number(-number) : nil
  }

  private static func outOfRange(_ text: String, meant: String?, of owner: Owner) -> Mistake {
    Mistake(
      rule: OutOfRange.self,
      message: "\(text) is out of range for \(owner)",
      suggestions: meant.map { [$0] } ?? [],
      isSure: meant != nil
    )
  }

  /// A number of points, or a percentage of the screen.
  mutating func length(
    from node: Node,
    range: ClosedRange<Double>,
    percent: Double,
    of owner: Owner
  ) -> SpecValue? {
    guard let text = node.scalar?.text, text.hasSuffix("%"),
      let share = Self.decimal(String(text.dropLast()))
    else { return number(from: node, range: range, word: nil, orShare: true, of: owner) }
    let expected = "a percentage from 1% to \(SpecText.number(percent))%"
    return decode(from: node, of: owner, expected: expected) { text throws(Mistake) in
      guard (1...percent).contains(share) else {
        throw Mistake(
          rule: OutOfRange.self,
          message: "\(SafeText.escape(text)) is out of range for \(owner)"
        )
      }
      return .share(SpecText.rounded(share / 100))
    }
  }

  mutating func duration(
    from node: Node,
    range: ClosedRange<Double>,
    word: String?,
    of owner: Owner
  ) -> SpecValue? {
    var expected: String {
      let (low, high) = (SpecText.seconds(range.lowerBound), SpecText.seconds(range.upperBound))
      let example = range.upperBound > 60 ? "30s" : "250ms or 0.25s"
      return "a duration from \(low) to \(high), such as \(example)" + Self.orWord(word)
    }
    return decode(from: node, of: owner, expected: expected) { text throws(Mistake) in
      if text == word { return .number(.infinity) }
      guard let seconds = Self.seconds(text) else {
        let meant = Self.meantDuration(text, range: range).map { [$0] }
        throw Mistake(
          rule: WrongType.self,
          message: "invalid duration \(SafeText.quote(text))",
          suggestions: meant ?? Self.words(like: text, among: word.map { [$0] } ?? []),
          isSure: meant != nil
        )
      }
      guard range.contains(seconds) else {
        throw Self.outOfRange(text, seconds: seconds, range: range, word: word, of: owner)
      }
      return .number(SpecText.rounded(seconds))
    }
  }

  /// The mistake of a duration out of range, which may lack the unit of milliseconds.
  private static func outOfRange(
    _ text: String,
    seconds: Double,
    range: ClosedRange<Double>,
    word: String?,
    of owner: Owner
  ) -> Mistake {
    let (read, problem) = (SpecText.seconds(seconds), "out of range for \(owner)")
    // A number without a unit counts as seconds, but is often meant as milliseconds.
    guard let number = decimal(text) else {
      return Mistake(rule: OutOfRange.self, message: "\(read) is \(problem)")
    }
    let isMeant = range.contains(number / 1000)
    return Mistake(
      rule: OutOfRange.self,
      message: "\(SafeText.escape(text)) has no unit and is read as \(read), which is \(problem)",
      // In many libraries, zero is no limit.
      suggestions: isMeant ? ["\(text)ms"] : number <= 0 ? word.map { [$0] } ?? [] : [],
      isSure: isMeant
    )
  }

  mutating func flag(from node: Node, of owner: Owner) -> SpecValue? {
    decode(from: node, of: owner, expected: "true or false") { text throws(Mistake) in
      if text == "true" || text == "false" { return .flag(text == "true") }
      let (message, meant) = (owner.invalid(text), Self.meantFlag(text))
      throw Mistake(rule: WrongType.self, message: message, suggestions: meant, isSure: true)
    }
  }

  mutating func word(_ node: Node, words: [String], of owner: Owner) -> SpecValue? {
    decode(from: node, of: owner, expected: WordList.oneOf(words)) { text throws(Mistake) in
      guard !words.contains(text) else { return .text(text) }
      var mistake = Mistake(
        rule: UnknownWord.self,
        message: owner.invalid(text),
        word: text,
        near: Self.words(like: text, among: words)
      )
      if owner.key == KeyName.opacity.name, Self.decimal(text) != nil {
        mistake.expected =
          "\(WordList.oneOf(words)); a color has its own transparency, such as \"#0066CC80\""
      }
      let presets = Synonyms.presets(of: text)
      if owner.key == KeyName.style.name || owner.key == KeyName.edge.name, !presets.isEmpty {
        let system =
          presets == ["uirefreshcontrol"] ? ", or draw inside it with 'style: system'" : ""
        mistake.remedy = "use \(WordList.anyOf(presets.map { "preset: \($0)" }))\(system)"
        mistake.suggestions = []
      }
      throw mistake
    }
  }

  /// The valid words to suggest for a misspelled word or a synonym.
  static func words(like text: String, among words: [String]) -> [String] {
    // The case of a Swift enumeration, such as `.medium`.
    let name = text.split(separator: ".").last.map(String.init) ?? text
    if name != text, words.contains(name) { return [name] }
    // The languages with a script or a region, such as `zh-Hans` for `zh`.
    let longer = words.filter { $0.hasPrefix("\(text)-") }
    if !longer.isEmpty { return longer }
    let near = Suggestions.nearest(to: text, among: words)
    return near.isEmpty ? Synonyms.of(text, among: words) : near
  }

  /// The end of an expectation for a key that also takes a word.
  static func orWord(_ word: String?) -> String {
    word.map { ", or \(SafeText.quote($0))" } ?? ""
  }

  /// The expectation, which asks for a decimal number if the text is in another notation.
  private static func inDecimal(_ expected: String, text: String) -> String {
    let isGrouped = text.first?.isNumber == true && text.contains("_")
    guard isGrouped || ["0x", "0o", "0b"].contains(where: text.hasPrefix) else { return expected }
    return expected.replacing("a ", with: "a decimal ", maxReplacements: 1)
  }

  /// The end of an expectation for a percentage, where a key takes points.
  private static func inPoints(_ text: String) -> String {
    guard text.hasSuffix("%"), decimal(String(text.dropLast())) != nil else { return "" }
    return ", in points and not a percentage"
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
  private static func meantDuration(_ text: String, range: ClosedRange<Double>) -> String? {
    let text = text.filter { $0 != " " }.replacing(",", with: ".")
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
  private static func withoutUnit(_ text: String, range: ClosedRange<Double>) -> [String] {
    if text.hasSuffix("%"), let percent = decimal(String(text.dropLast())),
      range.upperBound <= 3, range.contains(percent / 100)
    {
      return [SpecText.number(percent / 100)]
    }
    for unit in ["pt", "px", "dp", "points", "f", ";", ","] where text.hasSuffix(unit) {
      let number = text.dropLast(unit.count).filter { $0 != " " }
      if decimal(number) != nil { return [number] }
    }
    return []
  }

  private static func meantFlag(_ text: String) -> [String] {
    switch text.lowercased() {
    case "yes", "on", "y", "1", "true": ["true"]
    case "no", "off", "n", "0", "false": ["false"]
    default: Suggestions.nearest(to: text, among: ["true", "false"])
    }
  }
}
