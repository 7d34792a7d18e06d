/// A task of the owner of a machine after an event.
package enum RefreshStep: Sendable {
  case startAction
  case stopTimers
  case reportCompletion
  /// The list gets the added inset.
  case setInset
  /// The list scrolls to show the whole control.
  case scroll
  /// The control shows its phase.
  case show
  case cancelAction
  /// A timer starts that sends the event of the delay.
  case start(RefreshDelay)
}

extension RefreshEffects {
  /// The tasks of the owner of the machine, in their order.
  package var steps: Steps { Steps(self) }

  /// A sequence of steps.
  package struct Steps: Sequence, IteratorProtocol {
    private var rest: RefreshEffects

    fileprivate init(_ effects: RefreshEffects) {
      rest = effects
      // An action that ends at once has started before.
      if effects.contains(.endsActionAtOnce) { rest.remove(.performsAction) }
    }

    /// The next step; `nil` after the last one.
    package mutating func next() -> RefreshStep? {
      let first = RefreshEffects(rawValue: rest.rawValue & (0 &- rest.rawValue))
      rest.subtract(first)
      return switch first {
      case .endsActionAtOnce, .performsAction: .startAction
      case .stopsTimers: .stopTimers
      case .reportsCompletion: .reportCompletion
      case .insetChanged: .setInset
      case .scrollsIntoSight: .scroll
      case .phaseChanged: .show
      case .cancelsAction: .cancelAction
      // Not a step if no delay starts.
      default: RefreshDelay.allCases.first { first == .starts($0) }.map { .start($0) }
      }
    }
  }
}
