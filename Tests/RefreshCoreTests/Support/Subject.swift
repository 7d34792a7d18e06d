import RefreshCore
import Testing

/// A behavior with a name, for tests that run over many.
struct Subject: Sendable, CustomTestStringConvertible {
  let name: String
  let behavior: RefreshBehavior

  init(_ name: String, _ behavior: RefreshBehavior) {
    self.name = name
    self.behavior = behavior
  }

  var testDescription: String { name }

  /// Behaviors that together use every choice there is: the peers' and our own.
  static let all = headers + footers + others + presets

  private static let headers = [
    Subject(
      "a header with every time set",
      .header.with {
        $0.timing = RefreshTiming(
          reveal: 0.25,
          retract: 0.4,
          endDelay: 0.1,
          minimumVisible: 0.5,
          succeeded: 0.9,
          failed: 2,
          timeout: 30
        )
        $0.showsFailure = true
        $0.allowsExhausted = true
        $0.resetsOnOppositeRefresh = true
      }
    ),
    Subject(
      "mjrefresh-header",
      .header.with {
        $0.height = 54
        $0.trigger = RefreshTrigger(when: .release, distance: 54, releasedBy: .settle)
      }
    ),
    Subject(
      "svpulltorefresh-top",
      .header.with {
        $0.trigger = RefreshTrigger(when: .release, distance: 60, releasedBy: .settle)
        $0.action = .immediate
      }
    ),
    Subject(
      "ego",
      .header.with {
        $0.trigger = RefreshTrigger(when: .release, distance: 65, comparison: .atLeast)
        $0.action = .immediate
      }
    ),
    Subject(
      "a header with a second level and every time set",
      .leveled.with {
        $0.trigger.comparison = .latching
        $0.timing = RefreshTiming(
          reveal: 0.25,
          retract: 0.4,
          endDelay: 0.1,
          minimumVisible: 0.5,
          succeeded: 0.9,
          failed: 2,
          timeout: 30
        )
        $0.showsFailure = true
        $0.allowsExhausted = true
      }
    ),
    Subject(
      "a header with a second level that takes no time",
      .leveled.with {
        $0.trigger.releasedBy = .settle
        $0.trigger.requiresDrag = false
        $0.insetWhileRefreshing = .none
        $0.timing = RefreshTiming(reveal: 0, retract: 0)
        $0.isInterruptible = false
      }
    ),
    Subject(
      "a header that shows its outcomes and then takes no time",
      .header.with {
        $0.timing = RefreshTiming(reveal: 0.2, retract: 0, succeeded: 0.9, failed: 2)
        $0.allowsExhausted = true
      }
    ),
    Subject(
      "a header that fires while it is pulled, and shows its failures",
      .crossing.with {
        $0.action = .immediate
        $0.timing = RefreshTiming(reveal: 0, retract: 0, failed: 2)
        $0.showsFailure = true
      }
    ),
    Subject(
      "a header for drags from the edge",
      .header.with {
        $0.trigger.beginsAtEdge = true
        $0.trigger.releasedBy = .settle
        $0.trigger.requiresDrag = false
      }
    ),
    Subject(
      "a header with a percentage of the screen",
      .header.with { $0.trigger = RefreshTrigger(when: .release, distance: .share(0.2)) }
    ),
    Subject("uirefreshcontrol", .crossing.with { $0.timing.timeout = 30 }),
    Subject(
      "a header that takes no time",
      .header.with {
        $0.trigger.comparison = .atLeast
        $0.insetWhileRefreshing = .fixed
        $0.timing = RefreshTiming(reveal: 0, retract: 0)
        $0.isInterruptible = false
        $0.showsFailure = true
      }
    ),
  ]

  private static let footers = [
    Subject(
      "a footer that is let go",
      .footer.with {
        $0.timing.minimumVisible = 0.4
        $0.timing.timeout = 20
        $0.showsFailure = true
        $0.resetsOnOppositeRefresh = true
      }
    ),
    Subject(
      "mjrefresh-back-footer",
      .footer.with {
        $0.height = 44
        $0.trigger = RefreshTrigger(when: .release, distance: 44, releasedBy: .settle)
      }
    ),
    Subject("mjrefresh-auto-footer", .reaching.with { $0.trigger.requiresDrag = false }),
    Subject(
      "a footer that loads ahead",
      .reaching.with {
        $0.trigger.preload = 900
        $0.trigger.perDrag = .max
        $0.trigger.requiresDrag = false
        $0.timing = RefreshTiming(reveal: 0, retract: 0, minimumVisible: 0.3, timeout: 20)
        $0.showsFailure = true
        $0.resetsOnOppositeRefresh = true
      }
    ),
    Subject(
      "a footer that loads ahead in drags from the end, and hides beside short content",
      .reaching.with {
        $0.trigger.preload = 200
        $0.trigger.beginsAtEdge = true
        $0.hidesWhenShort = true
        $0.fillsScreen = true
        $0.timing = RefreshTiming(reveal: 0, retract: 0.2, timeout: 20)
      }
    ),
    Subject(
      "a footer that is tapped",
      .tapped.with {
        $0.timing = RefreshTiming(
          reveal: 0,
          retract: 0.2,
          endDelay: 0.1,
          succeeded: 0.9,
          failed: 2,
          timeout: 20
        )
        $0.showsFailure = true
        $0.resetsOnTap = true
      }
    ),
    Subject(
      "svinfinitescrolling",
      .reaching.with {
        $0.height = 60
        $0.trigger = RefreshTrigger(
          when: .release,
          distance: 0,
          comparison: .latching,
          releasedBy: .settle
        )
        $0.ignoredInset = .infinity
      }
    ),
  ]

  private static let others = [
    Subject(
      "xdrefresh",
      .overlaying.with {
        $0.height = 50
        $0.trigger = RefreshTrigger(
          when: .release,
          distance: 50,
          comparison: .atLeast,
          requiresDrag: false,
          releasedBy: .settle
        )
        $0.timing = RefreshTiming(reveal: 0.05, retract: 0.2, endDelay: 0.3)
        $0.isInterruptible = false
      }
    ),
    Subject("a header inside a UIRefreshControl", .inside),
    Subject(
      "a header inside a UIRefreshControl with every time set",
      .system(
        timing: .system(
          endDelay: 0.1,
          minimumVisible: 0.5,
          succeeded: 0.9,
          failed: 2,
          timeout: 30
        ),
        showsFailure: true,
        allowsExhausted: true,
        resetsOnOppositeRefresh: true,
        resetsOnEnd: true
      )
    ),
    Subject(
      "an overlay that shows its outcomes",
      .overlaying.with {
        $0.timing.succeeded = 0.9
        $0.timing.failed = 2
      }
    ),
    Subject(
      "a trailer that fires without a finger",
      .crossing.with {
        $0.edge = .trailing
        $0.trigger.requiresDrag = false
        $0.insetWhileRefreshing = .none
        $0.isExclusive = false
        $0.ignoredInset = 20
        $0.allowsExhausted = true
      }
    ),
    Subject(
      "a leader that loads history",
      .reaching.with {
        $0.edge = .leading
        $0.trigger.visibleFraction = 0.5
        $0.trigger.perDrag = 3
        $0.timing = RefreshTiming(reveal: 0, retract: 0.2, timeout: 10)
      }
    ),
  ]
}
