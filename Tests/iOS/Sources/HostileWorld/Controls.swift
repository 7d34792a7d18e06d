// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RefreshCore
public import RefreshRuntime

/// The header of the standard list: 60 points high, armed at 72.
public enum StandardHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  public static let curve = RefreshCurve.easeInOut
  public static let haptics = RefreshHaptics(armed: .light)

  public static func appearance(in state: RefreshState) -> RefreshAppearance {
    state == .refreshing
      ? RefreshAppearance(title: "Loading", indicator: .medium) : RefreshAppearance(title: "Pull")
  }
}

/// The same with all delays that there are.
public enum TimedHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    timing: RefreshTiming(
      reveal: 0.25,
      retract: 0.4,
      endDelay: 0.2,
      minimumVisible: 0.5,
      succeeded: 0.9,
      failed: 2,
      timeout: 30
    )
  )
  public static let curve = RefreshCurve.easeInOut

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// The same with a room that does not follow the offset.
public enum FixedHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.25, retract: 0.4),
    isExclusive: false
  )
  public static let curve = RefreshCurve.easeInOut

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// One that starts as soon as the finger crosses the distance.
public enum CrossHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .cross, distance: 72),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  public static let curve = RefreshCurve.easeInOut
  public static let haptics = RefreshHaptics(armed: .light)

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// The same with a second level, which opens at 140 points.
public enum LeveledHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.25, retract: 0.4),
    isExclusive: false,
    secondLevel: RefreshSecondLevel(distance: 140, height: 500)
  )
  public static let curve = RefreshCurve.easeInOut

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// One that floats above the content.
public enum OverlayHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    style: .overlay,
    height: 30,
    trigger: RefreshTrigger(when: .release, distance: 50),
    insetWhileRefreshing: .none,
    timing: RefreshTiming(reveal: 0, retract: 0.2)
  )
  public static let curve = RefreshCurve.easeInOut

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A footer that is pulled in.
public enum PullFooter: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .bottom,
    height: 44,
    trigger: RefreshTrigger(when: .release, distance: 44),
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  public static let curve = RefreshCurve.easeInOut

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A footer in the content that loads more when the end is reached.
public enum ReachFooter: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .bottom,
    style: .inline,
    height: 44,
    trigger: RefreshTrigger(when: .reach, requiresDrag: false, visibleFraction: 0.5),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0)
  )
  public static let curve = RefreshCurve.linear

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// The same control with a tap trigger.
public enum TapFooter: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .bottom,
    style: .inline,
    height: 44,
    trigger: RefreshTrigger(when: .tap),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0.2),
    allowsExhausted: true
  )
  public static let curve = RefreshCurve.linear

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// The same control, which requires a drag.
public enum DraggedFooter: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .bottom,
    style: .inline,
    height: 44,
    trigger: RefreshTrigger(when: .reach, visibleFraction: 0.5),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0)
  )
  public static let curve = RefreshCurve.linear

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A header for lists that scroll sideways.
public enum LeadingHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .leading,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  public static let curve = RefreshCurve.easeInOut

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A footer that starts at the first scroll without a finger.
public enum SettleFooter: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .bottom,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60, releasedBy: .settle),
    action: .immediate,
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.3, retract: 0.3)
  )
  public static let curve = RefreshCurve.easeInOut

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A footer in the content that loads until the content fills the screen.
public enum FillingFooter: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .bottom,
    style: .inline,
    height: 44,
    trigger: RefreshTrigger(when: .reach),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0),
    fillsScreen: true
  )

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A footer in the content that is hidden while the list is empty.
public enum ContentFooter: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .bottom,
    style: .inline,
    height: 44,
    trigger: RefreshTrigger(when: .reach),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0),
    hidesWhenEmpty: true
  )

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A header that stays at the edge of the viewport while the list is pulled on.
public enum PinnedHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    isPinned: true,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A header that lies over all of the inset at its edge.
public enum OverlappingHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    height: 54,
    trigger: RefreshTrigger(when: .release, distance: 54),
    ignoredInset: .infinity,
    timing: RefreshTiming(reveal: 0, retract: 0)
  )

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A footer that lies over all of the inset at its edge.
public enum OverlappingFooter: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .bottom,
    height: 44,
    trigger: RefreshTrigger(when: .release, distance: 44),
    ignoredInset: .infinity,
    timing: RefreshTiming(reveal: 0, retract: 0)
  )

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A header that shows each outcome for a time, says so, and lets a failure be felt.
public enum OutcomeHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4, succeeded: 0.9, failed: 2),
    showsFailure: true
  )
  public static let curve = RefreshCurve.easeInOut
  public static let haptics = RefreshHaptics(failed: .error)
  public static let announcedStates: [RefreshState] = [.succeeded, .failed]

  public static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }
}

/// One that floats above the content and shows a success for a time.
public enum OutcomeOverlay: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    style: .overlay,
    height: 30,
    trigger: RefreshTrigger(when: .release, distance: 50),
    insetWhileRefreshing: .none,
    timing: RefreshTiming(reveal: 0, retract: 0.2, succeeded: 0.9)
  )

  public static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A header in a capsule that becomes higher with large texts, and whose texts fade.
public enum GrowingHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.35, retract: 0.4)
  )
  public static let curve = RefreshCurve.spring(bounce: 0)
  public static let retractCurve = RefreshCurve.easeIn
  public static let changeDuration = 0.15
  public static let layout = RefreshLayout(scales: true)
  public static let surface = RefreshSurface.capsule

  public static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: state == .refreshing ? "Loading" : nil, indicator: .ring)
  }
}

/// A footer in the content that offers to try again, and becomes higher with large texts.
public enum GrowingFooter: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .bottom,
    style: .inline,
    height: 60,
    trigger: RefreshTrigger(when: .reach),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0),
    showsFailure: true
  )
  public static let curve = RefreshCurve.linear
  public static let layout = RefreshLayout(scales: true)

  public static func appearance(in state: RefreshState) -> RefreshAppearance {
    state == .failed
      ? RefreshAppearance(title: "No connection", button: "Try Again") : RefreshAppearance()
  }
}
