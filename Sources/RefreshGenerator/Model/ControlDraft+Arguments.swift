import RefreshCore
import RefreshLanguage

extension ControlDraft {
  /// The arguments of the `RefreshBehavior` initializer.
  var behaviorArguments: [String] {
    var call = SwiftCall("RefreshBehavior")
    var hasTiming = false
    for statement in statements {
      switch statement.argument.owner {
      case .behavior where statement.argument.label == "allowsExhausted":
        addFailure(to: &call)
        call.add(statement)
      case .behavior: call.add(statement)
      case .trigger where statement.argument.label == nil:
        call.add("trigger", Self.call("RefreshTrigger", .trigger, statements, column: 13))
      case .timing where !hasTiming:
        hasTiming = true
        call.add("timing", Self.call("RefreshTiming", .timing, statements, column: 12))
      case .trigger, .timing, .appearance, .layout, .control: break
      }
    }
    if !spec.behavior.allowsExhausted { addFailure(to: &call) }
    return call.arguments
  }

  /// Adds `showsFailure`, which follows from the states instead of a key.
  private func addFailure(to call: inout SwiftCall) {
    if spec.behavior.showsFailure { call.add("showsFailure", "true") }
  }

  private static func call(
    _ name: String,
    _ owner: Argument.Owner,
    _ statements: [Statement],
    column: Int
  ) -> String {
    var call = SwiftCall(name)
    for statement in statements where statement.argument.owner == owner { call.add(statement) }
    return call.text(column: column)
  }
}

extension SwiftCall {
  /// Adds the argument of a property.
  mutating func add(_ statement: Statement, _ palette: PaletteModel = .none) {
    let value = SwiftLiteral.expression(statement.value, palette)
    guard let label = statement.argument.label else { return add(value) }
    add(label, value)
  }
}
