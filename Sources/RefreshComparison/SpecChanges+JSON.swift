import RefreshCore
package import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshWorld

extension SpecChanges {
  package var json: JSON {
    [
      "changed": .array(changed.map { Self.json(of: $0.changes, in: $0.file) }),
      "added": .array(added.map(Self.json)),
      "removed": .array(removed.map(Self.json)),
      "unchanged": .number(Double(unchangedCount)),
    ]
  }

  private static func json(of subject: Subject) -> JSON {
    ["control": .string(subject.control.name), "file": .string(subject.file)]
  }

  private static func json(of changes: ControlChanges, in file: String) -> JSON {
    [
      "control": .string(changes.new.name),
      "renamedFrom": changes.isRenamed ? .string(changes.old.name) : .null,
      "file": .string(file),
      "changesBehavior": .bool(changes.changesBehavior),
      "sentences": .array(BehaviorSentences(changes: changes).all.map(JSON.string)),
      "events": events(of: changes).map(JSON.array) ?? .null,
      "changes": .array(changes.changes.map(json)),
    ]
  }

  private static func json(of change: ControlChange) -> JSON {
    [
      "topic": .string(change.topic.rawValue), "key": .string(change.key),
      "states": .array(change.states.map { .string($0.name) }),
      "language": optional(change.language), "old": optional(change.old),
      "new": optional(change.new),
      "consequence": optional(change.consequence), "base": optional(change.base),
    ]
  }

  private static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// The gesture as lines of events for `simulate`, with what both versions show under `old` and `new`.
  private static func events(of changes: ControlChanges) -> [JSON]? {
    guard case .different(let difference) = changes.comparison else { return nil }
    let start = difference.witness.start
    var worlds = [changes.old, changes.new].map { World(behavior: $0.behavior, in: start) }
    return [["event": .string(ListHead(start).line)]]
      + difference.witness.stimuli.map { stimulus in
        for index in worlds.indices { worlds[index].perform(stimulus) }
        let facts = worlds.map { JSON.string("\(Observation(world: $0).facts)") }
        return ["event": .string(stimulus.line), "old": facts[0], "new": facts[1]]
      }
  }
}
