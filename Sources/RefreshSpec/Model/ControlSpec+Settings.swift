import RefreshCore

extension ControlSpec {
  /// The control that a document describes, its preset already laid under it.
  init(_ map: MapValue) {
    let settings = Settings(map, SpecLanguage.control)
    let colors = map.map("colors")
    let palette = Palette(colors: colors)
    self.init(
      name: settings.text("control") ?? "",
      nameRange: map["control"]?.range,
      summary: settings.text("summary"),
      preset: settings.text("preset"),
      behavior: RefreshBehavior(settings),
      curve: settings.nested("animation", SpecLanguage.animation).curve("curve"),
      looks: LookSpec.all(map.map("states"), palette),
      palette: colors.entries.compactMap { entry in
        guard case .color(let color) = entry.field.value else { return nil }
        return NamedColor(name: entry.name, color: palette.resolve(color))
      },
      settings: map
    )
  }
}
