import RefreshDiagnostics

struct InvalidFont: Rule {
  static let metadata = RuleMetadata(
    "invalid-font",
    isEssential: true,
    "Invalid font.",
    reason: "A font is a text style such as headline, or a map with style, name, size and weight.",
    bad: "states: {idle: {font: headlin}, refreshing: {indicator: medium}}",
    good: "states: {idle: {font: headline}, refreshing: {indicator: medium}}"
  )
}
