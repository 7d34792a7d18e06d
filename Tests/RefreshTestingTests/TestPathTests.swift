import RefreshRuntime
import RefreshTesting
import Testing

/// Checks how test paths are written and played.
@MainActor
@Suite("Test paths")
struct TestPathTests {
  private enum Header: RefreshDesign {
    static let behavior = RefreshBehavior(
      edge: .top,
      height: 60,
      trigger: RefreshTrigger(.release, distance: 72),
      timing: RefreshTiming(reveal: 0.25, retract: 0.3, timeout: 30)
    )
    static let curve = RefreshCurve.linear
    static func appearance(in state: RefreshState) -> RefreshAppearance {
      RefreshAppearance(title: state == .refreshing ? "Loading" : "Pull")
    }
  }

  private let rig = RefreshRig(
    Header.self,
    TestNumbers(
      belowThreshold: 72,
      aboveThreshold: 72.5,
      height: 60,
      reveal: 0.25,
      timeout: 30,
      retract: 0.3
    )
  )

  @Test(
    "a path that the control follows is accepted",
    arguments: [
      "", "pull aboveThreshold -> armed, pull belowThreshold -> pulling, pull 0 -> idle",
      "pull 1_000 -> armed, release -> refreshing, scroll height; inset height",
      "begin -> refreshing, wait reveal; 1 action, inset 60, insets 124 34",
      "begin -> refreshing, wait reveal, wait timeout -> ending; 1 action",
      "begin -> refreshing, wait (timeout - timeout + reveal), end -> ending; 1 action",
      "begin -> refreshing, wait timeout - timeout + reveal, end -> ending; 1 action",
      "leave window, begin -> pending, enter window -> refreshing, hide -> idle, show",
      "end exhausted, opposite busy, reset, opposite idle, wait forever",
      "insets 100 50, begin -> refreshing; inset 60, insets 160 50",
    ]
  )
  func followed(_ path: String) throws {
    try rig.play(path)
  }

  private enum Footer: RefreshDesign {
    static let behavior = RefreshBehavior(
      edge: .bottom,
      style: .inline,
      height: 44,
      trigger: RefreshTrigger(.tap),
      timing: RefreshTiming(reveal: 0, retract: 0),
      showsFailure: true,
      allowsExhausted: true,
      resetsOnTap: true
    )
    static let curve = RefreshCurve.linear
    static func appearance(in state: RefreshState) -> RefreshAppearance {
      RefreshAppearance(title: "More")
    }
  }

  @Test("a tap starts a refresh where the control can be tapped, and has no effect elsewhere")
  func taps() throws {
    try rig.play("tap, pull 20 -> pulling, tap, pull 0 -> idle")
    let footer = RefreshRig(Footer.self, TestNumbers(belowThreshold: 0, aboveThreshold: 0.5))
    try footer.play(
      """
      pull 100 -> pulling, release, tap -> refreshing, tap, end failure -> failed, \
      tap -> refreshing, end exhausted -> exhausted, tap -> refreshing; \
      3 actions, 2 completions, inset 44
      """
    )
  }

  @Test(
    "a path that the control leaves is rejected with the stimulus",
    arguments: [
      (
        "pull aboveThreshold -> pulling",
        "expected pulling, found armed: phase after 'pull aboveThreshold'"
      ),
      ("pull 20, release", "expected idle, found pulling: phase after 'pull 20'"),
      (
        "begin -> refreshing, wait retract; 1 action",
        "expected 0.3 s, found 0.25 s: time to the next timer at 'wait retract'"
      ),
      ("wait 1", "expected 1.0 s, found inf s: time to the next timer at 'wait 1'"),
      ("begin -> refreshing; 1 action", "expected 1, found 0: number of actions"),
      ("begin -> refreshing", "expected 0.0, found 60.0: added inset"),
      ("scroll 0; insets 64 35", "expected 35.0, found 34.0: inset at the end"),
    ]
  )
  func left(_ path: String, _ fault: String) {
    #expect(throws: TestPathError(description: "\(fault) in '\(path)'")) { try rig.play(path) }
  }

  @Test(
    "a path that cannot be read is rejected with the part at fault",
    arguments: [
      ("pul 3", "'pul 3' is not a stimulus; see TestPath"), ("pull", "'pull' lacks a number"),
      (
        "pull far", "'pull far' contains 'far', which is neither a number nor a name of TestNumbers"
      ),
      ("pull 3 4", "'pull 3 4' lacks a '+' or '-' between two numbers"),
      ("begin -> loading", "'begin -> loading' has no valid phase: expected one of \(Self.phases)"),
      ("begin > idle", "'begin > idle' has no '->' before the phase"),
      ("begin; 1 action; 2 actions", "'begin; 1 action; 2 actions' has more than one semicolon"),
      ("end; one action", "'one action' has no count"),
      (
        "end; soon",
        "'soon' is not a fact: expected 'N actions', 'N completions', 'inset N' or 'insets N N'"
      ),
    ]
  )
  func unreadable(_ path: String, _ fault: String) {
    #expect(throws: TestPathError(description: "\(fault) in '\(path)'")) { try rig.play(path) }
  }

  private nonisolated static let phases =
    "idle, pulling, armed, pending, refreshing, ending, failed, exhausted, "
    + "secondLevelArmed, secondLevel"

  @Test("a table knows the line of each of its paths")
  func table() {
    let line = #line
    let paths = TestPath.table(
      """
      begin

      end
      """
    )
    #expect(paths.map(\.description) == ["begin", "end"])
    #expect(paths.map(\.line) == [line + 3, line + 5])
  }

  @Test("a rig tells the phases that have an appearance")
  func appearance() {
    let pull = RefreshAppearance(title: "Pull")
    #expect(rig.states(showing: pull) == .all(except: .refreshing))
    #expect(rig.states(showing: RefreshAppearance(title: "None")) == [])
  }

  @Test("traits of a design are compared as a whole")
  func traits() {
    #expect(TestTraits(of: Header.self) == TestTraits(curve: .linear))
    #expect(TestTraits(of: Header.self) != TestTraits())
  }
}
