/// The rules about the texts of a control.
enum TextRule {
  static let all: [any ControlRule.Type] = [
    BlankText.self,
    ConflictingTranslation.self,
    ExtraTranslation.self,
    FormatWithoutTime.self,
    InvalidLocale.self,
    InvisibleCharacter.self,
    MissingTranslation.self,
    RawPlaceholder.self,
    ReleaseWording.self,
    TitleTooLong.self,
    UnlabeledContent.self,
  ]
}
