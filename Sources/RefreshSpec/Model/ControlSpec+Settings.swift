import RefreshCore

extension ControlSpec {
  /// The control that a document describes, its preset already laid under it.
  ///
  /// `sharedColors` may be named like those of its own palette, which come first.
  init(_ map: MapValue, sharedColors: MapValue = MapValue()) {
    let settings = Settings(map, SpecLanguage.control)
    let own = map.map("colors")
    let palette = Palette(colors: own.merged(over: sharedColors))
    let states = map.map("states")
    let table = StateTable(states)
    self.init(
      name: settings.text("control") ?? "",
      nameRange: map["control"]?.range,
      summary: settings.text("summary"),
      preset: settings.text("preset"),
      behavior: RefreshBehavior(settings),
      curve: settings.nested("animation", SpecLanguage.animation).curve("curve"),
      looks: LookSpec.all(table, palette),
      palette: palette.colors.entries.compactMap { entry in
        // Of the shared colours, only those that the control uses are its own affair.
        guard own[entry.name] != nil || states.usesColor(named: entry.name) else { return nil }
        guard case .color(let color) = entry.field.value else { return nil }
        return NamedColor(name: entry.name, color: palette.resolve(color))
      },
      manners: MannersSpec(settings),
      translations: TranslatedText.all(states, map.map("locales")),
      settings: map,
      states: table
    )
  }
}
