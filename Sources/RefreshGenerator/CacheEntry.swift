/// A record that lets `generate` skip a spec that has not changed, without even reading it as YAML.
///
/// The manifest keeps it with the control's file. Its key covers everything that the outputs follow
/// from, and the outputs as the manifest has them, so that it stops fitting as soon as any of that
/// changes. It is a convenience for people who trust their own working copy: anyone who can change the
/// manifest can forge it, so `generate --check` never looks at it.
package struct CacheEntry: Sendable, Hashable {
  /// The names of the controls, each of which a project has once.
  package var controls: [String]
  /// Whether checking the spec found nothing at all: findings have to be shown again.
  package var isSilent: Bool
  /// The hash of everything.
  package var key: ContentHash

  /// Creates the entry that a manifest holds.
  package init(controls: [String], isSilent: Bool, key: ContentHash) {
    (self.controls, self.isSilent, self.key) = (controls, isSilent, key)
  }

  /// Creates the entry for outputs, by their names and contents, that follow from `inputs`.
  package init(
    controls: [String],
    isSilent: Bool,
    inputs: ContentHash,
    outputs: some Sequence<(name: String, hash: ContentHash)>
  ) {
    var input = HashInput()
    input.add(inputs)
    input.add(controls)
    input.add(isSilent)
    for output in outputs {
      input.add(output.name)
      input.add(output.hash)
    }
    self.init(controls: controls, isSilent: isSilent, key: input.hash)
  }
}
