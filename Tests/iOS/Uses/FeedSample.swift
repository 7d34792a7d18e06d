import RefreshRuntime
import UIKit

/// A control as it is generated, with a view and a bundle of its own.
enum FeedSample: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  static let curve = RefreshCurve.easeInOut
  static let stringTable: String? = "Feed"

  static var resourceBundle: Bundle { .main }

  static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }

  static func makeContent() -> UIView? { contentView(FeedContent()) }

  static func makeView(in state: RefreshState, reusing view: UIView?) -> UIView? {
    state == .refreshing ? UIActivityIndicatorView(style: .large) : nil
  }
}

/// A view of UIKit that draws a control.
final class FeedContent: UIView, RefreshContentView {
  func show(_ status: RefreshStatus) {
    alpha = status.progress
  }
}
