import RefreshDiagnostics

struct InvalidName: Rule {
  static let metadata = RuleMetadata(
    "invalid-name",
    isEssential: true,
    "Invalid name.",
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
