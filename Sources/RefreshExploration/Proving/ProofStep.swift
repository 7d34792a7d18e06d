import RefreshCore
import RefreshWorld

/// One step of a proof.
enum ProofStep: Sendable, Hashable {
  /// A stimulus, which may occur at any time.
  case stimulus(Stimulus)
  /// A change of content and insets to those of another layout.
  case layout(Int)
  /// The end of a running delay, whatever its duration.
  case delay(RefreshDelay)
}
