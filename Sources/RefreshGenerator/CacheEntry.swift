/// A record that lets `generate` skip a spec that has not changed, without parsing it.
///
/// The manifest stores the entry with the control's file. The key is a hash of all inputs and of
/// the outputs, so any change makes the entry invalid. Anyone who can edit the manifest can forge
/// an entry, so `generate --check` ignores cache entries.
package struct CacheEntry: Sendable, Hashable {
  /// The names of the controls, which have to be unique in a project.
  package var controls: [String]
  /// Whether the spec has neither findings nor views of the app, and need not be parsed again.
  ///
  /// A spec with findings is parsed by every run, to show them. A spec with views is parsed because
  /// a new control could have the name of a view.
  package var isSilent: Bool
  /// The hash of all inputs and outputs.
  package var key: ContentHash

  /// Creates the entry of a manifest.
  package init(controls: [String], isSilent: Bool, key: ContentHash) {
    (self.controls, self.isSilent, self.key) = (controls, isSilent, key)
  }

  /// Creates the entry for outputs generated from `inputs`.
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
