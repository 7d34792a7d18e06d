import RefreshCore
import RefreshLanguage
import TemplateEngine

/// What the template of a control's tests may use: what is to be expected of the spec's numbers, and
/// of those themselves what tests call them.
struct HarnessModel {
  let draft: ControlDraft
  /// The table of strings that holds its texts, if there is one.
  let stringTable: String?
  /// The ways on which every change of phase, and every two in a row, are tested.
  let plan: WalkPlan

  private var spec: ControlSpec { draft.spec }
  private var behavior: RefreshBehavior { spec.behavior }

  /// The record that the template sees.
  func value(_ texts: inout LookTexts) -> Value {
    let timing = behavior.timing
    let trigger = TriggerModel(behavior)
    let manners = MannerModel.all(of: draft, stringTable: stringTable)
    return [
      "name": .string(spec.name),
      "kind": .string(behavior.trigger.kind.caseName),
      "edge": .string(behavior.edge.caseName),
      "rest": number(behavior.rest(in: WalkPlaces.list)),
      "waits": .bool(waits),
      "lifts": .bool(behavior.trigger.release == .lift),
      "latches": .bool(behavior.trigger.comparison == .latching),
      "requiresDrag": .bool(behavior.trigger.requiresDrag),
      "interruptible": .bool(behavior.isInterruptible),
      "exclusive": .bool(behavior.isExclusive),
      "exhaustible": .bool(behavior.allowsExhausted),
      // An overlay does not leave while a finger holds the list.
      "refreshesInDrag": .bool(behavior.style != .overlay),
      "perDrag": .int(behavior.trigger.perDrag == .max ? 0 : behavior.trigger.perDrag),
      "attempts": .int(behavior.trigger.perDrag == .max ? 0 : behavior.trigger.perDrag + 2),
      "numbers": .list(numbers(trigger).map { ["name": .string($0), "value": number($1)] }),
      "trigger": trigger.value,
      "share": ShareModel(behavior).value,
      "reveal": duration(.reveal),
      "retract": duration(.retract),
      "endDelay": duration(.endDelay),
      // A reveal that takes longer hides it.
      "minimumVisible": timing.minimumVisible > (waits ? timing.reveal : 0)
        ? duration(.minimum) : false,
      "minimum": .string(minimum),
      "endsByItself": .bool(untilMinimum >= timing.timeout),
      "timeout": timing.timeout < .infinity ? duration(.timeout) : false,
      "ending": .string(ending),
      "style": .string(behavior.style.caseName),
      "height": number(behavior.height),
      "animatesReveal": .bool(moves && timing.reveal > 0),
      "animatesRetract": .bool(moves && timing.retract > 0),
      "failedPhase": .string(behavior.showsFailure ? ".failed" : ".idle"),
      "interruptedPhase": .string(interruptedPhase),
      "resetPhase": .string(behavior.resetsOnOppositeRefresh ? ".idle" : ".exhausted"),
      "resetText": .string(
        behavior.resetsOnOppositeRefresh
          ? "may have more data again once the opposite control refreshes"
          : "keeps to having no more data while the opposite control refreshes"
      ),
      "curve": .string(spec.curve.expression),
      "looks": .list(lookTests(&texts)),
      "walks": WalkModel(plan, of: behavior).tests,
      "manners": expectations(of: manners.filter { $0.topic == .conduct }),
      "words": expectations(of: manners.filter { $0.topic == .words }),
      "speech": expectations(of: manners.filter { $0.topic == .speech }),
    ]
  }

  private func expectations(of manners: [MannerModel]) -> Value {
    .list(manners.map { $0.expectation(of: spec.name) })
  }

  /// Whether a refresh changes the inset, which is then animated.
  private var moves: Bool { behavior.style == .pull && behavior.inset != .none }

  /// The numbers that tests go by, which have names so that a change of one is one line.
  private func numbers(_ trigger: TriggerModel) -> [(name: String, value: Double)] {
    let busy = ShareModel(behavior).busy
    return [("short", trigger.short), ("past", trigger.past)]
      + (busy > 0 ? [(ShareModel.busyName, busy)] : []) + delays.map { ($0.name, $1) }
  }

  /// The delays that there are.
  private var delays: [(delay: WalkDelay, seconds: Double)] {
    WalkDelay.allCases.map { ($0, $0.seconds(behavior.timing)) }
      .filter { $0.1 > 0 && $0.1 < .infinity }
  }

  /// Time enough for any end to have come to rest; nothing where it is at rest at once.
  private var ending: String {
    delays.map(\.delay).filter { [.minimum, .endDelay, .retract].contains($0) }
      .map(\.name).joined(separator: " + ")
  }

  private var interruptedPhase: String {
    if behavior.timing.retract == 0 { return ".armed" }
    return behavior.isInterruptible ? ".armed" : ".ending"
  }

  /// How much of the least visible time is left once the action runs.
  private var untilMinimum: Double {
    let timing = behavior.timing
    return max(timing.minimumVisible - (waits ? timing.reveal : 0), 0)
  }

  /// The same, by the names of the delays; nothing where nothing is left.
  private var minimum: String {
    guard untilMinimum > 0 else { return "" }
    return waits ? "\(WalkDelay.minimum.name) - \(WalkDelay.reveal.name)" : WalkDelay.minimum.name
  }

  /// Whether the action waits for the end of the reveal.
  private var waits: Bool { behavior.action == .afterReveal && behavior.timing.reveal > 0 }

  private func number(_ number: Double) -> Value { .string(SwiftLiteral.number(number)) }

  /// What tests say of a delay.
  private func duration(_ delay: WalkDelay) -> Value {
    let seconds = delay.seconds(behavior.timing)
    return [
      "seconds": .bool(seconds > 0),
      // A moment before its end.
      "short": .string(seconds > 0.001 ? "\(delay.name) - 0.001" : "0"),
      "text": .string(SwiftLiteral.number(seconds) + " s"),
    ]
  }

  private func lookTests(_ texts: inout LookTexts) -> [Value] {
    draft.looks.map { look in
      let names = look.phases.map(\.name)
      let title = look.look.title.map { "shows “\($0)”" } ?? "shows no title"
      return [
        "name": .string(names[0] + "Look"),
        "title": .string(
          SwiftLiteral.string("\(title) while \(names.joined(separator: ", "))")
        ),
        "phases": .list(look.cases.map(Value.string)),
        "isShared": .bool(look.phases.count > 1),
        "value": .string(texts.expression(look, .none, column: 15, margin: 4)),
      ]
    }
  }
}
