import RefreshCore
import RefreshLanguage
import RefreshWorld
import Testing

/// Checks that nothing is lost on the way between the page and its module.
@Suite("Codes of the player")
struct CodeTests {
  @Test("Numbers give back the behavior of every preset", arguments: Preset.all.map(\.name))
  func behavior(_ name: String) throws {
    let preset = try #require(Preset.named(name))
    let behavior = ControlSpec(map: preset.settings).behavior
    var numbers = PlayerNumbers()
    numbers.behavior = behavior
    #expect(numbers.behavior == behavior)
  }

  @Test("Numbers give back every curve")
  func curves() {
    let curves: [RefreshCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .spring(damping: 0.7), .spring(bounce: 0.15),
    ]
    for curve in curves {
      var numbers = PlayerNumbers()
      numbers.curves = RefreshCurves(curve, retract: .spring(bounce: 0.2))
      #expect(numbers.curves == RefreshCurves(curve, retract: .spring(bounce: 0.2)))
    }
  }

  @Test("Codes give back every stimulus")
  func stimuli() {
    let stimuli: [Stimulus] =
      [
        .scroll(to: -70.5, dragging: true), .scroll(to: 3, dragging: false), .release, .tap,
        .displace(to: -70.5, dragging: true), .displace(to: 3, dragging: false), .cancelGesture,
        .wait(0.25), .begin, .reset, .openSecondLevel, .closeSecondLevel, .window(attached: false),
        .window(attached: true),
        .hidden(true),
        .refreshing(true), .refreshing(false), .hidden(false), .enabled(true), .enabled(false),
        .opposite(isBusy: true),
        .opposite(isBusy: false), .content(1500), .insets(start: 64, end: 34), .viewport(400),
      ] + RefreshOutcome.allCases.map(Stimulus.end)
    for stimulus in stimuli { #expect(StimulusCode(stimulus).stimulus == stimulus) }
  }
}
