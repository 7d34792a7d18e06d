package import RefreshDiagnostics

package struct InvalidUTF8: Rule {
  package static let about = RuleAbout(
    "invalid-utf8",
    isEssential: true,
    "The file is not UTF-8.",
    reason: "Its texts would come out wrong."
  )
}
