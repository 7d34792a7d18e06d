package import RefreshDiagnostics

package struct WrongType: Rule {
  package static let metadata = RuleMetadata(
    "wrong-type",
    isEssential: true,
    "Value of the wrong type.",
    reason: "Guessing what was meant could change the control.",
    bad: """
      height: tall
      """,
    good: """
      height: 54
      """
  )
}
