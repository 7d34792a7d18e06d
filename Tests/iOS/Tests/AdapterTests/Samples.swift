import RefreshRuntime
import UIKit

/// A plain header, with numbers that are easy to add.
enum SampleHeader: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(.release, distance: 60),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4),
    allowsExhausted: true
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in phase: RefreshPhase) -> RefreshAppearance {
    RefreshAppearance(title: phase.name)
  }
}
