import RefreshCore
import RefreshLanguage

/// A property of a control that differs from its default.
struct PropertyModel {
  let name: String
  /// The doc comment, with the key of the spec.
  let documentation: String
  /// The type, if Swift cannot infer it from the value.
  var type: String?
  /// The value in Swift source.
  let value: SwiftValue

  func declaration(_ access: AccessLevel) -> Value {
    let head = "\(access.modifier)static let \(name)\(type.map { ": \($0)" } ?? "") = "
    return [
      "documentation": .string(documentation),
      "declaration": .string(head + value.text(column: 2 + head.width)),
    ]
  }
}

extension PropertyModel {
  /// The properties of a control; `stringTable` is the name of its String Catalog, if any.
  static func all(of control: ControlDraft, stringTable: String?) -> [PropertyModel] {
    let design = control.spec.design
    let properties = control.statements.filter { $0.argument.owner == .control }
      .map(PropertyModel.init)
    return properties
      + [
        call(of: .haptics, type: "RefreshHaptics", control: control),
        call(of: .layout, type: "RefreshLayout", control: control),
        lastUpdated(of: design), stringTable.map(table),
      ].compactMap { $0 }
  }

  private init(statement: Statement) {
    let type = statement.argument.type ?? ""
    name = statement.argument.label
    let summary = statement.key.summary
    documentation =
      statement.key.hasNameInSwift ? summary : "\(summary.dropLast()) (key `\(statement.path)`)."
    let expression = SwiftLiteral.expression(statement.value, as: statement.key.type)
    if case .word = statement.key.type {
      value = .plain(type + expression)
    } else {
      self.type = type
      value = .plain(expression)
    }
  }

  /// The property for a map of a spec, such as `layout`; `nil` if the spec sets none of its keys.
  private static func call(
    of owner: Argument.Owner,
    type: String,
    control: ControlDraft
  ) -> PropertyModel? {
    let statements = control.statements.filter { $0.argument.owner == owner }
    guard let key = statements.first?.path.split(separator: ".").first else { return nil }
    var call = SwiftCall(type)
    for statement in statements { call.add(statement) }
    return PropertyModel(
      name: String(key),
      documentation: SpecLanguage.control.table[String(key)]?.summary ?? "",
      value: .call(call)
    )
  }

  private static func lastUpdated(of design: ControlDesign) -> PropertyModel? {
    guard let lastUpdated = design.lastUpdated else { return nil }
    var call = SwiftCall("RefreshLastUpdated")
    call.add("key", value: SwiftLiteral.string(lastUpdated.key))
    let initial = ControlDesign.initial
    if !lastUpdated.isShown { call.add("isShown", value: "false") }
    call.add(
      "timeStyle",
      value: lastUpdated.timeStyle,
      unless: initial.lastUpdatedTimeStyle,
      text: \.expression
    )
    call.add(
      "format",
      value: lastUpdated.format,
      unless: initial.lastUpdatedFormat,
      text: SwiftLiteral.string
    )
    if let never = lastUpdated.never { call.add("never", value: SwiftLiteral.string(never)) }
    return PropertyModel(
      name: "lastUpdated",
      documentation:
        "Storage and display of the time of the last successful refresh.",
      type: "RefreshLastUpdated?",
      value: .call(call)
    )
  }

  private static func table(named name: String) -> PropertyModel {
    PropertyModel(
      name: "stringTable",
      documentation: "Name of the String Catalog with the control's texts (key `locales`).",
      type: "String?",
      value: .plain(SwiftLiteral.string(name))
    )
  }
}

enum SwiftValue {
  /// An expression on one line.
  case plain(String)
  /// A call, which may span several lines.
  case call(SwiftCall)

  /// The value, wrapped if a line that starts at `column` would be too long.
  func text(column: Int) -> String {
    switch self {
    case .plain(let text): text
    case .call(let call): call.text(column: column)
    }
  }
}
