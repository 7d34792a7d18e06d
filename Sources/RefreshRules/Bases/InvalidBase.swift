import RefreshDiagnostics

struct InvalidBase: Rule {
  static let metadata = RuleMetadata(
    "invalid-base",
    isEssential: true,
    "Base that cannot be used.",
    reason: """
      A base is a spec file with one control and without errors: the specs that name it as 'preset' \
      inherit its keys.
      """,
    remedy: """
      Correct the path, or fix the base; its own findings are reported at its own file. A base with \
      several controls has to be split, so that each is a file.
      """
  )
}
