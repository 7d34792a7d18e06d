package import RefreshDiagnostics

package struct UnprovedControl: Rule {
  package static let metadata = RuleMetadata(
    "unproved-control",
    isEssential: true,
    "Control that was not proved, since the proofs of its file are too large.",
    reason: """
      The limit keeps files from using up time. Most controls need no proof of their own: the tool \
      knows the proofs of the presets and of common changes to them, and controls that differ only in \
      appearance, or by a few points, share a proof.
      """,
    remedy: """
      Move some of the controls to another file, or give them the same 'trigger' and 'animation'.
      """
  )
}
