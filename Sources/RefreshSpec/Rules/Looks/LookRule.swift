/// The rules of how a control looks.
enum LookRule {
  static let all: [any ControlRule.Type] = [
    CompetingLooks.self,
    FramesWithoutDuration.self,
    IndistinctAppearance.self,
    LowContrast.self,
    MalformedSymbolName.self,
    MissingAppearance.self,
    MotionWithoutAnswer.self,
    UnknownPaletteColor.self,
    UnreachableAppearance.self,
    UnusedPaletteColor.self,
    WrongDirection.self,
  ]
}
