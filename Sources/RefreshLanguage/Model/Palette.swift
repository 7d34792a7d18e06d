/// The colours that a spec has given names.
package struct Palette {
  /// The colours by name, as the spec writes them.
  package let colors: MapValue

  /// A colour with the names of the palette replaced by what they stand for.
  ///
  /// A palette colour that differs by surroundings lends each of its shades to the same
  /// surroundings, so `color: $accent` is all of `accent`.
  package func resolve(_ color: ColorValue) -> ColorValue {
    guard case .palette(let name) = color.light, case .color(let named)? = colors[name]?.value
    else {
      return ColorValue(
        shade(color.light),
        dark: color.dark.map(shade),
        highContrast: color.highContrast.map(shade)
      )
    }
    return ColorValue(
      shade(named.light),
      dark: (color.dark ?? named.dark).map(shade),
      highContrast: (color.highContrast ?? named.highContrast).map(shade)
    )
  }

  private func shade(_ shade: ShadeValue) -> ShadeValue {
    guard case .palette(let name) = shade, case .color(let named)? = colors[name]?.value else {
      return shade
    }
    // Names of the palette do not nest, which the decoder makes sure of.
    return named.light
  }
}
