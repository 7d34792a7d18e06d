package import RefreshCore
package import RefreshWorld

/// A phase change of a control, with the event that causes it.
package struct PhaseChange: Hashable, Sendable {
  /// The phase before.
  package var from: RefreshPhase
  /// The phase after.
  package var to: RefreshPhase
  /// The event.
  package var cause: Cause

  /// An event, without its numbers.
  package enum Cause: Hashable, Sendable {
    /// A stimulus; the flag tells scrolls with a finger, and both values of a switch, apart.
    case stimulus(Stimulus.Name, Bool)
    /// The end of a delay.
    case delay(RefreshDelay)
  }

  /// All phase changes of a control, in a long list that scrolls only on screen.
  ///
  /// The app neither hides nor disables the control.
  package static func all(of behavior: RefreshBehavior) -> Set<PhaseChange> {
    let others: [Stimulus.Name] = [.displace, .cancelGesture, .hide, .show, .enable, .disable]
    let names = Stimulus.Name.allCases.filter { !others.contains($0) }
    var changes: Set<PhaseChange> = []
    WorldSearch(behavior, names: names).run { step in
      let isPossible = step.machine.isAttached || step.change.cause != .stimulus(.scroll, false)
      if isPossible && step.change.from != step.change.to { changes.insert(step.change) }
    }
    return changes
  }
}

extension PhaseChange.Cause {
  /// Creates the cause of a stimulus.
  init(_ stimulus: Stimulus) {
    let flag =
      switch stimulus {
      case .scroll(_, let flag), .displace(_, let flag), .window(let flag), .opposite(let flag):
        flag
      default: false
      }
    self = .stimulus(stimulus.name, flag)
  }

  /// All causes, in the order of pages and diagrams.
  package static let all: [Self] =
    Stimulus.Name.allCases.flatMap { [.stimulus($0, true), .stimulus($0, false)] }
    + RefreshDelay.allCases.map { .delay($0) }
}
