import RefreshWorld

/// One step of a proof.
enum ProofStep: Sendable, Hashable {
  /// Something that happens at any time.
  case stimulus(Stimulus)
  /// Content and insets become those of another layout.
  case layout(Int)
  /// A running delay ends, however long it takes.
  case delay(RefreshDelay)
}
