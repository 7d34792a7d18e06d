package import RefreshCore
package import RefreshDiagnostics

/// A control of a spec, checked and complete with the keys of its preset.
package struct ControlSpec: Sendable {
  /// The design except the appearance.
  package var design: ControlDesign
  package var nameRange: SourceRange?
  /// All keys of the spec and its preset.
  package var settings: MapValue
  /// The keys of each state.
  package var states: StateTable
  /// The files of the bases, the nearest first.
  package var bases: [String] = []
  /// The palette of the project.
  package var sharedColors: MapValue
  /// The drawings of the project.
  package var sharedDrawings: MapValue
  /// The named colors that the states can use; a color of the spec overrides the project's color.
  package let palette: Palette

  /// Creates a control from the merged keys of a document and its preset.
  package init(
    map: MapValue,
    sharedColors: MapValue = MapValue(),
    sharedDrawings: MapValue = MapValue()
  ) {
    let map = map.withPresetTextsInLanguage
    design = ControlDesign(map: map)
    nameRange = map[.control]?.range
    settings = map
    states = StateTable(states: map.map(.states))
    (self.sharedColors, self.sharedDrawings) = (sharedColors, sharedDrawings)
    palette = Palette(
      colors: map.map(.colors).merged(over: sharedColors),
      drawings: map.map(.drawings).merged(over: sharedDrawings)
    )
    makeReadable()
  }

  /// Shows a success with words for long enough to read them, unless the spec sets the time as well.
  ///
  /// The time of a preset is that of a tick.
  private mutating func makeReadable() {
    let shown = design.behavior.timing.succeeded
    guard shown > 0, shown < RefreshTiming.readingTime,
      let time = settings[.succeededVisible],
      [.title, .subtitle].contains(where: { (key: KeyName) in
        let words = states.field(of: key, in: .succeeded)
        return words.map { $0.value.isVisible && $0.level < time.level } ?? false
      })
    else { return }
    design.behavior.timing.succeeded = RefreshTiming.readingTime
  }

  /// The base that sets a key, given the names of the key and of the maps around it.
  package func base(setting path: [String]) -> String? {
    var (map, field) = (settings, Field?.none)
    for name in path {
      field = map.entries.first { $0.name.text == name }?.field
      map = field?.map ?? MapValue()
    }
    guard let number = field?.baseKeyRange?.base, bases.indices.contains(number - 1) else {
      return nil
    }
    return bases[number - 1]
  }

  /// The name of the Swift type.
  package var name: String { design.name }

  /// The values that name view types of the app: `view` of each state, and `content`.
  package var views: [Field] {
    settings.map(.states).entries.compactMap { $0.field.map[.view] }
      + [settings[.content]].compactMap { $0 }.filter { $0.value.text == design.contentType }
  }

  /// The names of the app's view types that the control shows.
  package var viewNames: [String] { views.compactMap(\.value.text) }

  package var behavior: RefreshBehavior { design.behavior }
}
