package import RefreshDiagnostics

/// The rules of the language, whose faults the decoder finds.
package enum LanguageRule {
  /// All of them.
  package static let all: [any Rule.Type] = [
    InvalidColor.self,
    InvalidFont.self,
    InvalidName.self,
    MissingKey.self,
    MissingValue.self,
    OutOfRange.self,
    ReservedName.self,
    UnknownKey.self,
    UnknownWord.self,
    WrongType.self,
  ]
}
