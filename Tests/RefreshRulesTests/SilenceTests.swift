import RefreshDiagnostics
import RefreshLanguage
import Testing

/// Cases that look like a fault of a rule and are none.
@Suite("Rules keep silent")
struct SilenceTests {
  static let cases = [
    // The words of a direction that are part of others.
    "states: {idle: {title: Pull updates}, refreshing: {title: Loading}}",
    "states: {idle: {title: Pull up-to-date news}, refreshing: {title: Loading}}",
    "states: {idle: {title: 'Pull, or sign up'}, refreshing: {title: Loading}}",
    "states: {idle: {title: 'Pull: heads up'}, refreshing: {title: Loading}}",
    "edge: bottom\nstates: {idle: {title: Pull news from the top stories}, refreshing: {title: Loading}}",
    // Texts in a language that the rules do not read.
    "edge: bottom\nlanguage: de\nstates: {idle: {title: Nach unten ziehen}, refreshing: {title: Lädt}}",
    "trigger: {when: cross}\nlanguage: de\nstates: {idle: {title: Loslassen}, refreshing: {title: Lädt}}",
    // Arrows that point to what is beyond the end, or back from a list that is let go.
    "edge: bottom\nstyle: inline\ntrigger: {when: reach}\nstates: {idle: {title: More ↓}, refreshing: {title: Loading}}",
    "edge: bottom\nstates: {armed: {title: ↓ Release}, refreshing: {title: Loading ↓}}",
    // Texts that the preset shows, in colors that it chose.
    "preset: modern-header\nstates: {all: {tint: systemBlue}}",
    "preset: mjrefresh-header\nstates: {armed: {title: Let go}}",
    // System colors on their own ground, which follow the settings of the device.
    "states: {all: {title: Refresh, color: label}, refreshing: {indicator: medium}}",
    "states: {all: {title: Refresh, color: tint, background: asset:Ground}, refreshing: {indicator: medium}}",
    // An empty text hides what the preset shows.
    "preset: mjrefresh-header\nstates: {idle: {title: \"\"}}",
    // A control in the content needs no pull to be seen.
    "preset: svinfinitescrolling\ntrigger: {releasedBy: lift}",
    "edge: bottom\nstyle: inline\nheight: 300\ntrigger: {when: reach}",
    // What is written out as it is anyway does no harm.
    "trigger: {when: release, visibleFraction: 1, preload: 0, perDrag: 1}",
    "trigger: {when: cross, releasedBy: lift}",
    "haptics: none\nedge: bottom\nstyle: inline\ntrigger: {when: reach}",
    // A single text has no other text to be apart from.
    "layout: {lineSpacing: 40}\nstates: {idle: {subtitle: down, subtitleFont: title3}, refreshing: {indicator: medium}}",
    // No animation at all is a choice.
    "timing: {reveal: 0, retract: 0ms, endDelay: 0s}",
    "timeout: 60s\ntiming: {minimumVisible: 5s}",
    // The timeout starts after the reveal animation, the minimum before it.
    "timeout: 1s\ntiming: {reveal: 250ms, minimumVisible: 1200ms}",
    // An indicator that disappears once the control is exhausted and invisible.
    "edge: bottom\nexhausted: {allowed: true}\nstates: {refreshing: {indicator: medium}}",
    // The arrow of a list that is read from its end.
    "edge: bottom\nstates: {idle: {title: More, arrow: up}, armed: {title: Go, arrow: down}, refreshing: {title: Loading, arrow: none}}",
    // A view that the app sets at run time draws all states.
    "content: app\naccessibility: {label: Refresh the feed}\nstates: {refreshing: {title: \"\"}}",
    // One picture after another, each in a state of its own.
    "states: {idle: {symbol: arrow.down}, refreshing: {image: Spinner}}",
  ]

  @Test("a spec without faults has no findings", arguments: cases)
  func silent(_ lines: String) {
    let found = RuleExample.findings(lines)
    #expect(found == [], "\(found.map(\.message))")
  }
}
