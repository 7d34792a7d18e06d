/// The rules of how a control looks.
enum LookRule {
  static let all: [any ControlRule.Type] = [
    CompetingLooks.self,
    FramesWithoutDuration.self,
    IndistinctAppearance.self,
    InvisibleTint.self,
    LowContrast.self,
    MalformedSymbolName.self,
    MissingAppearance.self,
    MotionWithoutAnswer.self,
    SpinnerAtRest.self,
    TextTooTall.self,
    UnknownPaletteColor.self,
    UnreachableAppearance.self,
    UnusedPaletteColor.self,
    WrongDirection.self,
  ]
}
