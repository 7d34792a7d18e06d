import RefreshCore
import RefreshPreview
import RefreshRuntime
import RefreshWorld
import Testing

@testable import RefreshTesting

/// Checks that a generated test notices a control that is not what the spec says.
@MainActor
@Suite("A tested control", .serialized)
struct TestedControlTests {
  /// A header whose behavior and appearance the tests change.
  private enum Header: RefreshDesign {
    static let plain = RefreshBehavior(
      edge: .top,
      height: 60,
      trigger: RefreshTrigger(when: .release, distance: 72),
      timing: RefreshTiming(reveal: 0.25, retract: 0.4, timeout: 30),
      secondLevel: RefreshSecondLevel(distance: 150, height: 400)
    )
    nonisolated(unsafe) static var behavior = plain
    nonisolated(unsafe) static var appearance = RefreshAppearance(title: "Refresh")
    static let curve = RefreshCurve.easeInOut
    static func appearance(in state: RefreshState) -> RefreshAppearance {
      state == .armed ? RefreshAppearance(title: "Release", tint: ink) : appearance
    }
    static let ink = RefreshColor(.rgba(0x1122_33FF), dark: .system("label"))
  }

  private let control = TestedControl(Header.self)

  init() {
    Header.behavior = Header.plain
    Header.appearance = RefreshAppearance(title: "Refresh")
  }

  private func expectValues() throws(TestFailure) {
    try control.expect([
      "height": 60, "trigger.distance": 72, "timing.reveal": 0.25, "timing.retract": 0.4,
      "timeout": 30, "secondLevel.distance": 150, "secondLevel.height": 400,
    ])
  }

  private func expectAppearances() throws(TestFailure) {
    try control.expect(
      colors: ["ink": "#112233, dark label"],
      states: [
        .all(except: .armed): ["title": "Refresh"],
        [.armed]: ["title": "Release", "tint": "$ink"],
      ]
    )
  }

  @Test("passes with the values and the appearances of its spec")
  func passes() throws {
    try expectValues()
    try expectAppearances()
    try control.refreshes(notAt: 72, butAt: 72.5, actionAfter: 0.25, inset: 60, restAfter: 0.4)
    try control.life(seed: 1)
  }

  @Test(
    "fails with another value of any option, and names its key",
    arguments: Header.plain.options.indices
  )
  func option(_ index: Int) throws {
    var options = Header.plain.options
    // Numbers, flags and words all have another value that is 1 away.
    options[index] += options[index] == 1 ? -1 : 1
    Header.behavior = RefreshBehavior(options: options)
    let error = try #require(throws: TestFailure.self) { try expectValues() }
    let pattern = /[a-zA-Z.]+: expected '?[a-zA-Z0-9.]+'?, found '?[a-zA-Z0-9.%]+'?/
    #expect(
      error.description.split(separator: "\n").allSatisfy { $0.wholeMatch(of: pattern) != nil }
    )
  }

  @Test("reports all differences, sorted by key")
  func message() throws {
    Header.behavior.timing.retract = 0.3
    Header.behavior.isExclusive = false
    Header.behavior.secondLevel = nil
    let error = try #require(throws: TestFailure.self) { try expectValues() }
    #expect(
      error.description == """
        exclusive: expected true, found false
        secondLevel.distance: expected 150, found none
        secondLevel.height: expected 400, found none
        timing.retract: expected 0.4, found 0.3
        """
    )
  }

  @Test("takes the defaults of the trigger from other keys, as the language does")
  func derivedDefaults() throws {
    Header.behavior = RefreshBehavior(
      edge: .top,
      height: 60,
      trigger: RefreshTrigger(when: .cross, distance: 60),
      timing: RefreshTiming(reveal: 0, retract: 0)
    )
    try control.expect(["height": 60, "trigger.when": "cross"])
    Header.behavior.trigger = RefreshTrigger(when: .reach, requiresDrag: false)
    try control.expect(["height": 60, "trigger.when": "reach"])
    Header.behavior.trigger.requiresDrag = true
    #expect(throws: TestFailure.self) {
      try control.expect(["height": 60, "trigger.when": "reach"])
    }
  }

  @Test("rejects a key that does not exist")
  func unknownKey() {
    let error = #expect(throws: TestFailure.self) { try control.expect(["heigth": 60]) }
    #expect(error?.description == "heigth: there is no such key")
  }

  @Test(
    "fails with another appearance in any state, and names the key",
    arguments: [
      (RefreshAppearance(title: "Refresh."), "title in idle: expected 'Refresh', found 'Refresh.'"),
      (RefreshAppearance(), "title in idle: expected 'Refresh', found none"),
      (
        RefreshAppearance(title: "Refresh", color: RefreshColor(.asset("Ink"))),
        "color in idle: expected none, found 'asset:Ink'"
      ),
      (
        RefreshAppearance(title: "Refresh", font: RefreshFont(size: 15, weight: .bold)),
        "font in idle: expected none, found 'body, size 15, weight bold'"
      ),
      (
        RefreshAppearance(title: "Refresh", indicator: .ring),
        "indicator in idle: expected none, found 'ring'"
      ),
      (
        RefreshAppearance(title: "Refresh", images: ["a", "b"]),
        "images in idle: expected [], found ['a', 'b']"
      ),
      (
        RefreshAppearance(title: "Refresh", frameDuration: .infinity),
        "frameDuration in idle: expected 0.1, found inf"
      ),
    ]
  )
  func appearance(_ appearance: RefreshAppearance, _ line: String) throws {
    try expectAppearances()
    Header.appearance = appearance
    let error = try #require(throws: TestFailure.self) { try expectAppearances() }
    let lines = error.description.split(separator: "\n")
    #expect(lines.count == RefreshState.allCases.count - 1)
    #expect(lines.first.map(String.init) == line)
  }

  @Test(
    "fails with another number of the played refresh",
    arguments: [
      (72.5, 73, 0.25, 60, 0.4), (71, 72, 0.25, 60, 0.4), (72, 72.5, 0.3, 60, 0.4),
      (72, 72.5, 0.2, 60, 0.4), (72, 72.5, 0.25, 59, 0.4), (72, 72.5, 0.25, 60, 0.3),
      (72, 72.5, 0.25, 60, 0.5),
    ]
  )
  func refresh(below: Double, above: Double, reveal: Double, inset: Double, retract: Double) {
    #expect(throws: TestFailure.self) {
      try control.refreshes(
        notAt: below,
        butAt: above,
        actionAfter: reveal,
        inset: inset,
        restAfter: retract
      )
    }
  }

  @Test("fails with events that a simulation can play, if it differs from the simulated world")
  func trace() throws {
    var other = Header.plain
    other.trigger.distance = 80
    let error = try #require(throws: TestFailure.self) {
      for seed in 0..<20 as Range<UInt64> {
        try RandomLife(behavior: other, seed: seed).play(Header.self)
      }
    }
    let lines = error.description.split(separator: "\n")
    #expect(lines[0].hasPrefix("seed "))
    let text = lines.dropFirst().joined(separator: "\n")
    let events = try EventReader.scenes(in: text, table: Stimulus.table)[0].events
    #expect(events.count == lines.count - 2)
    // The replay shows the difference: the worlds of both behaviors agree up to the last stimulus.
    var worlds = [Header.plain, other].map { World(behavior: $0, in: .list(for: $0)) }
    for (index, event) in events.enumerated() {
      for world in worlds.indices { worlds[world].perform(event) }
      #expect((worlds[0].phase == worlds[1].phase) == (index < events.count - 1))
    }
  }

  @Test("has random stimuli that reach every phase")
  func phases() {
    var behavior = Header.plain
    (behavior.showsFailure, behavior.allowsExhausted) = (true, true)
    var phases: Set<RefreshPhase> = []
    for seed in 1000..<1020 as Range<UInt64> {
      var random = RandomStimuli(behavior: behavior, seed: seed)
      var world = World(behavior: behavior, in: .list(for: behavior))
      for _ in 0..<100 {
        world.perform(random.next())
        phases.insert(world.phase)
      }
    }
    #expect(phases == Set(RefreshPhase.allCases))
  }
}
