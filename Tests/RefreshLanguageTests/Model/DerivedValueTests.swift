import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

/// Checks the values of absent keys that follow from other keys.
@Suite("Derived values")
struct DerivedValueTests {
  private func control(_ lines: String) throws -> ControlSpec {
    let text = "refreshgen: 1\ncontrol: A\n\(lines)\n"
    let context = SpecContext(proves: false)
    let spec = SpecLoader.load(SourceFile(name: "a.refresh.yml", text: text), context: context)
    return try #require(spec.controls.first, "\(spec.diagnostics.map(\.message))")
  }

  @Test(
    "say that only reach starts without a finger",
    arguments: [
      ("trigger: {when: reach}", false), ("trigger: {when: release}", true),
      ("trigger: {when: cross}", true), ("height: 60", true),
      ("trigger: {when: reach, requiresDrag: true}", true),
      ("trigger: {when: release, requiresDrag: false}", false),
      // What a preset says is no default.
      ("preset: mjrefresh-header\ntrigger: {when: reach}", true),
    ]
  )
  func requiresDrag(_ lines: String, _ requiresDrag: Bool) throws {
    #expect(try control(lines).behavior.trigger.requiresDrag == requiresDrag)
  }

  @Test(
    "let words of a success stay for as long as it takes to read them",
    arguments: [
      ("", 0.4), ("states: {succeeded: {title: Done}}", 0.9),
      ("states: {succeeded: {color: label}}", 0.4),
      ("states: {succeeded: {subtitle: All there}}", 0.9),
      ("states: {succeeded: {title: \"\"}}", 0.4),
      ("states: {succeeded: {title: Done}}\noutcome: {succeeded: 400ms}", 0.4),
      ("states: {succeeded: {title: Done}}\noutcome: {succeeded: 2s}", 2),
      ("states: {succeeded: {title: Done}}\noutcome: {failed: 3s}", 0.9),
    ]
  )
  func readingTime(_ lines: String, _ seconds: Double) throws {
    let control = try control("preset: modern-header\n\(lines)")
    #expect(control.behavior.timing.succeeded == seconds)
  }

  @Test("let a control that waits for its window look as if it were busy")
  func pending() throws {
    let all = "all: {color: label, subtitle: S}, idle: {title: Idle, tint: label}"
    let busy = "refreshing: {title: Busy, subtitle: T, indicator: medium}"
    let control = try control("states: {\(all), \(busy), pending: {subtitle: P}}")
    let pending = control.appearances[Int(RefreshState.pending.rawValue)].appearance
    var expected = control.appearances[Int(RefreshState.refreshing.rawValue)].appearance
    expected.subtitle = "P"
    #expect(pending == expected)
    #expect(pending.title == "Busy" && pending.tint != nil && pending.color != nil)
    #expect(control.states.field(of: .title, in: .pending)?.value == .text("Busy"))
    #expect(control.states.field(of: .subtitle, in: .pending)?.value == .text("P"))
    let tint = control.states.field(of: .tint, in: .idle)?.value
    #expect(control.states.field(of: .tint, in: .pending)?.value == tint)
  }

  @Test("let a control that retracts show its outcome, and the ending where it says nothing")
  func outcomes() throws {
    let control = try control(
      """
      states:
        idle: {title: Idle}
        ending: {title: Ending, subtitle: E}
        succeeded: {title: Succeeded}
        failed: {subtitle: F}
      """
    )
    func title(_ outcome: RefreshOutcome, _ phase: RefreshPhase = .ending) -> String? {
      let state = RefreshState(phase: phase, after: outcome)
      return control.states.field(of: .title, in: state)?.value.text
    }
    #expect(title(.success) == "Succeeded")
    #expect(title(.exhausted) == "Succeeded")
    #expect(title(.failure) == "Ending")
    #expect(title(.cancelled) == "Ending")
    #expect(title(.failure, .failed) == "Ending")
    #expect(title(.failure, .idle) == "Idle")
    #expect(control.states.field(of: .subtitle, in: .failed)?.value == .text("F"))
    #expect(control.states.field(of: .subtitle, in: .succeeded)?.value == .text("E"))
  }

  @Test("translate a control that waits for its window", arguments: Preset.all.map(\.name))
  func translated(_ preset: String) throws {
    let control = try control("preset: \(preset)\nstates: {refreshing: {title: 正在刷新}}")
    #expect(control.states.field(of: .title, in: .pending)?.value == .text("正在刷新"))
  }

  @Test("hide a text of the preset in every state where `all` is empty")
  func hiddenTexts() throws {
    let control = try control(
      """
      preset: mjrefresh-header
      states: {all: {title: ~}, refreshing: {title: Wait}}
      """
    )
    let titles = control.appearances.map { $0.appearance.title ?? "none" }
    #expect(Set(titles) == ["", "Wait"])
    #expect(control.appearances[Int(RefreshState.refreshing.rawValue)].appearance.title == "Wait")
  }
}
