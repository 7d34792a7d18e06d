package import RefreshStyles

/// The value of a design property, in a form that specs and generated code share.
package enum DesignValue: Sendable, Hashable {
  /// A number, or a duration in seconds; infinity stands for a word such as `none`.
  case number(Double)
  /// A whole number; `Int.max` stands for a word such as `unlimited`.
  case integer(Int)
  case flag(Bool)
  /// The name of an enumeration case.
  case word(String)
  case text(String)
  case list([DesignValue])
  case color(RefreshColor)
  case font(RefreshFont)
  case curve(RefreshCurve)
}

/// A type of values that a key of the spec language can set, such as a number or a color.
package protocol DesignProperty: Sendable {
  /// Creates the property from a value of a spec.
  init?(_ value: SpecValue, in palette: Palette)
  /// The value of the property; `nil` if it is not set.
  var designValue: DesignValue? { get }
}

extension Double: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    switch value {
    case .number(let number), .duration(let number): self = number
    default: return nil
    }
  }

  package var designValue: DesignValue? { .number(self) }
}

extension Int: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .number(let number) = value else { return nil }
    self = number.isFinite ? Int(number) : .max
  }

  package var designValue: DesignValue? { .integer(self) }
}

extension Bool: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }

  package var designValue: DesignValue? { .flag(self) }
}

extension String: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .text(let text) = value else { return nil }
    self = text
  }

  package var designValue: DesignValue? { .text(self) }
}

extension RefreshColor: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .color(let color) = value else { return nil }
    self = palette.resolve(color)
  }

  package var designValue: DesignValue? { .color(self) }
}

extension RefreshFont: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .font(let font) = value else { return nil }
    self = font
  }

  package var designValue: DesignValue? { .font(self) }
}

extension RefreshCurve: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .curve(let curve) = value else { return nil }
    self = curve
  }

  package var designValue: DesignValue? { .curve(self) }
}

extension Array: DesignProperty where Element: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .list(let items) = value else { return nil }
    self = items.compactMap { Element($0.value, in: palette) }
  }

  package var designValue: DesignValue? { .list(compactMap(\.designValue)) }
}

extension Optional: DesignProperty where Wrapped: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    // The word `none` of a choice is no case, but sets the property to `nil`.
    self = Wrapped(value, in: palette)
  }

  package var designValue: DesignValue? { flatMap(\.designValue) }
}
