package import RefreshDiagnostics

package struct HugePattern: Rule {
  package static let metadata = RuleMetadata(
    "huge-pattern",
    isEssential: true,
    "Pattern that is too long or has too many alternatives.",
    reason: """
      Each pair of braces multiplies the number of alternatives. The limit keeps untrusted files \
      from using up time and memory.
      """,
    bad: """
      refreshgen: 1
      specs: ["{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}.refresh.yml"]
      """,
    good: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      """
  )
}
