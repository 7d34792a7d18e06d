package import RefreshStyles

/// The colors that a spec or its project has given names.
package struct Palette: Sendable {
  /// The colors by name, as they are written.
  package let colors: MapValue

  /// Creates a palette.
  package init(colors: MapValue = MapValue()) {
    self.colors = colors
  }

  /// A color with the names of the palette replaced by what they stand for.
  ///
  /// A palette color with shades lends each of them to the same shade of the color, so
  /// `color: $accent` is all of `accent`.
  package func resolve(_ color: ColorReference) -> RefreshColor {
    let named = entry(color.light)
    return RefreshColor(
      shade(named?.light ?? color.light),
      dark: (color.dark ?? named?.dark).map(shade),
      highContrast: (color.highContrast ?? named?.highContrast).map(shade),
      darkHighContrast: (color.darkHighContrast ?? named?.darkHighContrast).map(shade)
    )
  }

  private func entry(_ shade: ColorReference.Shade) -> ColorReference? {
    guard case .palette(let name) = shade, case .color(let named)? = colors.value(name) else {
      return nil
    }
    return named
  }

  private func shade(_ shade: ColorReference.Shade) -> RefreshColor.Shade {
    switch shade {
    case .own(let own): return own
    case .palette(let name):
      // Names in the palette do not nest, and a rule reports those that it lacks.
      guard case .own(let own)? = entry(shade)?.light else { return .asset(name) }
      return own
    }
  }
}

/// A color of the palette.
package struct NamedColor: Sendable, Hashable {
  /// The name.
  package var name: String
  /// What it stands for.
  package var color: RefreshColor
}
