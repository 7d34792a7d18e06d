import RefreshRuntime
import UIKit

/// A plain header, with numbers that are easy to add.
enum SampleHeader: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4),
    allowsExhausted: true
  )
  static let curve = RefreshCurve.easeInOut
  static let haptics = RefreshHaptics(armed: .light, failed: .error)
  static let accessibilityLabel: String? = "Refresh feed"

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    switch state {
    case .armed:
      RefreshAppearance(title: "Release", color: RefreshColor(.rgba(0xFF0000_FF)), arrow: .up)
    case .refreshing, .pending:
      RefreshAppearance(title: "Loading", subtitle: "Just a moment", indicator: .large)
    default:
      RefreshAppearance(title: "Pull", arrow: .down)
    }
  }
}

/// A footer that is pulled in, for the other edge.
enum SampleFooter: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .bottom,
    height: 44,
    trigger: RefreshTrigger(when: .release, distance: 44),
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  static let curve = RefreshCurve.spring(damping: 0.7)

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }
}

/// A footer that loads more only by a tap.
enum TapFooter: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .bottom,
    style: .inline,
    height: 44,
    trigger: RefreshTrigger(when: .tap),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0.2),
    allowsExhausted: true
  )
  static let curve = RefreshCurve.linear
  static let opacity = RefreshOpacity.followsPull

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }
}

/// A footer that is a part of the content.
enum InlineFooter: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .bottom,
    style: .inline,
    height: 44,
    trigger: RefreshTrigger(when: .reach),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0)
  )
  static let curve = RefreshCurve.linear

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }
}

/// A header for a list that scrolls sideways.
enum LeadingSample: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .leading,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)", arrow: .up)
  }
}

/// An icon that floats above the content.
enum OverlaySample: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    style: .overlay,
    height: 30,
    trigger: RefreshTrigger(when: .release, distance: 50),
    insetWhileRefreshing: .none,
    timing: RefreshTiming(reveal: 0, retract: 0.2),
    allowsExhausted: true
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(symbol: "star")
  }
}

/// A header that acts as soon as it is let go.
enum ImmediateSample: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0)
  )
  static let curve = RefreshCurve.linear

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }
}

/// A header with a second level.
enum LeveledSample: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4),
    secondLevel: RefreshSecondLevel(distance: 120, height: 480)
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }
}
