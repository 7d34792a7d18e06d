/// The rules about the appearance of a control.
enum AppearanceRule {
  static let all: [any ControlRule.Type] = [
    CompetingAppearances.self,
    FramesWithoutDuration.self,
    IdleTitleWhileBusy.self,
    IndistinctAppearance.self,
    InvisibleTint.self,
    LowContrast.self,
    MalformedSymbolName.self,
    MissingAppearance.self,
    MotionWithoutAlternative.self,
    SpinnerAtRest.self,
    TextTooTall.self,
    UndrivenChannel.self,
    UnknownIndicator.self,
    UnknownPaletteColor.self,
    UnreachableAppearance.self,
    UnusedIndicator.self,
    UnusedPaletteColor.self,
    WrongDirection.self,
  ]
}
