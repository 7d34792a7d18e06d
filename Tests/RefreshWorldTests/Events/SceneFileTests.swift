import Foundation
import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import RefreshWorld
import TestSupport
import Testing

/// Plays the scenes in `Tests/Fixtures/scenes`, which people paste from reports and write by hand.
@Suite("Scenes in files")
struct SceneFileTests {
  private static let folder = Golden.root.appendingPathComponent("Tests/Fixtures/scenes")
  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []

  @Test("what a scene expects holds in a live list, too")
  func live() throws {
    let (name, table) = ("lists.events", LiveList.table)
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let problems = try Self.problems(of: text, name: name, table: table) { scene, behavior in
      var list = LiveList(scene.list)
      list.add(behavior)
      return { line in
        list.play(line)
        return list.facts
      }
    }
    #expect(problems == [])
  }

  @Test("what a scene expects holds, and no other phase", arguments: names)
  func holds(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let problems = try Self.problems(of: text, name: name)
    #expect(problems == [])
    // Each expectation fails if it has another phase.
    let phases = RefreshPhase.allCases.map { "expect \($0.name)" }.filter {
      $0 != "expect exhausted"
    }
    #expect(phases.contains(where: text.contains))
    for expected in phases {
      let wrong = text.replacing(expected + " ", with: "expect exhausted ")
        .replacing(expected + "\n", with: "expect exhausted\n")
      let count = text.ranges(of: expected + " ").count + text.ranges(of: expected + "\n").count
      #expect(try Self.problems(of: wrong, name: name).count == count)
    }
  }

  /// The expectations that do not hold, with their lines.
  private static func problems(
    of text: String,
    name: String,
    table: EventTable<LiveEvent> = LiveEvent.table,
    on body: (EventScene<LiveEvent>, RefreshBehavior) -> (EventLine<LiveEvent>) -> EventFacts = {
      scene,
      behavior in
      var list = SimulatedList(scene: scene, behavior: behavior)
      return { line in
        _ = list.play(line)
        return list.observation.facts
      }
    }
  ) throws -> [String] {
    let file = SourceFile(name: name, text: text)
    var problems: [String] = []
    for scene in try EventReader.scenes(in: text, table: table) {
      let spec = (["refreshgen: 1", "control: Played"] + scene.spec).joined(separator: "\n")
      let loaded = SpecLoader.load(
        SourceFile(name: "played.refresh.yml", text: spec + "\n"),
        context: SpecContext(proves: false)
      )
      let control = try #require(loaded.controls.first, "\(name): \(scene.spec)")
      let play = body(scene, control.behavior)
      for line in scene.lines {
        let facts = play(line)
        let problem = line.expected.difference(in: facts)
        guard let problem else { continue }
        problems.append("\(name):\(file.position(at: line.range.lowerBound).line): \(problem)")
      }
    }
    return problems
  }
}
