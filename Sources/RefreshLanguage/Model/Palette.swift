package import RefreshCore

/// The named colors and the drawings of a spec and its project.
package struct Palette: Sendable {
  /// The colors by name.
  package let colors: MapValue
  /// The drawings of drawings by name.
  package let drawings: MapValue

  package init(colors: MapValue = MapValue(), drawings: MapValue = MapValue()) {
    (self.colors, self.drawings) = (colors, drawings)
  }

  /// Replaces references to palette colors by the colors.
  ///
  /// A reference to a palette color with several shades takes on all of them, so `color: $accent`
  /// includes the dark shade of `accent`.
  package func resolve(_ color: ColorReference) -> RefreshColor {
    let named = entry(color.light)
    return RefreshColor(
      shade(of: named?.light ?? color.light),
      dark: (color.dark ?? named?.dark).map(shade),
      highContrast: (color.highContrast ?? named?.highContrast).map(shade),
      darkHighContrast: (color.darkHighContrast ?? named?.darkHighContrast).map(shade)
    )
  }

  private func entry(_ shade: ColorReference.Shade) -> ColorReference? {
    guard case .palette(let name) = shade, case .color(let named)? = colors[own: name]?.value else {
      return nil
    }
    return named
  }

  private func shade(of shade: ColorReference.Shade) -> RefreshColor.Shade {
    switch shade {
    case .own(let own): return own
    case .palette(let name):
      // A palette color cannot refer to another one, and a rule reports unknown names.
      guard case .own(let own)? = entry(shade)?.light else { return .asset(name) }
      return own
    }
  }
}

/// A color of the palette.
package struct NamedColor: Sendable, Hashable {
  package var name: String
  package var color: RefreshColor
}
