package import RefreshDiagnostics

package struct InvalidUTF8: Rule {
  package static let metadata = RuleMetadata(
    "invalid-utf8",
    isEssential: true,
    "File that is not UTF-8.",
    reason: "Texts in another encoding would be garbled.",
    remedy: "Save the file as UTF-8; editors have a setting for the encoding."
  )
}
