import RefreshCore
import RefreshWorld
import TemplateEngine

/// A fact that a spec states about its control, with test paths that verify it.
struct SpecFact {
  /// The name of the test function.
  let name: String
  /// The fact in words, the title of the test.
  let title: String
  /// The paths, each of which continues where the one before ends.
  let paths: [String]

  /// The maximum length of a path, so that the call with this argument fits on a line.
  static let longestPath = SwiftCall.widestLine - 20

  private init(
    _ name: String,
    _ title: String,
    _ behavior: RefreshBehavior,
    _ write: (inout PathWriter) -> Void
  ) {
    var writer = PathWriter(behavior, limit: Self.longestPath)
    write(&writer)
    (self.name, self.title, paths) = (name, title, writer.paths)
  }

  /// The fact as a value for the template.
  var value: Value {
    ["name": .string(name), "title": .string(title), "paths": .list(paths.map(Value.string))]
  }
}

extension SpecFact {
  /// The facts about a control.
  static func all(of behavior: RefreshBehavior) -> [SpecFact] {
    triggering(behavior) + refreshing(behavior) + ending(behavior)
  }

  private static func triggering(_ behavior: RefreshBehavior) -> [SpecFact] {
    let trigger = TriggerModel(behavior)
    let below = SwiftLiteral.number(trigger.short)
    var facts = [
      behavior.trigger.kind == .release
        ? SpecFact(
          "threshold",
          "the control arms at \(SwiftLiteral.points(trigger.past)) and not at \(below)",
          behavior
        ) {
          for place in [.short, .past, .short] as [WalkPlace] { $0.make(.pull(place)) }
          // A latching control may stay armed below the threshold, where a release refreshes.
          guard $0.phase != .armed else { return }
          $0.make(.lift)
          $0.make(.scroll(.rest))
        }
        : SpecFact(
          "threshold",
          "a pull to \(SwiftLiteral.points(trigger.past)) starts a refresh and one to \(below) does not",
          behavior
        ) {
          // Only scrolling toward the edge can reach it, so the approach starts further away.
          $0.scroll(to: trigger.short - 1, "belowThreshold - 1", dragging: true)
          $0.make(.pull(.short))
          $0.make(.pull(.past))
        },
      SpecFact(
        "programmaticScroll",
        "a programmatic scroll starts \(behavior.trigger.requiresDrag ? "no" : "a") refresh",
        behavior
      ) {
        $0.make(.scroll(.short))
        $0.make(.scroll(.past))
      },
      SpecFact(
        "oppositeRefresh",
        "a refresh at the opposite edge \(behavior.isExclusive ? "blocks" : "does not block") this control",
        behavior
      ) {
        $0.perform(.opposite(isBusy: true), "opposite busy")
        $0.trigger()
      },
    ]
    guard behavior.trigger.kind == .reach else { return facts }
    if let fact = inward(behavior, trigger) { facts.append(fact) }
    if let fact = perDrag(behavior) { facts.append(fact) }
    return facts
  }

  /// Scrolling back without leaving the area past the threshold, which starts no refresh.
  private static func inward(_ behavior: RefreshBehavior, _ trigger: TriggerModel) -> SpecFact? {
    var refreshes = false
    let fact = SpecFact("scrollBack", "scrolling back starts no refresh", behavior) {
      $0.scroll(to: trigger.past + 2, "aboveThreshold + 2", dragging: true)
      $0.finish(.success)
      if $0.allows(.lift) { $0.make(.lift) }
      $0.make(.pull(.past))
      refreshes = $0.phase == .refreshing
    }
    return refreshes ? nil : fact
  }

  /// A drag that reaches the edge once more than `perDrag` allows, if that is a small number.
  private static func perDrag(_ behavior: RefreshBehavior) -> SpecFact? {
    let limit = behavior.trigger.perDrag
    let isLimited = limit != .max
    guard limit <= 3 || !isLimited else { return nil }
    var refreshes = 0
    let title =
      isLimited
      ? "one drag can start at most \(limit) \(limit == 1 ? "refresh" : "refreshes")"
      : "one drag can start any number of refreshes"
    let fact = SpecFact("perDrag", title, behavior) {
      for _ in 0..<(isLimited ? limit + 1 : 3) {
        $0.make(.pull(.short))
        $0.make(.pull(.past))
        $0.finish(.success)
      }
      refreshes = $0.world.actions
    }
    return refreshes == (isLimited ? limit : 3) ? fact : nil
  }

  private static func refreshing(_ behavior: RefreshBehavior) -> [SpecFact] {
    let timing = behavior.timing
    let waits = behavior.action == .afterReveal && timing.reveal > 0
    let timeout = SwiftLiteral.number(timing.timeout)
    let start =
      switch (behavior.trigger.kind, behavior.trigger.release) {
      case (.release, .lift): "releasing an armed control starts a refresh"
      case (.release, .settle):
        "the first scroll after the release of an armed control starts a refresh"
      case (.cross, _): "pulling past the threshold starts a refresh"
      case (.reach, _): "scrolling to the edge starts a refresh"
      }
    var facts = [
      SpecFact("trigger", start, behavior) { $0.trigger() },
      SpecFact("addedInset", AddedInsetModel(behavior).title, behavior) {
        $0.make(.begin)
        $0.waitForAction()
        $0.scroll(to: AddedInsetModel(behavior).halfHeight, dragging: false)
      },
      timing.timeout < .infinity
        ? SpecFact(
          "timeout",
          "an action that does not end counts as failed after \(timeout) s",
          behavior
        ) {
          $0.make(.begin)
          $0.waitForRest()
        }
        : SpecFact("timeout", "an action has no time limit", behavior) {
          $0.make(.begin)
          while $0.isWaiting { $0.wait() }
          $0.wait()
        },
    ]
    if waits {
      facts.append(
        SpecFact("earlyEnd", "an early end() is deferred until the action has started", behavior) {
          $0.make(.begin)
          $0.make(.end(.success))
          $0.waitForRest()
        }
      )
    }
    return facts
  }

  private static func ending(_ behavior: RefreshBehavior) -> [SpecFact] {
    let title =
      switch (behavior.showsFailure, behavior.allowsExhausted) {
      case (true, true): "a failed refresh leads to failed, and a canceled one to idle"
      case (true, false): "a failed refresh leads to failed, and any other one to idle"
      case (false, true): "a failed or canceled refresh leads to idle"
      case (false, false): "a failed, canceled or exhausted refresh leads to idle"
      }
    let outcomes: [RefreshOutcome] =
      [.failure, .cancelled] + (behavior.allowsExhausted ? [] : [.exhausted])
    var facts = [
      SpecFact("outcome", title, behavior) {
        for outcome in outcomes {
          $0.make(.begin)
          $0.finish(outcome)
          $0.beginPath()
        }
      },
      SpecFact("appInsets", "a refresh keeps the insets that the app has set", behavior) {
        $0.perform(.insets(start: 100, end: 50), "insets 100 50")
        $0.make(.begin)
        $0.finish(.success)
        $0.beginPath()
        $0.tellsInsets = true
        $0.make(.hide(true))
      },
    ]
    if behavior.trigger.kind == .release && behavior.timing.retract > 0 {
      let title =
        "pulling \(behavior.isInterruptible ? "arms" : "does not arm") a control that is still retracting"
      facts.append(
        SpecFact("interruption", title, behavior) {
          $0.make(.begin)
          $0.waitForAction()
          $0.make(.end(.success))
          while $0.phase == .refreshing && $0.isWaiting { $0.wait() }
          $0.make(.pull(.past))
        }
      )
    }
    return facts + exhaustion(behavior)
  }

  private static func exhaustion(_ behavior: RefreshBehavior) -> [SpecFact] {
    guard behavior.allowsExhausted else { return [] }
    let resets = behavior.resetsOnOppositeRefresh ? "resets" : "does not reset"
    return [
      SpecFact("exhaustion", "an exhausted control starts no refresh before reset()", behavior) {
        $0.make(.end(.exhausted))
        $0.trigger()
        if $0.allows(.lift) { $0.make(.lift) }
        $0.make(.scroll(.rest))
        $0.make(.reset)
        $0.trigger()
      },
      SpecFact("oppositeReset", "a refresh at the opposite edge \(resets) exhaustion", behavior) {
        $0.make(.end(.exhausted))
        $0.perform(.opposite(isBusy: true), "opposite busy")
      },
    ]
  }
}

extension PathWriter {
  /// Makes the gesture that starts a refresh.
  fileprivate mutating func trigger() {
    let trigger = world.machine.behavior.trigger
    if trigger.kind == .reach { make(.pull(.short)) }
    make(.pull(.past))
    guard trigger.kind == .release, allows(.lift) else { return }
    make(.lift)
    if trigger.release == .settle { make(.scroll(.past)) }
  }

  /// Waits until an action has been started.
  fileprivate mutating func waitForAction() {
    let actions = world.completions
    while world.actions == actions && isWaiting { wait() }
  }

  /// Waits until the refresh is over, if it ends by itself.
  fileprivate mutating func waitForRest() {
    while phase == .refreshing || phase == .ending, isWaiting { wait() }
  }

  /// Ends a refresh once its action has been started, and waits until it is over.
  mutating func finish(_ outcome: RefreshOutcome) {
    waitForAction()
    beginPath()
    make(.end(outcome))
    waitForRest()
  }
}
