package import RefreshCore

extension PhaseChange {
  /// A class of behaviors that have the same phase changes.
  ///
  /// Unlike a `ProofClass`, this tells apart the options that `widened` sets, and taps.
  package struct Class: Sendable, Hashable {
    private let proofClass: ProofClass
    private let options: [Bool]

    /// Creates the class that a behavior belongs to.
    package init(_ behavior: RefreshBehavior) {
      proofClass = ProofClass(behavior)
      options = [
        behavior.isExclusive, behavior.isInterruptible, behavior.resetsOnTap,
        behavior.timing.timeout.isFinite,
      ]
    }
  }
}
