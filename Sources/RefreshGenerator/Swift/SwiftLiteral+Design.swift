import RefreshCore
import RefreshLanguage

/// Values of a design as Swift source.
extension SwiftLiteral {
  /// The value of a type as an argument; palette colors are written as constants.
  static func expression(
    _ value: SpecValue?,
    as type: ValueType,
    palette: PaletteModel = .none
  ) -> String {
    switch (value, type) {
    case (.number(.infinity), .integer): ".max"
    case (.number(let number), _): self.number(number)
    case (.share(let share), _): ".share(\(number(share)))"
    case (.flag(let flag), _): "\(flag)"
    case (.text(let word), .word): ".\(word)"
    case (.text(let name), .part):
      palette.drawings[name].map { ".drawing(\($0))" } ?? ".\(name)"
    case (.text(let text), _): string(text)
    case (.list(let items), .list(let type, _)):
      list(items.map { expression($0.value, as: type, palette: palette) })
    case (.color(let color), _): palette.expression(Palette().resolve(color))
    case (.font(let font), _): self.font(font)
    case (.curve(let curve), _): self.curve(curve)
    case (nil, _), (.drawing, _), (.map, _), (.list, _): "nil"
    }
  }

  static func curve(_ curve: RefreshCurve) -> String {
    switch curve {
    case .linear, .easeIn, .easeOut, .easeInOut: ".\(curve.name)"
    case .spring(.damping(let damping)): ".spring(damping: \(number(damping)))"
    case .spring(.bounce(let bounce)): ".spring(bounce: \(number(bounce)))"
    }
  }

  private static func font(_ font: RefreshFont) -> String {
    var call = SwiftCall("RefreshFont")
    if font.textStyle != .body || font.name == nil && font.size == nil && font.weight == nil {
      call.add(font.textStyle.expression)
    }
    if let name = font.name { call.add("name", value: string(name)) }
    if let size = font.size { call.add("size", value: number(size)) }
    if let weight = font.weight { call.add("weight", value: weight.expression) }
    if font.isFixed { call.add("isFixed", value: "true") }
    return call.text(column: 15)
  }
}
