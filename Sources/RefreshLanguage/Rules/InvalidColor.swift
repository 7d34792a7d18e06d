package import RefreshDiagnostics

package struct InvalidColor: Rule {
  package static let metadata = RuleMetadata(
    "invalid-color",
    isEssential: true,
    "Invalid color.",
    reason: "The control cannot be drawn without a color that UIKit knows.",
    bad: """
      states: {idle: {color: "#12345"}, refreshing: {indicator: medium}}
      """,
    good: """
      states: {idle: {color: "#123456"}, refreshing: {indicator: medium}}
      """
  )
}
