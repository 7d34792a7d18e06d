package import RefreshDiagnostics
import RefreshLanguage
import RefreshYAML

/// The list of all rules; a test compares the list with the source files.
package enum RuleRegistry {
  /// All rules, sorted by name.
  package static let all: [any Rule.Type] =
    (YAMLNodeRule.all + YAMLSyntaxRule.all + LanguageRule.all + BaseRule.all + FileRule.all
    + ProjectRule.all + OutputRule.all + controls.map { $0 as any Rule.Type })
    .sorted { $0.id < $1.id }

  /// The rules that check controls.
  static let controls: [any ControlRule.Type] = [
    // Behavior
    BrokenInvariant.self,
    ConflictingTiming.self,
    HairTrigger.self,
    HiddenRefresh.self,
    KeyWithoutEffect.self,
    MisplacedSystemStyle.self,
    SuspiciousDuration.self,
    ThresholdBelowControl.self,
    ThresholdBeyondRubberBand.self,
    UnboundedLoading.self,
    UnendingRefresh.self,
    UnreachableSecondLevel.self,
    UntappableControl.self,

    // Appearance
    CompetingAppearances.self,
    FramesWithoutDuration.self,
    IdleTitleWhileBusy.self,
    ImageFileName.self,
    IndistinctAppearance.self,
    InvisibleTint.self,
    LowContrast.self,
    MalformedSymbolName.self,
    MissingAppearance.self,
    MotionWithoutAlternative.self,
    SpinnerAtRest.self,
    TextTooTall.self,
    TransparentColor.self,
    UnknownIndicator.self,
    UnknownPaletteColor.self,
    UnreachableAppearance.self,
    UnusedDrawing.self,
    UnusedPaletteColor.self,
    WrongDirection.self,

    // Texts
    BlankText.self,
    ConflictingTranslation.self,
    ExtraTranslation.self,
    FormatWithoutTime.self,
    InvalidLocale.self,
    InvisibleCharacter.self,
    MissingTranslation.self,
    RawEscape.self,
    RawPlaceholder.self,
    ReleaseWording.self,
    TitleTooLong.self,
    UnlabeledContent.self,

    // Keys and names
    NoEffectOverride.self,
    ViewNamedAsControl.self,
  ]

  /// The findings of all rules that check controls.
  package static func findings(in subject: RuleSubject) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for rule in controls {
      let found = rule.findings(in: subject)
      // Appending an empty array still allocates.
      if !found.isEmpty { findings += found }
    }
    return findings
  }

  package static func metadata(_ id: RuleID) -> RuleMetadata? {
    metadata[id]
  }

  package static let names = all.map { $0.id.name }

  package static var summaries: [RuleID: String] { metadata.mapValues(\.summary) }

  private static let metadata = Dictionary(
    all.map { ($0.id, $0.metadata) },
    uniquingKeysWith: { first, _ in first }
  )
}
