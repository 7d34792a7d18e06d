import RefreshDiagnostics

struct BaseCycle: Rule {
  static let metadata = RuleMetadata(
    "base-cycle",
    isEssential: true,
    "Spec that is based on itself, directly or through other specs.",
    reason: "Each of the specs needs the values of its base first, so none of them can be read.",
    remedy: """
      Name another base in one of the specs, or move what they share to a new file that is the base \
      of both.
      """
  )
}
