import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

/// Writes values of a spec as Swift literals of generated tests.
///
/// The literals of controls have a writer of their own, so that a test notices a bug in either.
enum TestLiteral {
  /// A value of the decoded spec; `named` writes the colors and drawings that have a name.
  static func value(_ value: SpecValue?, named: (SpecValue) -> String? = { _ in nil }) -> String {
    if let value, let name = named(value) { return name }
    switch value {
    case .number(let number): return self.number(number)
    case .share(let share): return ".share(\(self.number(share)))"
    case .flag(let flag): return flag ? "true" : "false"
    case .text(let text): return string(text)
    case .color(let color): return string(text(of: Palette().resolve(color)))
    case .font(let font): return string(text(of: font))
    case .curve(.spring(.damping(let damping))):
      return string("spring(damping: \(SpecText.number(damping)))")
    case .curve(.spring(.bounce(let bounce))):
      return string("spring(bounce: \(SpecText.number(bounce)))")
    case .curve(let curve): return string(curve.name)
    case .list(let items): return list(items.map { self.value($0.value) })
    case nil, .drawing, .map: return "nil"
    }
  }

  /// A number in decimal notation; the thousands of long numbers are separated.
  static func number(_ number: Double) -> String {
    guard number < .infinity else { return ".infinity" }
    let millionths = (number * 1e6).rounded()
    let whole = (millionths / 1e6).rounded(.towardZero)
    guard whole * 1e6 == millionths, abs(whole) < 1e15 else { return "\(millionths / 1e6)" }
    var digits = String(Int(abs(whole)))
    if digits.utf8.count > 4 {
      for place in stride(from: digits.utf8.count - 3, to: 0, by: -3) {
        digits.insert("_", at: digits.index(digits.startIndex, offsetBy: place))
      }
    }
    return number < 0 && whole != 0 ? "-\(digits)" : digits
  }

  /// A string literal, in which nothing is code, and nothing is a command for a CI runner.
  static func string(_ text: String) -> String {
    var literal: [UInt8] = []
    literal.reserveCapacity(text.utf8.count + 2)
    literal.append(quoted: text) { scalar in
      guard scalar == "#" || scalar.needsEscape else { return nil }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return String(decoding: literal, as: UTF8.self)
  }

  /// An array literal, with one element per line if it is long.
  static func list(_ elements: [String]) -> String {
    let line = "[\(elements.joined(separator: ", "))]"
    return line.isWider(than: 60) ? "[\n  \(elements.joined(separator: ",\n  ")),\n]" : line
  }

  /// A color with its shades, such as `#FFFFFF, dark #000000`.
  static func text(of color: RefreshColor) -> String {
    let others = [
      ("dark", color.dark), ("highContrast", color.highContrast),
      ("darkHighContrast", color.darkHighContrast),
    ]
    let shades = others.compactMap { name, shade in shade.map { "\(name) \(text(of: $0))" } }
    return ([text(of: color.light)] + shades).joined(separator: ", ")
  }

  private static func text(of shade: RefreshColor.Shade) -> String {
    switch shade {
    case .system(let name): return name
    case .asset(let name): return "asset:\(name)"
    case .rgba(let bits):
      let pairs = stride(from: 24, through: bits & 0xFF == 0xFF ? 8 : 0, by: -8).map { shift in
        let pair = String(bits >> UInt32(shift) & 0xFF, radix: 16, uppercase: true)
        return pair.utf8.count < 2 ? "0\(pair)" : pair
      }
      return "#\(pairs.joined())"
    }
  }

  /// A font, such as `body, size 15`.
  private static func text(of font: RefreshFont) -> String {
    let others = [
      font.name.map { "name \($0)" }, font.size.map { "size \(plain($0))" },
      font.weight.map { "weight \($0.caseName)" }, font.isFixed ? "fixed" : nil,
    ]
    return ([font.textStyle.caseName] + others.compactMap { $0 }).joined(separator: ", ")
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
