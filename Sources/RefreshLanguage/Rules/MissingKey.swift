import RefreshDiagnostics

struct MissingKey: Rule {
  static let metadata = RuleMetadata(
    "missing-key",
    isEssential: true,
    "Missing required key.",
    reason: "The key has no default, because no value suits every control.",
    bad: """
      colors: {accent: {dark: "#64B5FF"}}
      """,
    good: """
      colors: {accent: {light: "#0A84FF", dark: "#64B5FF"}}
      states: {all: {tint: $accent}, refreshing: {indicator: medium}}
      """
  )
}
