import RefreshDiagnostics

struct InvalidColor: Rule {
  static let metadata = RuleMetadata(
    "invalid-color",
    isEssential: true,
    "Invalid color.",
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
