import RefreshCore

extension LookSpec {
  /// How a control looks in each phase.
  static func all(_ states: MapValue, _ palette: Palette) -> [LookSpec] {
    // What a phase leaves out, `all` fills in, and then the phase at rest.
    let rest = states.map("all").merged(over: states.map("idle"))
    return RefreshPhase.allCases.map { phase in
      let own = states.map(phase.name).merged(over: rest)
      return LookSpec(Settings(own, SpecLanguage.state), palette)
    }
  }

  private init(_ settings: Settings, _ palette: Palette) {
    self.init(
      title: settings.text("title"),
      subtitle: settings.text("subtitle"),
      color: settings.color("color").map(palette.resolve),
      subtitleColor: settings.color("subtitleColor").map(palette.resolve),
      background: settings.color("background").map(palette.resolve),
      tint: settings.color("tint").map(palette.resolve),
      symbol: settings.text("symbol"),
      image: settings.text("image"),
      arrow: Arrow(settings.text("arrow")),
      indicator: Indicator(settings.text("indicator")),
      images: settings.texts("images"),
      frameDuration: settings.map["frameDuration"].map { _ in settings.seconds("frameDuration") },
      font: settings.font("font"),
      view: settings.text("view"),
      accessibility: settings.text("accessibility")
    )
  }
}

extension LookSpec.Arrow {
  fileprivate init?(_ word: String?) {
    switch word {
    case "up": self = .up
    case "down": self = .down
    default: return nil
    }
  }
}

extension LookSpec.Indicator {
  fileprivate init?(_ word: String?) {
    switch word {
    case "medium": self = .medium
    case "large": self = .large
    default: return nil
    }
  }
}
