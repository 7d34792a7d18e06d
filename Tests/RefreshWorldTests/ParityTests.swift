import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import RefreshTesting
import RefreshWorld
import TestSupport
import Testing

@testable import RefreshRuntime

/// Compares the two that perform a machine's effects: the controller of apps and the world of proofs.
@MainActor
@Suite("Parity")
struct ParityTests {
  #if DEBUG
    private static let stimuli = 2_000
  #else
    private static let stimuli = 100_000
  #endif
  private static let lifetime = 250

  @Test(
    "a world and a controller do the same at every random stimulus",
    arguments: Preset.all.map(\.name)
  )
  func parity(_ preset: String) async throws {
    let text = "refreshgen: 1\ncontrol: A\npreset: \(preset)\n"
    let spec = SpecLoader.load(
      SourceFile(name: "a.yml", text: text),
      context: SpecContext(proves: false)
    )
    let behavior = try #require(spec.controls.first).behavior
    for seed in 0..<Self.stimuli / Self.lifetime {
      try await compare(Self.variant(of: behavior, seed), seed)
    }
  }

  /// The behavior of a preset, in most seeds with options that the preset does not have.
  private static func variant(of behavior: RefreshBehavior, _ seed: Int) -> RefreshBehavior {
    var behavior = behavior
    changes[seed % changes.count](&behavior)
    return behavior
  }

  private static let changes: [(inout RefreshBehavior) -> Void] = [
    { _ in },
    {
      $0.timing.minimumVisible = 0.5
      $0.timing.endDelay = 0.3
      $0.timing.succeeded = 0.9
      $0.timing.failed = 1.5
      $0.timing.timeout = 2
      $0.allowsExhausted = true
      $0.showsFailure = true
      $0.resetsOnTap = true
    },
    {
      $0.timing.reveal = 0
      $0.timing.retract = 0
      $0.timing.timeout = 0.25
    },
    { $0.isExclusive = false },
    { $0.ignoredInset = 20 },
    {
      $0.style = .overlay
      $0.secondLevel = nil
    },
  ]

  /// Whether the action of a seed is an async function, as in half of the seeds of each variant.
  private static func isAsync(_ seed: Int) -> Bool {
    (seed + seed / changes.count) % 2 == 1
  }

  private func compare(_ behavior: RefreshBehavior, _ seed: Int) async throws {
    var random = StimulusRandom(behavior, seed: UInt64(seed))
    var world = RecordedWorld(behavior)
    let clock = RecordingClock()
    // In half of the async seeds, the ends of canceled actions come in later refreshes.
    let action = StartedAction(ignoresCancellation: seed % 4 < 2)
    var runs: [RefreshRun] = []
    defer { action.cancel() }
    let view = ReplayedList(reading: .list, clock: clock.clock)
    let controller = RefreshController(
      behavior: behavior,
      host: view,
      clock: clock,
      action: Self.isAsync(seed) ? .task { await action.run() } : .call { runs.append($0) }
    )
    view.add(controller)
    let presenter = HapticCounter()
    controller.presenter = presenter
    var stimuli: [Stimulus] = []
    for _ in 0..<Self.lifetime {
      let stimulus = random.next()
      stimuli.append(stimulus)
      world.perform(stimulus)
      if case .end(let outcome) = stimulus, controller.currentRun != nil {
        if let run = runs.last { run.end(outcome) } else { action.end(outcome) }
      } else {
        view.perform(stimulus)
      }
      // Late ends change nothing.
      for run in runs.dropLast() { run.end(.exhausted) }
      action.endLate()
      if Self.isAsync(seed) { await action.catchUp(to: controller.actionCount) }
      let isSame =
        world.isSame(as: controller, in: view) && world.haptics == presenter.count
        && world.deadlinesAreNear(clock.remaining)
      try #require(isSame, "seed \(seed), last of \(stimuli.suffix(20))")
    }
  }
}

/// Stimuli at random, most of them around the places and times that a behavior decides by.
private struct StimulusRandom {
  private var random: SplitMix64
  private var reading = ScrollReading.list
  private let behavior: RefreshBehavior

  init(_ behavior: RefreshBehavior, seed: UInt64) {
    self.behavior = behavior
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> Stimulus {
    let stimulus = draw()
    switch stimulus {
    case .content(let content): reading.content = content
    case .viewport(let viewport): reading.viewport = viewport
    case .insets(let start, let end): (reading.start, reading.end) = (start, end)
    default: break
    }
    return stimulus
  }

  /// A call of the app; one of the second level only where there is one.
  private mutating func call() -> Stimulus {
    guard behavior.secondLevel != nil else { return .reset }
    return [.reset, .openSecondLevel, .closeSecondLevel].randomElement(using: &random) ?? .reset
  }

  private mutating func draw() -> Stimulus {
    switch Int.random(in: 0..<46, using: &random) {
    case 0..<16: .scroll(to: offset(), dragging: Int.random(in: 0..<3, using: &random) > 0)
    case 16..<20: .release
    case 20..<26: .wait(seconds())
    case 26: .begin
    case 27: .tap
    case 28..<32: .end(RefreshOutcome.allCases.randomElement(using: &random) ?? .success)
    case 32: call()
    case 33: .window(attached: Int.random(in: 0..<3, using: &random) > 0)
    case 34: .hidden(Int.random(in: 0..<3, using: &random) == 0)
    case 35: .enabled(Int.random(in: 0..<3, using: &random) > 0)
    case 36: .opposite(isBusy: Int.random(in: 0..<3, using: &random) == 0)
    case 37: .content(extent(2000))
    case 38: .viewport(extent(600))
    case 39: .cancelGesture
    case 40..<43: .displace(to: offset(), dragging: Int.random(in: 0..<3, using: &random) > 0)
    case 43, 44: .refreshing(Bool.random(using: &random))
    default: .insets(start: extent(64), end: extent(34))
    }
  }

  private mutating func offset() -> Double {
    let pulls =
      behavior.pulls(aroundBoundaries: 0.5) + [1, Double.random(in: -300...300, using: &random)]
    let pull = pulls.randomElement(using: &random) ?? 0
    return behavior.edge.offset(atPull: pull, from: behavior.rest(in: reading))
  }

  private mutating func seconds() -> Double {
    let timing = behavior.timing
    let times = [
      0, timing.reveal, timing.retract, timing.endDelay, timing.minimumVisible,
      timing.succeeded, timing.failed,
      min(timing.timeout, 30), Double.random(in: 0...1, using: &random),
    ]
    return times.randomElement(using: &random) ?? 0
  }

  private mutating func extent(_ usual: Double) -> Double {
    [usual, usual, usual / 4, Double.random(in: 0...2 * usual, using: &random)]
      .randomElement(using: &random) ?? usual
  }
}
