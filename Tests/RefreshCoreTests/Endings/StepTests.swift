import RefreshCore
import Testing

@Suite("Steps of the owner of a machine")
struct StepTests {
  /// All effects that a step performs.
  private static let all = RefreshDelay.allCases.reduce(
    into: [
      .stopsTimers, .reportsCompletion, .insetChanged, .scrollsIntoSight, .phaseChanged,
      .cancelsAction, .performsAction,
    ] as RefreshEffects
  ) { $0.insert(.starts($1)) }

  @Test("have one order: a refresh that ends is over before the next one starts")
  func order() {
    let steps = Self.all.steps.map { "\($0)" }
    let delays = RefreshDelay.allCases.map { "start(RefreshCore.RefreshDelay.\($0))" }
    let before = [
      "stopTimers", "reportCompletion", "setInset", "scroll", "show", "cancelAction",
    ]
    #expect(steps == before + delays + ["startAction"])
  }

  @Test("start an action once, and first if it is over at once")
  func overAtOnce() {
    let steps = Self.all.union(.endsActionAtOnce).steps.map { "\($0)" }
    #expect(steps.first == "startAction")
    #expect(steps.count { $0 == "startAction" } == 1)
  }

  @Test("are none for what only says how something changes")
  func manner() {
    let effects: RefreshEffects = [.animatesReveal, .animatesRetract, .haptic, .ignored]
    #expect(effects.steps.map { "\($0)" } == [])
    #expect(RefreshEffects().steps.map { "\($0)" } == [])
  }
}
