import RefreshCore

extension LookSpec {
  /// How a control looks in each phase.
  package static func all(_ states: StateTable, _ palette: Palette) -> [LookSpec] {
    // What a phase leaves out, `all` fills in, and then the phase at rest.
    var rest = LookSpec()
    rest.take(states.keys(of: .idle), palette)
    rest.take(states.all, palette)
    return RefreshPhase.allCases.map { phase in
      var look = rest
      look.take(states.keys(of: phase), palette)
      return look
    }
  }

  /// Takes over what some keys of a state say.
  private mutating func take(_ keys: MapValue, _ palette: Palette) {
    for index in keys.entries.indices {
      switch (keys.entries[index].name, keys.entries[index].field.value) {
      case ("title", .text(let text)): title = text
      case ("subtitle", .text(let text)): subtitle = text
      case ("symbol", .text(let text)): symbol = text
      case ("image", .text(let text)): image = text
      case ("view", .text(let text)): view = text
      case ("accessibility", .text(let text)): accessibility = text
      case ("arrow", .text(let text)): arrow = Arrow(text)
      case ("indicator", .text(let text)): indicator = Indicator(text)
      case ("color", .color(let value)): color = palette.resolve(value)
      case ("subtitleColor", .color(let value)): subtitleColor = palette.resolve(value)
      case ("background", .color(let value)): background = palette.resolve(value)
      case ("tint", .color(let value)): tint = palette.resolve(value)
      case ("images", .list(let items)): images = items.compactMap(\.value.text)
      case ("frameDuration", .duration(let seconds)): frameDuration = seconds
      case ("font", .font(let value)): font = value
      default: break
      }
    }
  }
}

extension LookSpec.Arrow {
  fileprivate init?(_ word: String) {
    switch word {
    case "up": self = .up
    case "down": self = .down
    default: return nil
    }
  }
}

extension LookSpec.Indicator {
  fileprivate init?(_ word: String) {
    switch word {
    case "medium": self = .medium
    case "large": self = .large
    default: return nil
    }
  }
}
