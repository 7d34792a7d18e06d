/// The appearances of a control as Swift code, in the shorter of two forms: an expression for each, or
/// assignments to a variable that begins as the appearance at rest, which is the last one.
struct AppearanceCode {
  typealias Argument = (label: String, value: String)

  /// The arguments at rest that all appearances have, as an expression; empty in the other form.
  let shared: String
  /// The expression of each appearance, or the assignments that are left for it.
  let values: [String]

  init(_ models: [AppearanceModel], palette: PaletteModel) {
    let column = models.count > 1 ? 6 : 4
    let all = models.map { $0.arguments(in: palette) }
    let expressions = all.map { Self.call($0).text(column: column) }
    guard let rest = all.last, all.count > 1 else {
      (shared, values) = ("", expressions)
      return
    }
    let shared = rest.filter { one in all.allSatisfy { $0.contains { $0.label == one.label } } }
    let assignments = all.map { arguments in
      let own = arguments.filter { argument in !shared.contains { $0 == argument } }
      return own.isEmpty
        ? "break" : own.map { "appearance.\($0.label) = \($0.value)" }.joined(separator: "\n")
    }
    let start = Self.call(shared).text(column: "    var appearance = ".width, margin: 4)
    // Two lines declare and return the variable.
    guard Self.lines(of: [start] + assignments) + 1 < Self.lines(of: expressions) else {
      (self.shared, values) = ("", expressions)
      return
    }
    (self.shared, values) = (start, assignments)
  }

  private static func call(_ arguments: [Argument]) -> SwiftCall {
    var call = SwiftCall("RefreshAppearance")
    for argument in arguments { call.add(argument.label, value: argument.value) }
    return call
  }

  private static func lines(of texts: [String]) -> Int {
    texts.reduce(0) { $0 + 1 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
  }
}
