package import RefreshDiagnostics
package import RefreshLanguage

/// What holds for all specs that are read together: what their project lends to them.
package struct SpecContext: Sendable {
  /// The colors that every spec may name.
  package var colors: MapValue
  /// The class whose bundle the controls look into, if the project names one.
  package var bundleClass: String?
  /// How much the findings of each rule matter.
  package var levels: RuleLevels
  /// Whether controls are proved, which only their execution can do without.
  package var proves: Bool

  /// Creates a context.
  package init(
    colors: MapValue = MapValue(),
    levels: RuleLevels = RuleLevels(),
    proves: Bool = true
  ) {
    self.colors = colors
    self.levels = levels
    self.proves = proves
  }
}
