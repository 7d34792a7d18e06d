import RefreshCore
import RefreshRuntime
import RefreshTesting
import TestSupport
import Testing

/// I1, I4, I8 and I10 of the driver: whatever is called, from wherever, everything comes to rest.
@MainActor
@Suite("Whatever is called")
struct RandomCallTests {
  private static let behaviors: [RefreshBehavior] = [
    .header.with { $0.timing.timeout = 30 },
    .footer.with {
      $0.timing.minimumVisible = 0.5
      $0.timing.endDelay = 0.2
      $0.timing.succeeded = 0.9
      $0.showsFailure = true
    },
    .loader.with { $0.resetsOnOppositeRefresh = true },
    .header.with { $0.timing = RefreshTiming(reveal: 0, retract: 0) },
  ]

  @Test("from outside and from inside, rest is reached and the insets are the app's")
  func rest() {
    for seed in 0..<400 {
      var random = SplitMix64(seed: UInt64(seed))
      let behavior = Self.behaviors[seed % Self.behaviors.count]
      let runs = Runs()
      let stage = Stage(behavior, start: 64, end: 34) { runs.all.append($0) }
      let partner = RefreshController(
        behavior: Self.partner(of: behavior),
        host: stage.view,
        clock: stage.clock,
        action: .call { $0.end() }
      )
      stage.view.add(partner)
      let caller = Caller(stage, seed: seed)
      for _ in 0..<30 {
        caller.call(&random, stage)
        let machine = stage.controller.machine
        for run in runs.all where !run.isCurrent { #expect(!run.end(.exhausted), "seed \(seed)") }
        #expect(stage.controller.machine == machine, "seed \(seed): a late end had an effect")
        // Under a finger, the list takes only the visible part. A motion keeps the room of what it
        // returns to, which is at most the control.
        let isHeld = stage.view.isDragging
        let (shown, added) = (stage.shownShare, stage.controller.machine.addedInset)
        let mayReturn = machine.isRevealed && added > 0 && !behavior.edge.isFar
        let most = mayReturn ? max(added, machine.shownHeight) : added
        #expect(
          isHeld
            ? shown <= max(added, 0) + 1
            : shown.isNear(added) || shown > added && shown <= most,
          "seed \(seed)"
        )
      }
      caller.isQuiet = true
      stage.rest(with: partner)

      #expect([.idle, .pulling, .failed].contains(stage.phase), "seed \(seed)")
      #expect(stage.controller.actionCount == stage.controller.completionCount, "seed \(seed)")
      stage.controller.detach()
      partner.detach()
      #expect(stage.view.startInset == stage.view.start, "seed \(seed)")
      #expect(stage.view.endInset == stage.view.end, "seed \(seed)")
    }
  }

  private static func partner(of behavior: RefreshBehavior) -> RefreshBehavior {
    behavior.edge.isFar ? .header : .footer
  }
}

/// The runs that an action has been given.
@MainActor
private final class Runs {
  var all: [RefreshRun] = []
}

/// Calls a control at random, and calls back at random when it speaks.
@MainActor
private final class Caller {
  /// Whether it has stopped to call back.
  var isQuiet = false
  private var inner: SplitMix64
  private var depth = 0

  init(_ stage: Stage, seed: Int) {
    inner = SplitMix64(seed: UInt64(seed) << 32)
    stage.controller.onStateChange = { [weak self, weak stage] _ in self?.callBack(stage) }
    stage.controller.onCompletion = { [weak self, weak stage] _ in self?.callBack(stage) }
  }

  func call(_ random: inout SplitMix64, _ stage: Stage) {
    depth = 0
    let controller = stage.controller
    switch Int.random(in: 0..<16, using: &random) {
    case 0...2: stage.scroll(to: random.number(-200...200), dragging: true)
    case 3: stage.scroll(to: random.number(-200...200), dragging: false)
    case 4: stage.view.lift()
    case 5, 6: controller.begin()
    case 7: controller.end(RefreshOutcome.allCases.randomElement(using: &random) ?? .success)
    case 8: controller.reset()
    case 9: stage.view.content = random.number(0...2000)
    case 10: stage.view.setInsets(start: random.number(0...100), end: random.number(0...100))
    case 11: stage.view.isInWindow.toggle()
    case 12: controller.isHidden.toggle()
    case 13: controller.isEnabled.toggle()
    default: stage.clock.advance(by: random.number(0...1))
    }
  }

  private func callBack(_ stage: Stage?) {
    // Answers to answers would never come to an end if all durations are 0.
    guard !isQuiet, depth < 3, Bool.random(using: &inner) else { return }
    depth += 1
    guard let controller = stage?.controller else { return }
    switch Int.random(in: 0..<6, using: &inner) {
    case 0: controller.begin()
    case 1: controller.end()
    case 2: controller.isHidden = Bool.random(using: &inner)
    case 3: controller.isEnabled = Bool.random(using: &inner)
    case 4: controller.reset()
    default: stage?.view.setInsets(start: 80, end: 40)
    }
  }
}

extension Stage {
  /// What the list adds to the app's inset at the control's edge.
  fileprivate var shownShare: Double {
    controller.edge.isFar ? view.endInset - view.end : view.startInset - view.start
  }

  /// Lets everything end.
  fileprivate func rest(with partner: RefreshController) {
    scroll(to: 0, dragging: false)
    view.isInWindow = true
    controller.isHidden = false
    for _ in 0..<3 {
      controller.end()
      partner.end()
      clock.advance(by: 5)
    }
    controller.reset()
  }
}
