package import RefreshDiagnostics

package struct OutsideProject: Rule {
  package static let metadata = RuleMetadata(
    "outside-project",
    isEssential: true,
    "Folder or link that leads outside of the project folder.",
    reason: """
      Specs and project files may come with pull requests from strangers, who must not choose files \
      elsewhere on the machine.
      """,
    remedy: "Name a folder in the project, or permit other folders with `--allow-outside`."
  )
}
