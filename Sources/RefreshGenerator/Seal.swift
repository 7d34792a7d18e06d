/// What tells that a spec need not be generated from again, nor even read as YAML.
///
/// It is kept with the control's file. Its hash covers all that the outputs follow from, and the
/// outputs as the manifest has them; whatever of that was changed, by hand or by a merge, it fits no
/// more.
package struct Seal: Sendable, Hashable {
  /// The names of the controls, of which a project has each once.
  package var controls: [String]
  /// Whether nothing at all was found when the spec was checked: findings have to be shown again.
  package var isSilent: Bool
  /// The hash of everything.
  package var hash: ContentHash

  /// Creates the seal that a manifest holds.
  package init(controls: [String], isSilent: Bool, hash: ContentHash) {
    (self.controls, self.isSilent, self.hash) = (controls, isSilent, hash)
  }

  /// Seals outputs, by their names and contents, that followed from `basis`.
  package init(
    controls: [String],
    isSilent: Bool,
    basis: ContentHash,
    outputs: some Sequence<(name: String, hash: ContentHash)>
  ) {
    var input = HashInput()
    input.add(basis)
    input.add(controls)
    input.add(isSilent)
    for output in outputs {
      input.add(output.name)
      input.add(output.hash)
    }
    self.init(controls: controls, isSilent: isSilent, hash: input.hash)
  }
}
