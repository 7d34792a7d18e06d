/// The effects of an event, which the owner of the state machine performs: see `steps`.
package struct RefreshEffects: OptionSet, Sendable {
  /// The set as bits; the lowest bits have the order of the steps.
  package let rawValue: UInt32

  /// Creates a set from bits.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The action starts and ends at once, because the app called `end` before the start.
  package static var endsActionAtOnce: Self { Self(rawValue: 1 << 0) }
  /// All running timers stop, before new ones start.
  package static var stopsTimers: Self { Self(rawValue: 1 << 1) }
  /// The completion of one action is reported.
  package static var reportsCompletion: Self { Self(rawValue: 1 << 2) }
  /// The added inset has changed.
  package static var insetChanged: Self { Self(rawValue: 1 << 3) }
  /// The list scrolls to show the whole control.
  package static var scrollsIntoSight: Self { Self(rawValue: 1 << 4) }
  /// The phase has changed.
  package static var phaseChanged: Self { Self(rawValue: 1 << 5) }
  /// The action is canceled.
  package static var cancelsAction: Self { Self(rawValue: 1 << 6) }
  /// A timer starts that sends the event of a delay after its duration.
  package static func starts(_ delay: RefreshDelay) -> Self {
    Self(rawValue: 1 << (UInt32(delay.rawValue) + 7))
  }
  /// The action starts.
  package static var performsAction: Self { Self(rawValue: 1 << 13) }

  /// Changes of inset and offset use the reveal animation.
  package static var animatesReveal: Self { Self(rawValue: 1 << 14) }
  /// Changes of the inset use the retract animation.
  package static var animatesRetract: Self { Self(rawValue: 1 << 15) }
  /// Haptic feedback plays, because the control was armed, or a `cross` trigger started a refresh.
  package static var haptic: Self { Self(rawValue: 1 << 16) }
  /// The app's call had no effect in the current state of the control.
  package static var ignored: Self { Self(rawValue: 1 << 17) }
}

extension RefreshEffects {
  /// The duration of the animation of inset and offset, in seconds; `nil` without an animation.
  package func animationDuration(in timing: RefreshTiming) -> Double? {
    if contains(.animatesReveal) { return timing.reveal }
    return contains(.animatesRetract) ? timing.retract : nil
  }
}
