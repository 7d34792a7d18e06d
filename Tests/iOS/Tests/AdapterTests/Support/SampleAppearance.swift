import RefreshRuntime
import UIKit

/// A header that looks the same in all phases.
protocol SampleAppearance: RefreshDesign {
  static var appearance: RefreshAppearance { get }
}

extension SampleAppearance {
  static var behavior: RefreshBehavior { SampleHeader.behavior }
  static var curve: RefreshCurve { .linear }

  static func appearance(in state: RefreshState) -> RefreshAppearance { appearance }
}

/// A view of an app.
final class Badge: UIView {}

/// A header with a view of its own while it refreshes.
enum OwnViewSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }

  static func makeView(in state: RefreshState, reusing view: UIView?) -> UIView? {
    state == .refreshing ? Badge(frame: .zero) : nil
  }
}

/// A header that shows when it last succeeded.
enum DatedSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static var lastUpdated: RefreshLastUpdated? { RefreshLastUpdated(key: "appearance-tests") }
}

/// A header that fades in.
enum FadingSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static var opacity: RefreshOpacity { .followsPull }
}

/// A header that moves whatever the user asks for.
enum RestlessSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static var reduceMotion: RefreshReduceMotion { .keep }
}

/// A header that fades where it may not move.
enum CrossfadeSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static var reduceMotion: RefreshReduceMotion { .crossfade }
}
