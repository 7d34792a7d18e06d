import RefreshCore

/// The colors of a control that have names, and its drawings, as Swift constants.
struct PaletteModel {
  struct Named {
    var name: String
    let color: RefreshColor
  }

  let colors: [Named]
  /// The expressions of drawings, by their names in specs.
  var drawings: [String: String] = [:]

  /// No constants: code outside the control's type writes each color as a literal.
  static let none = PaletteModel(colors: [])

  /// The color as a Swift expression: its constant, or a literal.
  func expression(_ color: RefreshColor) -> String {
    guard let named = colors.first(where: { $0.color == color }) else {
      return Self.literal(color, column: 15)
    }
    return "Palette.\(named.name)"
  }

  /// The color as a literal with its shades.
  static func literal(_ color: RefreshColor, column: Int, margin: Int = 0) -> String {
    var call = SwiftCall("RefreshColor")
    call.add(shade(of: color.light))
    if let dark = color.dark { call.add("dark", value: shade(of: dark)) }
    if let highContrast = color.highContrast {
      call.add("highContrast", value: shade(of: highContrast))
    }
    if let dark = color.darkHighContrast { call.add("darkHighContrast", value: shade(of: dark)) }
    return call.text(column: column, margin: margin)
  }

  private static func shade(of shade: RefreshColor.Shade) -> String {
    switch shade {
    case .rgba(let value): ".rgba(\(SwiftLiteral.hex(value)))"
    case .system(let name): ".system(\(SwiftLiteral.string(name)))"
    case .asset(let name): ".asset(\(SwiftLiteral.string(name)))"
    }
  }
}
