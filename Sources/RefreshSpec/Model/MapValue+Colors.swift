extension MapValue {
  /// Whether any colour in the states names an entry of the palette.
  func usesColor(named name: String) -> Bool {
    entries.contains { entry in
      switch entry.field.value {
      case .map(let map): map.usesColor(named: name)
      case .color(let color):
        [color.light, color.dark, color.highContrast].contains(.palette(name))
      case .number, .duration, .flag, .text, .curve, .font, .list: false
      }
    }
  }
}
