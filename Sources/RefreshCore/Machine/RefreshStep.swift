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
    private var bits: UInt32

    fileprivate init(_ effects: RefreshEffects) {
      bits = effects.rawValue
      // An action that ends at once has started before.
      if effects.contains(.endsActionAtOnce) { bits &= ~RefreshEffects.performsAction.rawValue }
    }

    /// The next step; `nil` after the last one.
    package mutating func next() -> RefreshStep? {
      let bit = UInt8(bits.trailingZeroBitCount)
      bits &= bits &- 1
      return switch bit {
      case 0, 13: .startAction
      case 1: .stopTimers
      case 2: .reportCompletion
      case 3: .setInset
      case 4: .scroll
      case 5: .show
      case 6: .cancelAction
      default: RefreshDelay(rawValue: bit &- 7).map { .start($0) }
      }
    }
  }
}
