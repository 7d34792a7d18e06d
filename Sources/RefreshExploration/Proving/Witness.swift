package import RefreshCore
import RefreshJSON

/// The way to a broken invariant: where the list stood, and all that happened.
package struct Witness: Sendable, Equatable {
  /// What the scroll view showed at first.
  package var start: ScrollReading
  /// What happened, in order.
  package var steps: [Step]

  /// One thing that happened.
  package enum Step: Sendable, Equatable {
    /// The list moved, with a finger or without one.
    case scroll(ScrollReading)
    /// The content and the insets became others.
    case scene(ScrollReading)
    /// Anything that is no matter of place.
    case event(ProofStep.Simple)
  }
}

extension Witness.Step: CustomStringConvertible {
  /// The step in words.
  package var description: String {
    switch self {
    case .scroll(let reading):
      "scroll to \(JSON.text(of: reading.offset)) "
        + (reading.isDragging ? "with a finger" : "without one")
    case .scene(let reading): "content of \(JSON.text(of: reading.content)) points"
    case .event(let event): event.words
    }
  }
}

extension ProofStep.Simple {
  /// The event in words.
  fileprivate var words: String {
    switch self {
    case .released: "lift"
    case .begin: "begin"
    case .success: "end"
    case .exhausted: "end without more data"
    case .failure: "failure"
    case .cancelled: "cancellation"
    case .revealed: "end of the reveal"
    case .retracted: "end of the way back"
    case .minimumShown: "end of the least visible time"
    case .endDelayed: "end of the delay"
    case .timedOut: "time-out"
    case .attached: "on screen"
    case .detached: "off screen"
    case .reset: "reset"
    case .enabled: "enable"
    case .disabled: "disable"
    case .hidden: "hide"
    case .shown: "show"
    case .oppositeBusy: "refresh at the other edge"
    case .oppositeIdle: "end of the refresh at the other edge"
    }
  }
}
