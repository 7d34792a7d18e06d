import Foundation
import RefreshCore
import RefreshLanguage
import RefreshPreview
import TestSupport
import Testing

@Suite("State diagrams")
struct DiagramTests {
  private static func diagram(_ preset: String) throws -> StateDiagram {
    let settings = try #require(Preset.named(preset)).settings
    return StateDiagram(name: preset, behavior: ControlSpec(map: settings).behavior)
  }

  private static func label(
    _ diagram: StateDiagram,
    _ from: RefreshPhase,
    _ to: RefreshPhase
  ) -> String? {
    diagram.edges.first { $0.from == from && $0.to == to }?.label
  }

  @Test("Transitions are labeled with the numbers of the spec")
  func labels() throws {
    let header = try Self.diagram("mjrefresh-header")
    #expect(Self.label(header, .pulling, .armed) == "pull > 54")
    #expect(Self.label(header, .ending, .idle) == "retracted after 0.4 s")
    #expect(Self.label(header, .armed, .refreshing)?.contains("release") == true)
    let modern = try Self.diagram("modern-header")
    #expect(Self.label(modern, .pulling, .armed) == "pull ≥ 72")
    #expect(Self.label(modern, .armed, .pulling)?.hasPrefix("pull < 72") == true)
    #expect(Self.label(modern, .refreshing, .ending)?.contains("timeout 30 s") == true)
  }

  @Test("A distance is compared as in the state machine")
  func latching() throws {
    var header = ControlSpec(map: try #require(Preset.named("mjrefresh-header")).settings).behavior
    header.trigger.comparison = .latching
    let release = StateDiagram(name: "A", behavior: header)
    #expect(Self.label(release, .pulling, .armed) == "pull > 54")
    #expect(Self.label(release, .armed, .pulling)?.hasPrefix("pull < 54") == true)
    var footer = ControlSpec(map: try #require(Preset.named("mjrefresh-auto-footer")).settings)
      .behavior
    footer.trigger.comparison = .latching
    let reach = StateDiagram(name: "B", behavior: footer).edges.map(\.label)
    #expect(reach.contains { $0.contains("pull ≥ 44") })
    #expect(!reach.contains { $0.contains("pull > 44") })
  }

  @Test("A scroll that starts a refresh without a finger is not called a release")
  func scrollWithoutFinger() throws {
    let header = try Self.diagram("xdrefresh")
    let scroll = try #require(Self.label(header, .pulling, .refreshing))
    #expect(scroll.hasPrefix("pull ≥ 50"))
    #expect(Self.label(header, .armed, .refreshing)?.hasPrefix("release") == true)
  }

  @Test("A large limit of refreshes per drag leads to no further transitions")
  func refreshesPerDrag() throws {
    var behavior = ControlSpec(map: try #require(Preset.named("mjrefresh-auto-footer")).settings)
      .behavior
    behavior.trigger.perDrag = 6
    let few = StateDiagram(name: "A", behavior: behavior)
    behavior.trigger.perDrag = .max
    #expect(StateDiagram(name: "A", behavior: behavior).edges.map(\.from) == few.edges.map(\.from))
    behavior.trigger.perDrag = 1000
    #expect(StateDiagram(name: "A", behavior: behavior).edges == few.edges)
  }

  @Test("A tap is named where only a tap starts a refresh")
  func taps() throws {
    let diagram = StateDiagram(
      name: "a",
      behavior: RefreshBehavior(
        edge: .bottom,
        style: .inline,
        height: 44,
        trigger: RefreshTrigger(when: .tap),
        timing: RefreshTiming(reveal: 0, retract: 0.2)
      )
    )
    #expect(Self.label(diagram, .idle, .refreshing) == "tap, begin()")
    #expect(Self.label(diagram, .pulling, .refreshing) == "tap, begin()")
    #expect(Self.label(diagram, .ending, .refreshing) == "begin()")
  }

  @Test("The second level has its own distance and its own ways")
  func secondLevel() throws {
    let diagram = try Self.diagram("two-level-header")
    #expect(Self.label(diagram, .armed, .secondLevelArmed) == "pull ≥ 110")
    #expect(Self.label(diagram, .secondLevelArmed, .armed) == "pull < 110")
    #expect(Self.label(diagram, .secondLevelArmed, .secondLevel) == "release, openSecondLevel()")
    #expect(
      Self.label(diagram, .secondLevel, .ending) == "release, a sixth closed, closeSecondLevel()"
    )
    #expect(try !Self.diagram("modern-header").phases.contains(.secondLevel))
  }

  @Test("Only phases that the control reaches are drawn")
  func phases() throws {
    let cross = try Self.diagram("uirefreshcontrol")
    #expect(!cross.phases.contains(.armed))
    #expect(!cross.phases.contains(.exhausted))
    #expect(try Self.diagram("modern-footer").phases.contains(.exhausted))
  }

  @Test("Labels do not overlap and stay in the picture", arguments: Preset.all.map(\.name))
  func layout(_ preset: String) throws {
    let svg = try Self.diagram(preset).svg
    let width = try #require(svg.firstMatch(of: #/viewBox="0 0 ([0-9.]+) /#)).1
    let labels = svg.matches(of: #/<text x="([0-9.]+)" y="([0-9.]+)"([^>]*)>([^<]*)</#)
    var places: [(left: Double, right: Double, y: Double)] = []
    for label in labels {
      let (x, y) = try (#require(Double(label.1)), #require(Double(label.2)))
      let length = Double(label.4.count) * 6.6
      let left =
        label.3.contains("start") ? x : label.3.contains("end") ? x - length : x - length / 2
      #expect(left >= 0 && left + length <= Double(width) ?? 0, "\(label.4)")
      let middle = label.3.contains("dy") ? y - 7 : y
      #expect(
        !places.contains { abs($0.y - middle) < 13 && $0.left < left + length && left < $0.right },
        "\(label.4)"
      )
      places.append((left, left + length, middle))
    }
  }

  @Test("An ordinary refresh is a loop of arrows that are not drawn twice")
  func loop() throws {
    let header = try Self.diagram("modern-header")
    #expect(header.loop == [.idle, .pulling, .armed, .refreshing, .ending])
    #expect(try Self.diagram("uirefreshcontrol").loop == [.idle, .pulling, .refreshing, .ending])
    #expect(try Self.diagram("modern-footer").loop == [.idle, .refreshing])
    #expect(header.svg.matches(of: /<text[^>]*>release</).count == 1)
    // The events of an arrow that are not in the loop have rows of their own.
    #expect(header.svg.matches(of: />timeout 30 s</).count == 1)
  }

  @Test("A name from a spec is text in every format")
  func escaping() throws {
    let settings = try #require(Preset.named("ego")).settings
    let svg = StateDiagram(name: "</svg><script>", behavior: ControlSpec(map: settings).behavior)
      .svg
    #expect(!svg.contains("<script>"))
  }

  @Test(
    "are the committed ones",
    arguments: ["modern-header", "modern-footer", "mjrefresh-header"]
  )
  func golden(_ preset: String) throws {
    let settings = try #require(Preset.named(preset)).settings
    let diagram = StateDiagram(name: "Drawn", behavior: ControlSpec(map: settings).behavior)
    for (text, name) in [(diagram.svg, "svg"), (diagram.mermaid, "mmd"), (diagram.dot, "dot")] {
      try Golden("Tests/Fixtures/diagrams/\(preset).\(name)").expect(text)
    }
  }
}
