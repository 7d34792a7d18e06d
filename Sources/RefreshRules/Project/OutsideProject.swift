package import RefreshDiagnostics

package struct OutsideProject: Rule {
  package static let metadata = RuleMetadata(
    "outside-project",
    isEssential: true,
    "Folder or link that leads outside the project folder.",
    reason: """
      Specs and project files may come from untrusted pull requests, which must not access files \
      elsewhere on the machine.
      """,
    remedy: "Choose a folder in the project, or allow other folders with `--allow-outside`."
  )
}
