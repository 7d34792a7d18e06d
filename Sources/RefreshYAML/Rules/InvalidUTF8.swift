package import RefreshDiagnostics

package struct InvalidUTF8: Rule {
  package static let metadata = RuleMetadata(
    "invalid-utf8",
    isEssential: true,
    "File that is not UTF-8.",
    reason: "Its texts would be garbled.",
    remedy: "Save the file as UTF-8; the encoding is a setting of the editor."
  )
}
