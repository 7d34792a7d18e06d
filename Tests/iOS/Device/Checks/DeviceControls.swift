// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RefreshRuntime

/// The controls of the app by the names that scenes have for them.
@MainActor
public enum DeviceControls {
  public static let named: [String: any RefreshDesign.Type] = [
    "DeviceHeader": DeviceHeader.self, "DeviceFooter": DeviceFooter.self,
  ]
}

/// A 60-point header.
///
/// Releasing the list more than 72 points past the top edge starts a refresh. Nothing spins: a UI test
/// waits before each event until no animation runs, for up to a minute.
public enum DeviceHeader: RefreshDesign {
  /// How many points past the top edge arm it.
  public static let distance = 72.0

  public static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: .points(distance)),
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
