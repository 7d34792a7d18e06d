package import RefreshExploration
public import RefreshRuntime
import RefreshWorld

/// Proves the invariants of a behavior, as the tool does for the behavior of a spec.
///
/// The proof searches all states that the control can reach by gestures, by calls of the app, and by
/// changes of the list. Call the function in a test of a control that is written in Swift.
public func prove(_ behavior: RefreshBehavior) throws(ProofError) {
  for viewport in behavior.proofViewports { try check(Proof.of(behavior, viewport: viewport)) }
}

/// Throws the violation that a proof has found, if any.
package func check(_ proof: Proof) throws(ProofError) {
  guard let violation = proof.violation else { return }
  throw ProofError(
    description: "invariant \(violation.invariant.rawValue) does not hold: "
      + "\(violation.invariant.summary); after: \(violation.witness.words)"
  )
}

/// The error for a behavior that violates an invariant.
public struct ProofError: Error, Equatable, CustomStringConvertible {
  /// The invariant, and a shortest path to its violation.
  public let description: String
}
