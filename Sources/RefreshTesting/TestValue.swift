public import RefreshRuntime

/// A value of a spec in a generated test: a number, a word or text, a flag, a list or a drawing.
public enum TestValue: Sendable {
  /// A number, or a duration in seconds.
  case number(Double)
  /// A percentage of the screen, as a fraction.
  case share(Double)
  /// True or false.
  case flag(Bool)
  /// A text, a word, a color such as `#FFFFFF, dark #000000`, or a font such as `body, size 15`.
  case text(String)
  /// A list, such as the images of an animation.
  case list([TestValue])
  /// A drawing of the spec.
  case drawing(RefreshDrawing)

  /// The value that means no limit.
  public static let infinity = TestValue.number(.infinity)
}

extension TestValue: Equatable {
  /// Whether two values are equal; numbers may differ by rounding errors.
  public static func == (one: TestValue, other: TestValue) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)), (.share(let one), .share(let other)):
      one == other || abs(one - other) < 5e-7
    case (.flag(let one), .flag(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    case (.drawing(let one), .drawing(let other)): one == other
    default: false
    }
  }
}

extension TestValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral
{
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a flag.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a list.
  public init(arrayLiteral elements: TestValue...) { self = .list(elements) }
}

extension TestValue: CustomStringConvertible {
  /// The value for a message.
  public var description: String {
    switch self {
    case .number(let number): number == number.rounded() ? "\(number)".withoutFraction : "\(number)"
    case .share(let share): "\(TestValue.number((share * 1e8).rounded() / 1e6))%"
    case .flag(let flag): "\(flag)"
    case .text(let text): "'\(text)'"
    case .list(let values): "\(values)"
    case .drawing: "a drawing of the spec"
    }
  }
}

extension TestValue {
  /// Creates the value of a property; `nil` for a structure with properties of its own.
  init?(of property: Any) {
    switch property {
    case let number as Double: self = .number(number)
    case let number as Int: self = number == .max ? .infinity : .number(Double(number))
    case let distance as RefreshDistance:
      self = distance.share.map(TestValue.share) ?? .number(distance.points)
    case let flag as Bool: self = .flag(flag)
    case let text as String: self = .text(text)
    case let color as RefreshColor: self = .text(color.testText)
    case let font as RefreshFont: self = .text(font.testText)
    case let curve as RefreshCurve: self = .text(curve.testText)
    case RefreshAppearance.Indicator.system(let size): self = .text("\(size)")
    case RefreshAppearance.Indicator.drawing(let drawing):
      self = drawing.name.isEmpty ? .drawing(drawing) : .text(drawing.name)
    case let items as [Any]: self = .list(items.compactMap(TestValue.init))
    default:
      guard Mirror(reflecting: property).displayStyle == .enum else { return nil }
      self = .text("\(property)")
    }
  }
}

extension RefreshCurve {
  /// The curve in the notation of specs, such as `spring(damping: 0.8)`.
  fileprivate var testText: String {
    switch self {
    case .spring(.damping(let damping)): "spring(damping: \(TestValue.number(damping)))"
    case .spring(.bounce(let bounce)): "spring(bounce: \(TestValue.number(bounce)))"
    case .linear, .easeIn, .easeOut, .easeInOut: "\(self)"
    }
  }
}

extension RefreshColor {
  /// The color in generated tests, such as `#FFFFFF, dark #000000`.
  fileprivate var testText: String {
    let others = [
      ("dark", dark), ("highContrast", highContrast), ("darkHighContrast", darkHighContrast),
    ]
    return
      ([light.testText]
      + others.compactMap { name, shade in shade.map { "\(name) \($0.testText)" } })
      .joined(separator: ", ")
  }
}

extension RefreshColor.Shade {
  fileprivate var testText: String {
    switch self {
    case .system(let name): return name
    case .asset(let name): return "asset:\(name)"
    case .rgba(let bits):
      let digits = String(bits, radix: 16, uppercase: true)
      let all = String(repeating: "0", count: 8 - digits.count) + digits
      return "#\(all.hasSuffix("FF") ? String(all.dropLast(2)) : all)"
    }
  }
}

extension RefreshFont {
  /// The font in generated tests, such as `body, size 15`.
  fileprivate var testText: String {
    let others = [
      name.map { "name \($0)" }, size.map { "size \(TestValue.number($0))" },
      weight.map { "weight \($0)" }, isFixed ? "fixed" : nil,
    ]
    return (["\(textStyle)"] + others.compactMap { $0 }).joined(separator: ", ")
  }
}

extension String {
  fileprivate var withoutFraction: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
