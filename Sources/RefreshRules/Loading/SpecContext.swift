package import RefreshDiagnostics
package import RefreshLanguage

/// The settings of a project that affect all of its specs.
package struct SpecContext: Sendable {
  /// The palette that all specs can use.
  package var colors: MapValue
  /// The drawings that all specs can use.
  package var drawings = MapValue()
  /// The bases that specs can name.
  package var bases = SpecBases()
  /// The app's type that `bundle` of the project file names, if it names one.
  package var bundleType: String?
  /// Whether each control also becomes a class for Objective-C.
  package var targetsObjectiveC = false
  /// The severities of rules.
  package var levels: RuleLevels
  /// Whether to prove the invariants of controls; `simulate` does not need proofs.
  package var proves: Bool
  /// The number of proofs of a file that run at a time.
  package var jobs = 1

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
