/// The rules of the language; the decoder and the loader find their faults.
enum LanguageRule {
  static let all: [any Rule.Type] = [
    DuplicateControl.self,
    EmptySpec.self,
    InvalidColor.self,
    InvalidFont.self,
    InvalidName.self,
    MalformedIgnore.self,
    MissingKey.self,
    MissingValue.self,
    OutOfRange.self,
    ReservedName.self,
    SharedUpdateKey.self,
    TooManyControls.self,
    UnknownKey.self,
    UnknownPreset.self,
    UnknownWord.self,
    UnusedIgnore.self,
    WrongType.self,
  ]
}
