import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct MissingAppearance: ControlRule {
  static let metadata = RuleMetadata(
    "missing-appearance",
    severity: .warning,
    summary: "Control that shows nothing, or nothing in a state that needs an appearance.",
    reason: """
      If 'refreshing', 'failed' or 'exhausted' has no appearance, people see an empty gap in the \
      list.
      """,
    bad: "states: {armed: {title: Release to refresh}}",
    good: "states: {armed: {title: Release to refresh}, refreshing: {indicator: medium}}"
  )

  /// The finding for a control without any appearance.
  private static func nothing(in subject: RuleSubject) -> [Diagnostic] {
    let place = subject.own(.states) ?? subject.own(.preset) ?? subject.own(.control)
    return finding(
      in: subject,
      at: place?.keyRange,
      message: "the control shows nothing in any state",
      expected: "'states' with a 'title' or an 'indicator', or a 'preset' that has one"
    )
  }

  /// Finds the phases that show nothing.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    guard subject.facts != nil, subject.setting(of: .showsLastUpdated)?.value != .flag(true) else {
      return []
    }
    let showsAnything = RefreshState.allCases.contains {
      subject.isReachable($0) && subject.showsAnything(in: $0)
    }
    guard showsAnything else { return nothing(in: subject) }
    // An exhausted control may be invisible, unless it takes up space in the content.
    let isInContent = subject.control.behavior.style == .inline
    return outcomes(in: subject)
      + [RefreshState.refreshing, .failed, .exhausted].flatMap { phase -> [Diagnostic] in
        guard phase != .exhausted || isInContent, subject.isPhaseReachable(phase),
          !subject.showsAnything(in: phase)
        else { return [] }
        let decision = phase == .exhausted ? subject.own(.exhaustedAllowed) : nil
        let cause = subject.own(state: phase) ?? decision ?? subject.own(.states)
        return finding(
          in: subject,
          at: cause?.keyRange,
          message: "the control shows nothing while it is \(SafeText.quote(phase.name))",
          expected: expected(in: phase)
        )
      }
  }

  /// Finds times for outcomes that show nothing.
  private static func outcomes(in subject: RuleSubject) -> [Diagnostic] {
    let keys: [(KeyName, RefreshState)] = [
      (.succeededVisible, .succeeded), (.failedVisible, .failed),
    ]
    return keys.flatMap { key, state -> [Diagnostic] in
      guard let field = subject.own(key), case .number(let seconds) = field.value, seconds > 0,
        !subject.showsAnything(in: state)
      else { return [] }
      return finding(
        in: subject,
        at: field.keyRange,
        message: "the control shows nothing for \(SpecText.seconds(seconds)) while it is "
          + SafeText.quote(state.name),
        expected: "a 'title' for \(SafeText.quote(state.name)) in 'states'"
      )
    }
  }

  private static func expected(in phase: RefreshState) -> String {
    switch phase {
    case .refreshing: "an 'indicator' or a 'title'"
    case .failed: "a 'title', such as 'Could not refresh'"
    default: "a 'title', such as 'No more'"
    }
  }
}
