/// The effects of an event, which the owner of the state machine performs.
///
/// The owner performs the effects in this order: start an action that ends at once, stop timers,
/// report the completion, change inset and offset, show the new phase, cancel the action, start
/// timers, start any other action.
package struct RefreshEffects: OptionSet, Sendable {
  /// The set as bits.
  package let rawValue: UInt32

  /// Creates a set from bits.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The phase has changed.
  package static var phaseChanged: Self { Self(rawValue: 1 << 0) }
  /// The added inset has changed.
  package static var insetChanged: Self { Self(rawValue: 1 << 1) }
  /// Changes of inset and offset use the reveal animation.
  package static var animatesReveal: Self { Self(rawValue: 1 << 2) }
  /// Changes of the inset use the retract animation.
  package static var animatesRetract: Self { Self(rawValue: 1 << 3) }
  /// The list scrolls to show the whole control.
  package static var scrollsIntoSight: Self { Self(rawValue: 1 << 4) }
  /// The action starts.
  package static var performsAction: Self { Self(rawValue: 1 << 5) }
  /// The action is canceled.
  package static var cancelsAction: Self { Self(rawValue: 1 << 6) }
  /// The completion of one action is reported.
  package static var reportsCompletion: Self { Self(rawValue: 1 << 7) }
  /// All running timers stop, before new ones start.
  package static var stopsTimers: Self { Self(rawValue: 1 << 8) }
  /// A timer starts that sends `revealed` after the duration of the reveal animation.
  package static var startsReveal: Self { Self(rawValue: 1 << 9) }
  /// A timer starts that sends `retracted` after the duration of the retract animation.
  package static var startsRetract: Self { Self(rawValue: 1 << 10) }
  /// A timer starts that sends `minimumShown` after the minimum visible time.
  package static var startsMinimum: Self { Self(rawValue: 1 << 11) }
  /// A timer starts that sends `endDelayed` after the end delay.
  package static var startsEndDelay: Self { Self(rawValue: 1 << 12) }
  /// A timer starts that sends `timedOut` after the time limit of the action.
  package static var startsTimeout: Self { Self(rawValue: 1 << 13) }
  /// Haptic feedback plays, because the control was armed, or a `cross` trigger started a refresh.
  package static var haptic: Self { Self(rawValue: 1 << 14) }
  /// The app's call had no effect in the current state of the control.
  package static var ignored: Self { Self(rawValue: 1 << 15) }
  /// The action starts and ends at once, because the app called `end` before the start.
  package static var endsActionAtOnce: Self { Self(rawValue: 1 << 16) }
  /// A timer starts that sends `outcomeShown` after the time for which the control shows the outcome.
  package static var startsOutcome: Self { Self(rawValue: 1 << 17) }
}

extension RefreshEffects {
  /// The duration of the animation of inset and offset, in seconds; `nil` without an animation.
  package func animationDuration(in timing: RefreshTiming) -> Double? {
    if contains(.animatesReveal) { return timing.reveal }
    return contains(.animatesRetract) ? timing.retract : nil
  }
}
