import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct UnlabeledContent: ControlRule {
  static let metadata = RuleMetadata(
    "unlabeled-content",
    severity: .warning,
    summary: "Custom view for the whole control, without a text for VoiceOver.",
    reason: """
      VoiceOver reads the control as one element, without the view inside. If the control has no \
      label, and no state has a text, VoiceOver has nothing to read.
      """,
    bad: "content: BrandHeaderView",
    good: """
      content: BrandHeaderView
      accessibility: {label: Refresh the feed}
      """
  )

  /// Finds controls with `content` that have neither a label nor a text in any state.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    // A base may leave the texts to the specs that are based on it.
    guard let content = subject.setting(of: .content), !subject.isBase,
      subject.control.design.accessibilityLabel == nil,
      !RefreshState.allCases.contains(where: { isSpoken($0, in: subject) })
    else { return [] }
    return finding(
      in: subject,
      at: subject.own(.content)?.range ?? subject.control.nameRange,
      message:
        "VoiceOver has nothing to read for \(SafeText.quote(content.value.text ?? "content"))",
      remedy: "add a 'label' to 'accessibility', or titles to 'states'"
    )
  }

  private static func isSpoken(_ state: RefreshState, in subject: RuleSubject) -> Bool {
    [KeyName.title, .spokenText].contains { subject.shows($0, in: state) }
  }
}
