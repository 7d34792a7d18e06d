package import RefreshDiagnostics

package struct UnknownPreset: Rule {
  package static let metadata = RuleMetadata(
    "unknown-preset",
    isEssential: true,
    "Unknown preset.",
    reason: """
      A preset supplies the values of all keys that the spec leaves out. The key 'preset' takes the \
      name of a built-in preset, a name under 'presets' in refreshgen.yml, or a path such as \
      ./Base.refresh.yml.
      """,
    bad: "preset: mjrefresh-haeder",
    good: "preset: mjrefresh-header"
  )
}
