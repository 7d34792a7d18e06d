package import RefreshDiagnostics

/// The rules of the spec language, which `SpecDecoder` reports.
package enum LanguageRule {
  /// All rules of the spec language.
  package static let all: [any Rule.Type] = [
    DrawingOutsideBox.self,
    FlashingDrawing.self,
    InvalidColor.self,
    InvalidDrawing.self,
    InvalidFont.self,
    InvalidName.self,
    JumpingLoop.self,
    MissingKey.self,
    MissingValue.self,
    OutOfRange.self,
    ReservedName.self,
    UnknownKey.self,
    UnknownWord.self,
    WrongType.self,
  ]
}
