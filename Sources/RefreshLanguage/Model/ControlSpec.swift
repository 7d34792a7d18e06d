package import RefreshCore
package import RefreshDiagnostics

/// One control as its spec describes it, whole and checked.
package struct ControlSpec: Sendable {
  /// The name of the Swift type.
  package var name: String
  /// Where the name stands.
  package var nameRange: SourceRange?
  /// How it behaves.
  package var behavior: RefreshBehavior
  /// How its animations gather and lose speed.
  package var curve: CurveValue
  /// Every key that was written, in the spec or in its preset.
  package var settings: MapValue
  /// What was written of each phase.
  package var states: StateTable
  /// The colours that the project lends to all of its specs.
  package var sharedColors: MapValue
}

extension ControlSpec {
  /// The control that a document describes, its preset already laid under it.
  package init(_ map: MapValue, sharedColors: MapValue = MapValue()) {
    let settings = Settings(map, SpecLanguage.control)
    self.init(
      name: settings.text("control") ?? "",
      nameRange: map["control"]?.range,
      behavior: RefreshBehavior(settings),
      curve: settings.nested("animation", SpecLanguage.animation).curve("curve"),
      settings: map,
      states: StateTable(map.map("states")),
      sharedColors: sharedColors
    )
  }
}
