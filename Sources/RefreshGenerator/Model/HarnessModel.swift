import RefreshCore
import RefreshLanguage
import RefreshStyles
import RefreshWorld
import TemplateEngine

/// The variables of the test templates: facts and numbers of the spec, and paths that cover all
/// transition pairs.
struct HarnessModel {
  let draft: ControlDraft
  /// The name of the String Catalog with the control's texts, if there is one.
  let stringTable: String?
  /// The paths that cover all transition pairs.
  let plan: PathPlan
  /// Whether the tests use XCTest instead of Swift Testing.
  let isForXCTest: Bool

  private var spec: ControlSpec { draft.spec }
  private var behavior: RefreshBehavior { spec.behavior }

  /// The variables by name.
  func variables(_ texts: inout AppearanceTexts) -> [String: Value] {
    let refresh = SimulatedRefresh(behavior)
    return [
      // The control's name, edge, style and height.
      "name": .string(spec.name),
      "edge": .string(behavior.edge.caseName),
      "style": .string(behavior.style.caseName),
      "height": number(behavior.height),
      // The points of the app's inset over which the view may lie.
      "ignoredInset": number(behavior.ignoredInset),
      // The height in words, such as `54 points high`; at the side edges, `54 points wide`.
      "size": .string(
        SwiftLiteral.points(behavior.height) + (behavior.edge.isHorizontal ? " wide" : " high")
      ),
      // The offset and the added inset of the list when it rests at the control's edge.
      "rest": number(behavior.rest(in: ScrollReading.list)),
      "restInset": number(refresh.insetAtRest),
      // Arguments of `TestNumbers`: the named points and seconds of paths.
      "numbers": .list(numbers(refresh).map { .string("\($0): \(SwiftLiteral.number($1))") }),
      // Facts of the spec: `name`, `title`, and the `paths` that verify the fact, in order.
      "facts": .list(SpecFact.all(of: behavior, refresh).map(\.value)),
      // Paths that cover every transition pair.
      "paths": .list(PathTable(plan, of: behavior).lines.map(Value.string)),
      // Each distinct appearance: `name`, `value`, and the `expectation` for its phases.
      "appearances": .list(appearances(&texts)),
      // `value` and `expectation` of the traits, localized strings and accessibility.
      "traits": traits,
      // `title` and `steps` of one refresh; a step has `paths`, and optionally an expected
      // `animation`.
      "refresh": steps(of: refresh),
    ]
  }

  /// The test of one refresh and its animations.
  private func steps(of refresh: SimulatedRefresh) -> Value {
    let action = refresh.waitsForReveal ? "after the reveal" : "at once"
    var writer = PathWriter(behavior, limit: SpecFact.longestPath)
    writer.perform(.begin)
    let reveal = step(&writer)
    writer.finish(.success)
    return [
      "title": .string("the action runs \(action), and its end returns the control to idle"),
      "steps": .list([reveal, step(&writer)]),
    ]
  }

  /// A step of `refresh`: the paths since the last step, and the expected animation.
  private func step(_ writer: inout PathWriter) -> Value {
    let seconds = writer.animation ?? 0
    let curve = SwiftLiteral.curve(spec.design.curve).dropFirst("RefreshCurve".count)
    let animation = "RefreshAnimation(duration: \(SwiftLiteral.number(seconds)), curve: \(curve))"
    return [
      "paths": .list(writer.takePaths().map(Value.string)),
      "animation": seconds > 0 ? expectation("rig.view.lastAnimation == \(animation)") : "",
    ]
  }

  /// The named numbers of the tests, so that a change of a number affects only one line.
  private func numbers(_ refresh: SimulatedRefresh) -> [(name: String, value: Double)] {
    let trigger = TriggerModel(behavior)
    let delays = RefreshDelay.allCases.map { ($0.name, $0.seconds(in: behavior.timing)) }
    return [("belowThreshold", trigger.belowThreshold), ("aboveThreshold", trigger.aboveThreshold)]
      + (refresh.inset > 0 ? [("height", refresh.inset)] : []) + levelNumbers
      + delays.filter { $0.1 > 0 && $0.1 < .infinity }
  }

  private var levelNumbers: [(name: String, value: Double)] {
    guard let level = behavior.secondLevel, let trigger = TriggerModel.secondLevel(of: behavior)
    else { return [] }
    return [
      ("belowSecondLevel", trigger.belowThreshold), ("aboveSecondLevel", trigger.aboveThreshold),
      ("secondLevelHeight", level.height),
    ]
  }

  private func appearances(_ texts: inout AppearanceTexts) -> [Value] {
    var drawings = PaletteModel.none
    drawings.indicators = IndicatorModel(draft.presentation.appearances, .none).names
      .mapValues { "\(draft.spec.name).Indicators.\($0)" }
    return draft.appearances.map { appearance in
      let name = appearance.states[0].name
      let column = "    let \(name) = ".width
      return [
        "name": .string(name),
        "value": .string(texts.expression(appearance, drawings, column: column, margin: 4)),
        "expectation": states(of: appearance, name),
      ]
    }
  }

  /// The expectation that lists the states with an appearance, or all others if that is too long.
  private func states(of appearance: AppearanceModel, _ name: String) -> Value {
    let condition = "rig.states(showing: \(name)) == "
    let cases = "[\(appearance.cases.joined(separator: ", "))]"
    if (condition + cases).width <= SwiftCall.widestLine - 16 {
      return expectation(condition + cases)
    }
    guard appearance.states.count < RefreshState.allCases.count else {
      return expectation(condition + "RefreshState.allCases")
    }
    let others = RefreshState.allCases.filter { !appearance.states.contains($0) }.map(\.expression)
    let list = ".all(except: \(others.joined(separator: ", ")))"
    guard (condition + list).width > SwiftCall.widestLine - 6 else {
      return expectation(condition + list)
    }
    return expectation("rig.states(showing: \(name))\n  == \(list)")
  }

  private var traits: Value {
    var call = SwiftCall("TestTraits")
    call.add("curve", spec.design.curve, unless: ControlDesign.initial.curve, SwiftLiteral.curve)
    for property in PropertyModel.all(of: draft, stringTable: stringTable) {
      call.add(property.name, property.value.text(column: 6 + property.name.width + 2))
    }
    return [
      "value": .string(call.text(column: "    let traits = ".width, margin: 4)),
      "expectation": expectation("TestTraits(of: \(spec.name).self) == traits"),
    ]
  }

  /// An expectation in the body of a test.
  private func expectation(_ condition: String) -> Value {
    var call = SwiftCall(isForXCTest ? "XCTAssert" : "#expect")
    call.add(condition)
    return .string(call.text(column: 5))
  }

  private func number(_ number: Double) -> Value { .string(SwiftLiteral.number(number)) }
}
