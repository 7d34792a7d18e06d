package import RefreshDiagnostics

package struct InvalidTrace: Rule {
  package static let metadata = RuleMetadata(
    "invalid-trace",
    isEssential: true,
    "Trace that cannot be replayed.",
    reason: "The replay stops before the line that the message names.",
    remedy: """
      Write the scene in the first line, and one event in each further line, as objects of JSON; \
      `refreshgen simulate SPEC --gesture STEPS` prints an example.
      """
  )
}
