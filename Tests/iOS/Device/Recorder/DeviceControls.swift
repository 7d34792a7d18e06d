// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RefreshRuntime

#if canImport(DeviceSessions)
  internal import DeviceSessions
#endif

/// A 60-point header.
///
/// Releasing the list more than 72 points past the top edge starts a refresh. Nothing spins: a UI test
/// waits before each event until no animation runs, for up to a minute.
public enum DeviceHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: .points(DeviceSession.distance)),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  public static let curve = RefreshCurve.easeInOut
  public static let haptics = RefreshHaptics(armed: .light)

  public static func appearance(in state: RefreshState) -> RefreshAppearance {
    switch state {
    case .armed: RefreshAppearance(title: "Release to refresh", arrow: .up)
    case .refreshing, .pending: RefreshAppearance(title: "Loading")
    default: RefreshAppearance(title: "Pull to refresh", arrow: .down)
    }
  }
}

/// A header inside a `UIRefreshControl`.
public enum DeviceSystemHeader: RefreshDesign {
  public static let behavior = RefreshBehavior.system()
  public static let announcedStates: [RefreshState] = [.succeeded]

  public static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(
      indicator: .ring,
      accessibilityLabel: state == .refreshing ? "Refreshing" : nil
    )
  }
}

/// A 44-point footer.
///
/// Releasing the list more than 44 points past the end starts a refresh.
public enum DeviceFooter: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .bottom,
    height: 44,
    trigger: RefreshTrigger(when: .release, distance: 44),
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  public static let curve = RefreshCurve.easeInOut

  public static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: state == .refreshing ? "Loading" : "Pull to load more")
  }
}

/// A 60-point header with a second level.
///
/// Releasing the list more than 72 points past the top edge starts a refresh, and more than 150
/// points opens a second level of 300 points.
public enum DeviceLevelHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4),
    secondLevel: RefreshSecondLevel(distance: 150, height: 300)
  )
  public static let curve = RefreshCurve.easeInOut

  public static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: state == .secondLevel ? "Second level" : "Pull")
  }
}

/// A 60-point header at the leading edge.
///
/// Releasing the list more than 72 points past that edge starts a refresh.
public enum DeviceLeadingHeader: RefreshDesign {
  public static let behavior = RefreshBehavior(
    edge: .leading,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  public static let curve = RefreshCurve.easeInOut

  public static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: state == .refreshing ? "Loading" : "Pull")
  }
}
