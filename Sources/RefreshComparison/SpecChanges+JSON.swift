import RefreshCore
package import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshPreview
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

  private static func json(_ subject: Subject) -> JSON {
    ["control": .string(subject.control.name), "file": .string(subject.file)]
  }

  private static func json(of changes: ControlChanges, in file: String) -> JSON {
    [
      "control": .string(changes.new.name),
      "renamedFrom": changes.isRenamed ? .string(changes.old.name) : .null,
      "file": .string(file),
      "changesBehavior": .bool(changes.changesBehavior),
      "sentences": .array(BehaviorSentences(changes: changes).all.map(JSON.string)),
      "trace": trace(of: changes).map(JSON.array) ?? .null,
      "changes": .array(changes.changes.map(json)),
    ]
  }

  private static func json(_ change: ControlChange) -> JSON {
    [
      "topic": .string(change.topic.rawValue), "key": .string(change.key),
      "states": .array(change.states.map { .string($0.name) }),
      "language": optional(change.language), "old": optional(change.old),
      "new": optional(change.new),
      "consequence": optional(change.consequence), "base": optional(change.base),
    ]
  }

  private static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// The gesture as a trace for `simulate`, with what both versions show under `old` and `new`.
  private static func trace(of changes: ControlChanges) -> [JSON]? {
    guard case .different(let difference) = changes.comparison else { return nil }
    var scene = TraceScene()
    let start = difference.witness.start
    (scene.viewport, scene.content, scene.offset) = (start.viewport, start.content, start.offset)
    (scene.start, scene.end) = (start.start, start.end)
    var replays = [changes.old, changes.new].map { Replay(behavior: $0.behavior, in: scene) }
    return [scene.json]
      + difference.witness.stimuli.map { stimulus in
        let members = zip(["old", "new"], replays.indices).map { name, index in
          JSON.Member(key: name, value: replays[index].play(stimulus).json)
        }
        return .object((stimulus.json.members ?? []) + members)
      }
  }
}
