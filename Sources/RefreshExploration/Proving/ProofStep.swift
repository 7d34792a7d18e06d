import RefreshCore

/// One step of a search: what may happen to a control next.
package enum ProofStep: Sendable, Hashable {
  /// The list moves to one of the offsets, with a finger or without one.
  case scroll(offset: Int, dragging: Bool)
  /// The content and the insets become others.
  case scene(Int)
  /// Anything that is no matter of place.
  case event(Simple)

  /// The events that need no place.
  package enum Simple: UInt8, Sendable, CaseIterable {
    case released, begin, success, exhausted, failure, cancelled
    case revealed, retracted, minimumShown, endDelayed, timedOut
    case attached, detached, reset, enabled, disabled, hidden, shown, oppositeBusy, oppositeIdle

    /// The event as the machine takes it.
    var event: RefreshEvent {
      switch self {
      case .released: .released
      case .begin: .begin
      case .success: .end(.success)
      case .exhausted: .end(.exhausted)
      case .failure: .end(.failure)
      case .cancelled: .end(.cancelled)
      case .revealed: .revealed
      case .retracted: .retracted
      case .minimumShown: .minimumShown
      case .endDelayed: .endDelayed
      case .timedOut: .timedOut
      case .attached: .attached
      case .detached: .detached
      case .reset: .reset
      case .enabled: .enabled
      case .disabled: .disabled
      case .hidden: .hidden
      case .shown: .shown
      case .oppositeBusy: .opposite(isBusy: true)
      case .oppositeIdle: .opposite(isBusy: false)
      }
    }
  }
}
