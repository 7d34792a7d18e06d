// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }

  public internal(set) var state = State.possible
  /// What is called when the state changes, in place of targets and their selectors.
  public var actions: [ObjectIdentifier: @MainActor () -> Void] = [:]

  public init() {}

  /// Goes to a state and says so.
  public func enter(_ state: State) {
    self.state = state
    for action in actions.values { action() }
  }
}

open class UIPanGestureRecognizer: UIGestureRecognizer {}
