import RefreshDiagnostics

struct WrongType: Rule {
  static let metadata = RuleMetadata(
    "wrong-type",
    isEssential: true,
    "Value of the wrong type.",
    reason: "The value cannot be read as the type that the key takes.",
    bad: "height: tall",
    good: "height: 54"
  )
}
