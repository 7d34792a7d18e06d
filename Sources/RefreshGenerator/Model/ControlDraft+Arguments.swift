import RefreshCore
import RefreshLanguage

extension ControlDraft {
  /// The initializer of the behavior, or the function that creates one.
  var behaviorInitializer: String {
    spec.design.style == .system ? "RefreshBehavior.system" : "RefreshBehavior"
  }

  /// The arguments of `behaviorInitializer`.
  var behaviorArguments: [String] {
    let isSystem = spec.design.style == .system
    var call = SwiftCall("RefreshBehavior")
    var (hasTiming, hasSecondLevel) = (isSystem, false)
    if isSystem {
      let timing = Self.call(".system", owner: .timing, statements: statements, column: 12)
      call.add("timing", value: timing)
    }
    for statement in statements {
      switch statement.argument.owner {
      case .behavior: call.add(statement)
      case .secondLevel where !hasSecondLevel:
        hasSecondLevel = true
        let level = Self.call(
          "RefreshSecondLevel",
          owner: .secondLevel,
          statements: statements,
          column: 17
        )
        call.add("secondLevel", value: level)
      case .trigger where statement.argument.label == nil:
        call.add(
          "trigger",
          value: Self.call("RefreshTrigger", owner: .trigger, statements: statements, column: 13)
        )
      case .timing where !hasTiming:
        hasTiming = true
        call.add(
          "timing",
          value: Self.call("RefreshTiming", owner: .timing, statements: statements, column: 12)
        )
      case .trigger, .timing, .secondLevel, .appearance, .layout, .haptics, .control: break
      }
    }
    return call.arguments
  }

  private static func call(
    _ name: String,
    owner: Argument.Owner,
    statements: [Statement],
    column: Int
  ) -> String {
    var call = SwiftCall(name)
    for statement in statements where statement.argument.owner == owner { call.add(statement) }
    return call.text(column: column)
  }
}

extension SwiftCall {
  /// Adds the argument of a property.
  mutating func add(_ statement: Statement, palette: PaletteModel = .none) {
    let value = SwiftLiteral.expression(statement.value, as: statement.key.type, palette: palette)
    guard let label = statement.argument.label else { return add(value) }
    add(label, value: value)
  }
}
