import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct UnendingRefresh: ControlRule {
  static let metadata = RuleMetadata(
    "unending-refresh",
    severity: .note,
    summary: "Refresh without a time limit.",
    reason: """
      An action that does not call 'end()' once, for example after an error, leaves the control \
      loading until the app restarts. The presets that are named after other libraries have no limit \
      either, except for two, since their libraries have none.
      """,
    remedy: """
      Set a 'timeout', or remove the key: the default is 30 s. If every action is an 'async' closure, \
      which ends with its return, suppress the finding.
      """,
    bad: "timeout: none",
    good: "timeout: 60s"
  )

  /// Finds controls without a time limit.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    guard subject.control.behavior.timing.timeout == .infinity,
      UnboundedLoading.findings(in: subject).isEmpty
    else { return [] }
    // A base that sets the key has the finding itself.
    return finding(
      in: subject,
      at: subject.own(.timeout)?.range,
      message: "a refresh that the app does not end goes on forever",
      remedy: "set a time limit such as 'timeout: 30s'"
    )
  }
}
