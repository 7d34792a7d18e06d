package import RefreshDiagnostics

package struct YAMLUnquotedText: Rule {
  package static let metadata = RuleMetadata(
    "yaml-unquoted-text",
    isEssential: true,
    "Text that needs quotes.",
    reason: "Without quotes, YAML gives a character of the text a special meaning.",
    bad: "summary: @home feed",
    good: #"summary: "@home feed""#
  )
}
