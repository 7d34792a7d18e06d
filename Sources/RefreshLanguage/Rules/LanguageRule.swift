package import RefreshDiagnostics
import RefreshYAML

/// The rules of the spec language; `SpecDecoder` words most findings by the value that it reads.
package enum LanguageRule {
  package static let all: [any Rule.Type] = [
    DrawingOutsideBox.self,
    FlashingDrawing.self,
    InvalidColor.self,
    InvalidDrawing.self,
    InvalidFont.self,
    InvalidName.self,
    MissingKey.self,
    MissingValue.self,
    OutOfRange.self,
    ReservedName.self,
    UnknownKey.self,
    UnknownWord.self,
    WrongType.self,
  ]
}

struct MissingKey: Rule {
  static let metadata = RuleMetadata(
    "missing-key",
    isEssential: true,
    summary: "Missing required key.",
    reason: "The key has no default, because no value suits every control.",
    bad: """
      colors: {accent: {dark: "#64B5FF"}}
      """,
    good: """
      colors: {accent: {light: "#0A84FF", dark: "#64B5FF"}}
      states: {all: {tint: $accent}, refreshing: {indicator: medium}}
      """
  )

  /// The finding for a map without a key, which has no position of its own.
  static func finding(for key: KeyDescription, in map: Node, of owner: Owner) -> Diagnostic {
    let start = SourceRange(at: map.range.lower)
    let text = "\(key.name): \(key.example)"
    // The only key with one valid value; a map in braces has no line for it.
    let isVersion =
      key.name == KeyName.refreshgen.name && start.lower.column == 1
      && map.file.bytes[start.lower.offset] != UInt8(ascii: "{")
    return finding(
      in: map.file,
      at: start,
      message: "missing required key \(SafeText.quote(key.name))\(owner.place)",
      expected: "'\(text)'",
      fix: isVersion
        ? Fix.replace(start, with: "\(text)\n", message: "insert \(SafeText.quote(text))") : nil
    )
  }
}

struct MissingValue: Rule {
  static let metadata = RuleMetadata(
    "missing-value",
    isEssential: true,
    summary: "Key without a value.",
    reason: "A key needs a value. To use the default, remove the key.",
    bad: """
      height:
      edge: top
      """,
    good: """
      height: 54
      edge: top
      """
  )
}

package struct UnknownKey: Rule {
  package static let metadata = RuleMetadata(
    "unknown-key",
    isEssential: true,
    summary: "Unknown key.",
    reason: "An unknown key has no effect; usually the key is misspelled.",
    bad: "heigth: 54",
    good: "height: 54"
  )
}

struct InvalidName: Rule {
  static let metadata = RuleMetadata(
    "invalid-name",
    isEssential: true,
    summary: "Invalid name.",
    reason: "Names become Swift identifiers in the generated code.",
    bad: """
      colors: {"main color": "#0A84FF"}
      states: {all: {tint: label}, refreshing: {indicator: medium}}
      """,
    good: """
      colors: {mainColor: "#0A84FF"}
      states: {all: {tint: $mainColor}, refreshing: {indicator: medium}}
      """
  )
}

package struct ReservedName: Rule {
  package static let metadata = RuleMetadata(
    "reserved-name",
    isEssential: true,
    summary: "Name that Swift or refreshgen already uses.",
    reason: "The generated code would not compile, or would use the wrong type or preset.",
    bad: """
      refreshgen: 1
      control: String
      preset: modern-header
      """,
    good: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      """
  )
}

struct InvalidColor: Rule {
  static let metadata = RuleMetadata(
    "invalid-color",
    isEssential: true,
    summary: "Invalid color.",
    reason: """
      A color is a hexadecimal number, a system color, an asset, or a palette color from 'colors'. \
      The system colors are \(WordList.allOf(SystemColor.names)).
      """,
    bad: """
      states: {idle: {color: "#12345"}, refreshing: {indicator: medium}}
      """,
    good: """
      states: {idle: {color: "#123456"}, refreshing: {indicator: medium}}
      """
  )
}

struct InvalidDrawing: Rule {
  static let metadata = RuleMetadata(
    "invalid-drawing",
    isEssential: true,
    summary: "Invalid drawing of an indicator.",
    reason: """
      A layer has one shape, a color, and channels that its shape can show. A channel that cannot \
      have an effect is usually a mistake.
      """,
    bad: """
      states: {refreshing: {indicator: $bar}}
      drawings: {bar: {box: 20, layers: [{rect: {size: [4, 20]}, stroke: tint, end: 0.5}]}}
      """,
    good: """
      states: {refreshing: {indicator: $bar}}
      drawings: {bar: {box: 20, layers: [{line: [[0, -10], [0, 10]], stroke: tint, end: 0.5}]}}
      """
  )
}

struct InvalidFont: Rule {
  static let metadata = RuleMetadata(
    "invalid-font",
    isEssential: true,
    summary: "Invalid font.",
    reason: "A font is a text style such as headline, or a map with style, name, size and weight.",
    bad: "states: {idle: {font: headlin}, refreshing: {indicator: medium}}",
    good: "states: {idle: {font: headline}, refreshing: {indicator: medium}}"
  )
}

struct OutOfRange: Rule {
  static let metadata = RuleMetadata(
    "out-of-range",
    isEssential: true,
    summary: "Number or duration out of range.",
    reason: """
      A control cannot work with a value out of range. Often the value lacks a unit, or has a digit \
      too many.
      """,
    bad: "timing: {reveal: 250}",
    good: "timing: {reveal: 250ms}"
  )
}

struct UnknownWord: Rule {
  static let metadata = RuleMetadata(
    "unknown-word",
    isEssential: true,
    summary: "Unknown value of a key.",
    reason: "The key takes one of a fixed set of words; usually the word is misspelled.",
    bad: "trigger: {when: relase}",
    good: "trigger: {when: release}"
  )
}

struct WrongType: Rule {
  static let metadata = RuleMetadata(
    "wrong-type",
    isEssential: true,
    summary: "Value of the wrong type.",
    reason: "The value cannot be read as the type that the key takes.",
    bad: "height: tall",
    good: "height: 54"
  )

  /// The finding for a number with a decimal comma.
  static func finding(
    in file: SourceFile,
    at range: SourceRange,
    key: String,
    number: String
  ) -> Diagnostic {
    finding(
      in: file,
      at: range,
      message: "the comma ends the value of \(SafeText.quote(key))",
      remedy: "use a decimal point",
      suggestions: [number],
      fix: Fix.replace(range, with: number)
    )
  }
}
