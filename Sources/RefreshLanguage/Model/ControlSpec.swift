package import RefreshCore
package import RefreshDiagnostics

/// One control as its spec describes it, whole and checked.
package struct ControlSpec: Sendable {
  /// How it behaves, moves, feels and speaks.
  package var design: ControlDesign
  /// Where its name stands.
  package var nameRange: SourceRange?
  /// Every key that was written, in the spec or in its preset.
  package var settings: MapValue
  /// What was written about each phase.
  package var states: StateTable
  /// The colors that the project lends to all of its specs.
  package var sharedColors: MapValue

  /// The control that a document describes, its preset already laid under it.
  package init(_ map: MapValue, sharedColors: MapValue = MapValue()) {
    design = ControlDesign(map)
    nameRange = map[.control]?.range
    settings = map
    states = StateTable(map.map(.states))
    self.sharedColors = sharedColors
  }

  /// The name of the Swift type.
  package var name: String { design.name }

  /// The views of the app that it shows.
  package var views: [Field] {
    settings.map(.states).entries.compactMap { $0.field.map[.view] }
  }

  /// The names of those views.
  package var viewNames: [String] { views.compactMap(\.value.text) }

  /// How it behaves.
  package var behavior: RefreshBehavior { design.behavior }
}
