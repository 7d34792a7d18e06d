package import RefreshCore

/// A color as a spec writes it: each shade is a color or the name of a palette color.
package struct ColorReference: Sendable, Hashable {
  package enum Shade: Sendable, Hashable {
    /// A color value.
    case own(RefreshColor.Shade)
    /// The name of a palette color.
    case palette(String)
  }

  /// The color in light mode, and the default of the other shades.
  var light: Shade
  var dark: Shade?
  var highContrast: Shade?
  var darkHighContrast: Shade?

  /// The shades that the spec sets.
  package var shades: [Shade] { [light, dark, highContrast, darkHighContrast].compactMap { $0 } }
}

extension ColorReference {
  /// Creates the reference to a color that is no palette color.
  init(_ color: RefreshColor) {
    self.init(
      light: .own(color.light),
      dark: color.dark.map(Shade.own),
      highContrast: color.highContrast.map(Shade.own),
      darkHighContrast: color.darkHighContrast.map(Shade.own)
    )
  }
}

extension MapValue {
  /// The names of the palette colors that the map and the maps in it use.
  package var colorNames: Set<String> {
    entries.reduce(into: []) { names, entry in
      switch entry.field.value {
      case .map(let map): names.formUnion(map.colorNames)
      case .color(let color):
        for case .palette(let name) in color.shades { names.insert(name) }
      case .drawing(let drawing):
        for case .palette(let name) in drawing.colors.flatMap(\.shades) { names.insert(name) }
      case .number, .share, .flag, .text, .curve, .font, .list: break
      }
    }
  }
}
