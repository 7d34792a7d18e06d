package import RefreshCore

extension PhaseChange {
  /// A class of behaviors that have the same phase changes.
  ///
  /// Unlike a `ProofClass`, this tells apart the options that `widened` sets.
  package struct Class: Sendable, Hashable {
    private let proofClass: ProofClass
    private let options: [Double]

    /// Creates the class that a behavior belongs to.
    package init(_ behavior: RefreshBehavior) {
      proofClass = ProofClass(behavior)
      options = behavior.normalized.optionsWithoutDistances
    }
  }
}
