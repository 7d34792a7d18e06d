package import RefreshDiagnostics
package import RefreshLanguage

/// The names and storage keys of the controls of one module, each of which has to be unique.
package struct ModuleNames {
  private var names: ControlNames
  private var types: ControlTypes
  private var keys = UpdateKeys()

  /// Creates an empty table; `inObjectiveC` tells whether controls also become Objective-C classes.
  package init(inObjectiveC: Bool) {
    names = ControlNames(inObjectiveC: inObjectiveC)
    types = ControlTypes(inObjectiveC: inObjectiveC)
  }

  /// Adds the controls of a file as types that no view may be named after.
  package mutating func add(_ controls: [ControlSpec], _ file: SourceFile) {
    types.add(controls, file)
  }

  /// Takes the names and keys of controls of a file; returns the findings for those already taken.
  package mutating func take(_ controls: [ControlSpec], _ file: SourceFile) -> [Diagnostic] {
    controls.flatMap { control in
      [control.nameRange.flatMap { names.take(control.name, file, $0) }, keys.take(control, file)]
        .compactMap { $0 } + types.findings(control, file)
    }
  }
}
