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
    timing: RefreshTiming(reveal: 0, retract: 0)
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
