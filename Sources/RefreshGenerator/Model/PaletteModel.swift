import RefreshCore
import RefreshStyles

/// The named colors of a spec and how they are written in Swift.
struct PaletteModel {
  /// One named color.
  struct Named: Sendable, Hashable {
    /// The name as it stands in code.
    let name: String
    let color: RefreshColor
  }

  let colors: [Named]

  /// A palette without names, for places that can't see the control's own.
  static let none = PaletteModel(colors: [])

  /// The color as a Swift expression: by its name, if it has one.
  func expression(_ color: RefreshColor) -> String {
    guard let named = colors.first(where: { $0.color == color }) else {
      return Self.literal(color, column: 15)
    }
    return "Palette.\(named.name)"
  }

  /// The color as a Swift expression of its shades.
  static func literal(_ color: RefreshColor, column: Int, margin: Int = 0) -> String {
    var call = SwiftCall("RefreshColor")
    call.add(shade(color.light))
    if let dark = color.dark { call.add("dark", shade(dark)) }
    if let highContrast = color.highContrast { call.add("highContrast", shade(highContrast)) }
    if let dark = color.darkHighContrast { call.add("darkHighContrast", shade(dark)) }
    return call.text(column: column, margin: margin)
  }

  private static func shade(_ shade: RefreshColor.Shade) -> String {
    switch shade {
    case .rgba(let value): ".rgba(\(SwiftLiteral.hex(value)))"
    case .system(let name): ".system(\(SwiftLiteral.string(name)))"
    case .asset(let name): ".asset(\(SwiftLiteral.string(name)))"
    }
  }
}
