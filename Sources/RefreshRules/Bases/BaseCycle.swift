package import RefreshDiagnostics

package struct BaseCycle: Rule {
  package static let metadata = RuleMetadata(
    "base-cycle",
    isEssential: true,
    "Spec that is based on itself, directly or through other specs.",
    reason: "The values of the control would have no beginning.",
    remedy: """
      Name another base in one of the specs, or move what they share to a new file that is the base \
      of both.
      """
  )
}
