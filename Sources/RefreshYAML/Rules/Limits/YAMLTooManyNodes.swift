package import RefreshDiagnostics

package struct YAMLTooManyNodes: Rule {
  package static let metadata = RuleMetadata(
    "yaml-too-many-nodes",
    isEssential: true,
    "More than 100,000 keys and values in one file.",
    reason: "The limit keeps untrusted files from using up time and memory.",
    remedy: "Split the file: a project may have any number of specs."
  )
}
