package import RefreshCore

/// A type of values that a key of the spec language can set, such as a number or a color.
package protocol DesignProperty: Sendable {
  init?(_ value: SpecValue, in palette: Palette)
  /// The value in a spec that sets the property; `nil` if it is not set.
  var specValue: SpecValue? { get }
}

extension Double: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  package var specValue: SpecValue? { .number(self) }
}

extension RefreshDistance: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    switch value {
    case .number(let points): self = .points(points)
    case .share(let share): self = .share(share)
    default: return nil
    }
  }

  package var specValue: SpecValue? {
    share.map(SpecValue.share) ?? .number(points)
  }
}

extension Int: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .number(let number) = value else { return nil }
    self = number.isFinite ? Int(number) : .max
  }

  package var specValue: SpecValue? { .number(self == .max ? .infinity : Double(self)) }
}

extension Bool: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }

  package var specValue: SpecValue? { .flag(self) }
}

extension String: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .text(let text) = value else { return nil }
    self = text
  }

  package var specValue: SpecValue? { .text(self) }
}

extension RefreshColor: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .color(let color) = value else { return nil }
    self = palette.resolve(color)
  }

  package var specValue: SpecValue? { .color(ColorReference(self)) }
}

extension RefreshFont: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .font(let font) = value else { return nil }
    self = font
  }

  package var specValue: SpecValue? { .font(self) }
}

extension RefreshCurve: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .curve(let curve) = value else { return nil }
    self = curve
  }

  package var specValue: SpecValue? { .curve(self) }
}

extension Array: DesignProperty where Element: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    guard case .list(let items) = value else { return nil }
    self = items.compactMap { Element($0.value, in: palette) }
  }

  package var specValue: SpecValue? { .list(compactMap { $0.specValue.map { Field($0) } }) }
}

extension Optional: DesignProperty where Wrapped: DesignProperty {
  package init?(_ value: SpecValue, in palette: Palette) {
    // The word `none` of a choice is no case, but sets the property to `nil`.
    self = Wrapped(value, in: palette)
  }

  package var specValue: SpecValue? { flatMap(\.specValue) }
}
