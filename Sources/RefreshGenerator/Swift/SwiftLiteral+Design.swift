import RefreshCore
import RefreshLanguage
import RefreshStyles

/// Values of a design as Swift source.
extension SwiftLiteral {
  /// The value as an argument; palette colors are written as constants.
  static func expression(_ value: DesignValue?, _ palette: PaletteModel) -> String {
    switch value {
    case nil: "nil"
    case .number(let number): self.number(number)
    case .integer(let number): number == .max ? ".max" : self.number(Double(number))
    case .flag(let flag): "\(flag)"
    case .word(let word): ".\(word)"
    case .text(let text): string(text)
    case .list(let items): list(items.map { expression($0, palette) })
    case .color(let color): palette.expression(color)
    case .font(let font): self.font(font)
    case .curve(let curve): self.curve(curve)
    }
  }

  /// A timing curve.
  static func curve(_ curve: RefreshCurve) -> String {
    let damping =
      if case .spring(let damping) = curve { "(damping: \(number(damping)))" } else { "" }
    return "RefreshCurve.\(curve.name)\(damping)"
  }

  private static func font(_ font: RefreshFont) -> String {
    var call = SwiftCall("RefreshFont")
    if font.style != .body || font.name == nil && font.weight == nil {
      call.add(font.style.expression)
    }
    if let name = font.name { call.add("name", string(name)) }
    if let size = font.size { call.add("size", number(size)) }
    if let weight = font.weight { call.add("weight", weight.expression) }
    return call.text(column: 15)
  }
}
