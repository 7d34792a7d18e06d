import RefreshDiagnostics

struct YAMLAnchorName: Rule {
  static let metadata = RuleMetadata(
    "yaml-anchor-name",
    isEssential: true,
    "Anchor or alias without a valid name.",
    reason: "An alias refers to its anchor by a name of letters, digits, '-' and '_'.",
    bad: "summary: & feed",
    good: #"summary: "& feed""#
  )
}
