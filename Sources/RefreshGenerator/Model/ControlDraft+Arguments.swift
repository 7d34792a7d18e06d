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
    var added: Set<Argument.Owner> = isSystem ? [.timing] : []
    if isSystem {
      let timing = Self.call(".system", owner: .timing, statements: statements, column: 12)
      call.add("timing", value: timing)
    }
    for statement in statements {
      let owner = statement.argument.owner
      if owner == .behavior { call.add(statement) }
      guard let (label, type) = Self.nested[owner], added.insert(owner).inserted else { continue }
      // The indent, the label and the colon.
      let column = 4 + label.count + 2
      call.add(label, value: Self.call(type, owner: owner, statements: statements, column: column))
    }
    return call.arguments
  }

  /// The arguments of a behavior that are calls of an initializer.
  private static let nested: [Argument.Owner: (label: String, type: String)] = [
    .trigger: ("trigger", "RefreshTrigger"), .timing: ("timing", "RefreshTiming"),
    .secondLevel: ("secondLevel", "RefreshSecondLevel"),
  ]

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
    add(
      statement.argument.label,
      value: SwiftLiteral.expression(statement.value, as: statement.key.type, palette: palette)
    )
  }
}
