import RefreshRuntime
import UIKit

/// A header that looks the same in all phases.
protocol SampleLook: RefreshDesign {
  static var look: RefreshAppearance { get }
}

extension SampleLook {
  static var behavior: RefreshBehavior { SampleHeader.behavior }
  static var curve: RefreshCurve { .linear }

  static func appearance(in state: RefreshState) -> RefreshAppearance { look }
}

/// A view of an app.
final class Badge: UIView {}

/// A header with a view of its own while it refreshes.
enum OwnViewSample: SampleLook {
  static var look: RefreshAppearance { RefreshAppearance(title: "Pull") }

  static func makeView(in state: RefreshState, reusing view: UIView?) -> UIView? {
    state == .refreshing ? Badge(frame: .zero) : nil
  }
}

/// A header that shows when it last succeeded.
enum DatedSample: SampleLook {
  static var look: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static var lastUpdated: RefreshLastUpdated? { RefreshLastUpdated(key: "look-tests") }
}

/// A header that fades in.
enum FadingSample: SampleLook {
  static var look: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static var alpha: RefreshAlpha { .followsPull }
}

/// A header that moves whatever the user asks for.
enum RestlessSample: SampleLook {
  static var look: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static var reducedMotion: RefreshReducedMotion { .keep }
}

/// A header that fades where it may not move.
enum CrossfadeSample: SampleLook {
  static var look: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static var reducedMotion: RefreshReducedMotion { .crossfade }
}
