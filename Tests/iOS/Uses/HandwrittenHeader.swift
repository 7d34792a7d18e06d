import RefreshRuntime

/// Refreshes the feed.
enum PlainHeader: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4, timeout: 30)
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    switch state {
    case .armed: RefreshAppearance(title: "Release", arrow: .up)
    case .pending, .refreshing: RefreshAppearance(title: "Loading…", indicator: .medium)
    default: RefreshAppearance(title: "Pull to refresh", arrow: .down)
    }
  }
}
