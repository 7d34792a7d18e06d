package import RefreshDiagnostics

/// A check of one control that is well-formed.
package protocol Rule: Sendable {
  /// The name, which states the fault.
  static var id: RuleID { get }

  /// What is wrong with the control.
  static func check(_ control: ControlSpec, in file: SourceFile) -> [Diagnostic]
}

/// Every rule there is.
package enum RuleRegistry {
  /// The rules, in the order of their names.
  package static let all: [any Rule.Type] = [
    KeyWithoutOutput.self,
    UnknownPaletteColor.self,
  ]
}
