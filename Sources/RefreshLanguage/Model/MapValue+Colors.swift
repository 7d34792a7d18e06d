extension MapValue {
  /// The names of the palette colors that the map and the maps in it use.
  package var colorNames: Set<String> {
    var names: Set<String> = []
    collectColorNames(&names)
    return names
  }

  private func collectColorNames(_ names: inout Set<String>) {
    for index in entries.indices {
      switch entries[index].field.value {
      case .map(let map): map.collectColorNames(&names)
      case .color(let color):
        for case .palette(let name) in color.shades { names.insert(name) }
      case .number, .duration, .flag, .text, .curve, .font, .list: break
      }
    }
  }
}
