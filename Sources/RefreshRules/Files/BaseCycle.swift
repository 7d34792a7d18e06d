package import RefreshDiagnostics

package struct BaseCycle: Rule {
  package static let metadata = RuleMetadata(
    "base-cycle",
    isEssential: true,
    "Spec that is based on itself, directly or through other specs.",
    reason: "A spec is read after its base. In a cycle of bases, no spec can be read first.",
    remedy: """
      Name another base in one of the specs of the cycle, or move the keys that the specs share to a \
      new file, and use this file as the base of all.
      """
  )
}
