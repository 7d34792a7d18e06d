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

  /// The maximum length of a path, so that a call with the path as its argument fits on a line.
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
  static func all(of behavior: RefreshBehavior, _ refresh: SimulatedRefresh) -> [SpecFact] {
    triggering(behavior) + refreshing(behavior, refresh) + ending(behavior) + secondLevel(behavior)
  }

  /// A distance past the edge of the list, or before it, in words.
  private static func place(_ distance: Double) -> String {
    guard distance != 0 else { return "at the edge" }
    return "\(SwiftLiteral.points(abs(distance))) \(distance < 0 ? "before" : "past") the edge"
  }

  private static func triggering(_ behavior: RefreshBehavior) -> [SpecFact] {
    let trigger = TriggerModel(behavior)
    let startsFreely = !behavior.trigger.requiresDrag && behavior.trigger.kind != .tap
    var facts = [
      threshold(behavior, trigger),
      SpecFact(
        "programmaticScroll",
        "a programmatic scroll starts \(startsFreely ? "a" : "no") refresh",
        behavior
      ) {
        $0.perform(.scroll(.belowThreshold))
        $0.perform(.scroll(.aboveThreshold))
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
    if behavior.edge.isFar { facts.append(emptyList(behavior)) }
    guard behavior.trigger.kind == .reach else { return facts }
    if let fact = inward(behavior, trigger) { facts.append(fact) }
    if let fact = perDrag(behavior) { facts.append(fact) }
    return facts
  }

  /// The positions on both sides of the threshold, and whether the control triggers there.
  private static func threshold(_ behavior: RefreshBehavior, _ trigger: TriggerModel) -> SpecFact {
    let below = SwiftLiteral.number(trigger.belowThreshold)
    switch behavior.trigger.kind {
    case .release:
      let title =
        "the control arms at \(SwiftLiteral.points(trigger.aboveThreshold)), but not at \(below)"
      return SpecFact("threshold", title, behavior) {
        for place in [.belowThreshold, .aboveThreshold, .belowThreshold] as [PathPlace] {
          $0.perform(.pull(place))
        }
        // A latching control may stay armed below the threshold, where a release refreshes.
        guard $0.phase != .armed else { return }
        $0.perform(.lift)
        $0.perform(.scroll(.rest))
      }
    case .cross, .reach:
      let title =
        "a refresh starts \(place(trigger.aboveThreshold)), but not \(place(trigger.belowThreshold))"
      return SpecFact("threshold", title, behavior) {
        // Starts farther away, because only a scroll toward the edge can start a refresh.
        $0.scroll(to: trigger.belowThreshold - 1, "belowThreshold - 1", dragging: true)
        $0.perform(.pull(.belowThreshold))
        $0.perform(.pull(.aboveThreshold))
      }
    case .tap:
      return SpecFact("threshold", "no pull starts a refresh", behavior) {
        $0.perform(.pull(.belowThreshold))
        $0.scroll(to: 2 * behavior.height, dragging: true)
        $0.perform(.lift)
      }
    }
  }

  /// An empty list, in which the control may be hidden.
  private static func emptyList(_ behavior: RefreshBehavior) -> SpecFact {
    let title =
      behavior.hidesWhenEmpty
      ? "the control is hidden while the list is empty" : "an empty list does not hide the control"
    return SpecFact("emptyList", title, behavior) {
      // First scrolls to the offset at which an empty list rests, where the list then stays.
      var empty = $0.world.scrollView
      empty.content = 0
      let distance = behavior.rest(in: empty) - behavior.rest(in: $0.world.scrollView)
      $0.scroll(to: distance, dragging: false)
      $0.perform(.content(0), "content 0")
      $0.beginPath()
      $0.trigger()
    }
  }

  /// A scroll back into the content, to a position past the threshold, which starts no refresh.
  private static func inward(_ behavior: RefreshBehavior, _ trigger: TriggerModel) -> SpecFact? {
    var refreshes = false
    let title = "scrolling back into the content starts no refresh"
    let fact = SpecFact("scrollBack", title, behavior) {
      $0.scroll(to: trigger.aboveThreshold + 2, "aboveThreshold + 2", dragging: true)
      $0.finish(.success)
      if $0.allows(.lift) { $0.perform(.lift) }
      $0.perform(.pull(.aboveThreshold))
      refreshes = $0.phase == .refreshing
    }
    return refreshes ? nil : fact
  }

  /// A drag with one more pull to the threshold than `perDrag` allows; `nil` for a high limit.
  private static func perDrag(_ behavior: RefreshBehavior) -> SpecFact? {
    let limit = behavior.trigger.perDrag
    let isLimited = limit != .max
    guard limit <= 3 || !isLimited else { return nil }
    var refreshes = 0
    let title =
      isLimited
      ? "one drag can start at most \(limit == 1 ? "one refresh" : "\(limit) refreshes")"
      : "one drag can start any number of refreshes"
    let fact = SpecFact("perDrag", title, behavior) {
      for _ in 0..<(isLimited ? limit + 1 : 3) {
        $0.perform(.pull(.belowThreshold))
        $0.perform(.pull(.aboveThreshold))
        $0.finish(.success)
      }
      refreshes = $0.world.actions
    }
    return refreshes == (isLimited ? limit : 3) ? fact : nil
  }

  /// The title of the test of the triggering gesture.
  private static func title(of trigger: RefreshTrigger) -> String {
    switch (trigger.kind, trigger.release) {
    case (.release, .lift): "releasing an armed control starts a refresh"
    case (.release, .settle):
      "the first scroll after the release of an armed control starts a refresh"
    case (.cross, _): "pulling past the threshold starts a refresh"
    case (.reach, _): "scrolling to the threshold starts a refresh"
    case (.tap, _): "a tap on the control starts a refresh"
    }
  }

  private static func refreshing(
    _ behavior: RefreshBehavior,
    _ refresh: SimulatedRefresh
  ) -> [SpecFact] {
    let timing = behavior.timing
    let timeout = SwiftLiteral.number(timing.timeout)
    var facts = [
      SpecFact("trigger", title(of: behavior.trigger), behavior) { $0.trigger() },
      SpecFact("addedInset", refresh.insetTitle, behavior) {
        $0.perform(.begin)
        $0.waitForAction()
        $0.scroll(to: (behavior.height / 2).rounded(), dragging: false)
      },
      timing.timeout < .infinity
        ? SpecFact(
          "timeout",
          "an action that does not end counts as failed after \(timeout) s",
          behavior
        ) {
          $0.perform(.begin)
          $0.waitForRest()
        }
        : SpecFact("timeout", "the action has no time limit", behavior) {
          $0.perform(.begin)
          while $0.isWaiting { $0.wait() }
          $0.wait()
        },
    ]
    if refresh.waitsForReveal {
      facts.append(
        SpecFact("earlyEnd", "an early end() is deferred until the action has started", behavior) {
          $0.perform(.begin)
          $0.perform(.end(.success))
          $0.waitForRest()
        }
      )
    }
    return facts
  }

  /// The title of the test of unsuccessful outcomes.
  private static func outcomeTitle(_ behavior: RefreshBehavior) -> String {
    switch (behavior.showsFailure, behavior.allowsExhausted) {
    case (true, true): "a failure leads to the phase failed, and a cancellation to idle"
    case (true, false): "a failure leads to the phase failed, and any other outcome to idle"
    case (false, true): "a failed or canceled refresh leads to idle"
    case (false, false): "a failed, canceled or exhausted refresh leads to idle"
    }
  }

  private static func ending(_ behavior: RefreshBehavior) -> [SpecFact] {
    let outcomes: [RefreshOutcome] =
      [.failure, .cancelled] + (behavior.allowsExhausted ? [] : [.exhausted])
    var facts = [
      SpecFact("outcome", outcomeTitle(behavior), behavior) {
        for outcome in outcomes {
          $0.perform(.begin)
          $0.finish(outcome)
          $0.beginPath()
        }
      },
      SpecFact("appInsets", "a refresh keeps the insets that the app has set", behavior) {
        $0.perform(.insets(start: 100, end: 50), "insets 100 50")
        $0.perform(.begin)
        $0.finish(.success)
        $0.beginPath()
        $0.tellsInsets = true
        $0.perform(.hide(true))
      },
    ]
    if behavior.trigger.kind == .release && behavior.timing.retract > 0 {
      let title =
        "pulling \(behavior.isInterruptible ? "arms" : "does not arm") a control that is still retracting"
      facts.append(
        SpecFact("interruption", title, behavior) {
          $0.perform(.begin)
          $0.waitForAction()
          $0.perform(.end(.success))
          while $0.phase == .refreshing && $0.isWaiting { $0.wait() }
          $0.perform(.pull(.aboveThreshold))
        }
      )
    }
    return facts + exhaustion(behavior)
  }

  private static func secondLevel(_ behavior: RefreshBehavior) -> [SpecFact] {
    guard let level = behavior.secondLevel, let trigger = TriggerModel.secondLevel(of: behavior)
    else { return [] }
    let above = SwiftLiteral.points(trigger.aboveThreshold)
    let below = SwiftLiteral.number(trigger.belowThreshold)
    return [
      SpecFact(
        "secondLevel",
        "at \(above), but not at \(below), a release opens the second level",
        behavior
      ) {
        $0.scroll(to: trigger.belowThreshold, "belowSecondLevel", dragging: true)
        $0.perform(.pull(.aboveSecondLevel))
        $0.perform(.lift)
        if behavior.trigger.release == .settle { $0.perform(.scroll(.aboveThreshold)) }
      },
      SpecFact("openedLevel", "no refresh starts while the second level is open", behavior) {
        $0.perform(.openSecondLevel)
        $0.perform(.begin)
        $0.perform(.end(.success))
        $0.perform(.pull(.aboveThreshold))
        $0.perform(.closeSecondLevel)
        $0.waitForRest()
      },
      SpecFact(
        "closingDrag",
        "a release with a sixth of the second level out of view closes the level",
        behavior
      ) {
        $0.perform(.openSecondLevel)
        $0.scroll(to: level.closingPull.rounded(.down) + 1, dragging: true)
        $0.perform(.lift)
        $0.scroll(to: level.closingPull.rounded(.down), dragging: true)
        $0.perform(.lift)
      },
    ]
  }

  private static func exhaustion(_ behavior: RefreshBehavior) -> [SpecFact] {
    guard behavior.allowsExhausted else { return [] }
    let resets = behavior.resetsOnOppositeRefresh ? "resets" : "does not reset"
    let ends = behavior.resetsOnEnd ? "resets" : "does not reset"
    let loadsByTap = behavior.trigger.kind == .tap && behavior.resetsOnTap
    let taps = behavior.resetsOnTap ? "starts a refresh" : "starts no refresh"
    return [
      SpecFact("exhaustion", "an exhausted control starts no refresh before reset()", behavior) {
        $0.perform(.end(.exhausted))
        if loadsByTap { $0.perform(.begin) } else { $0.trigger() }
        if $0.allows(.lift) { $0.perform(.lift) }
        $0.perform(.scroll(.rest))
        $0.perform(.reset)
        $0.trigger()
      },
      SpecFact("oppositeReset", "a refresh at the opposite edge \(resets) exhaustion", behavior) {
        $0.perform(.end(.exhausted))
        $0.perform(.opposite(isBusy: true), "opposite busy")
      },
      SpecFact("exhaustedEnd", "end() \(ends) exhaustion", behavior) {
        $0.perform(.end(.exhausted))
        $0.perform(.end(.success))
      },
      SpecFact("exhaustedTap", "a tap on an exhausted control \(taps)", behavior) {
        $0.perform(.end(.exhausted))
        $0.perform(.tap)
      },
    ]
  }
}

extension PathWriter {
  /// Makes the gesture that starts a refresh.
  fileprivate mutating func trigger() {
    let trigger = world.machine.behavior.trigger
    guard trigger.kind != .tap else { return perform(.tap) }
    if trigger.kind == .reach { perform(.pull(.belowThreshold)) }
    perform(.pull(.aboveThreshold))
    guard trigger.kind == .release, allows(.lift) else { return }
    perform(.lift)
    if trigger.release == .settle { perform(.scroll(.aboveThreshold)) }
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
    perform(.end(outcome))
    waitForRest()
  }
}
