/// Telling the developer why a call has no effect, in debug builds and once for each reason.
///
/// A call whose goal is reached anyway has no message: an end at rest, or a begin in mid refresh.
extension RefreshController {
  /// Prints why `begin()` was ignored.
  func explainRefusedBegin() {
    let reason: String? =
      switch machine.phase {
      case _ where isDetached: "the control has left its scroll view"
      case _ where machine.isHidden: "'isHidden' is true"
      case _ where !machine.isEnabled: "'isEnabled' is false"
      case .pending, .refreshing: nil
      case .exhausted: "the control is exhausted; call 'reset()' first"
      case .secondLevel: "the second level is open"
      case .idle, .pulling, .armed, .ending, .failed, .secondLevelArmed:
        Self.exclusion
      }
    if let reason { explain("'begin()' has no effect: \(reason)") }
  }

  /// Prints that a scroll starts nothing because the control at the opposite edge refreshes.
  func explainExclusion(at reading: ScrollReading) {
    #if DEBUG
      guard machine.isExcluded else { return }
      var free = machine
      _ = free.handle(.opposite(isBusy: false), at: reading)
      _ = free.scroll(reading)
      guard free.phase.isArmed || free.isBusy else { return }
      explain("a pull has no effect: \(Self.exclusion)")
    #endif
  }

  /// Prints that the list was turned upside down too late.
  func explainFlip() {
    explain(
      "the list was flipped after 'attach', so the control is upside down: set the transform of the "
        + "list before 'attach'"
    )
  }

  private static let exclusion =
    "the control at the opposite edge refreshes, and the spec has 'exclusive: true'"

  /// Prints why `end(_:)` was ignored.
  func explainRefusedEnd(_ outcome: RefreshOutcome) {
    guard phase == .exhausted, outcome != .exhausted else { return }
    explain(
      "'end()' has no effect: the control is exhausted; call 'reset()', or set "
        + "'exhausted: {resetsOnEnd: true}' in the spec"
    )
  }

  /// Prints why the end of a run was ignored.
  func explainLateEnd() {
    explain(
      "'end()' of a refresh has no effect: the refresh has been ended, has timed out or was canceled; "
        + "check 'isCurrent' before using late data"
    )
  }

  /// Prints that an outcome is not `exhausted` for this control.
  func explainUnknownOutcome(_ outcome: RefreshOutcome) {
    guard outcome == .exhausted, !machine.behavior.allowsExhausted else { return }
    explain(
      "the outcome 'exhausted' counts as 'success': the spec needs 'exhausted: {allowed: true}'"
    )
  }

  private func explain(_ message: String) {
    #if DEBUG
      // Tests, which have a virtual clock, make such calls on purpose.
      guard clock === SystemClock.shared, explained.insert(message).inserted else { return }
      DeveloperMessage.say("the control at the edge '\(edge)': \(message)")
    #endif
  }
}

/// Messages for the developer of an app, which only debug builds print.
@MainActor
enum DeveloperMessage {
  #if DEBUG
    /// Prints a message; tests replace the function.
    static var print: @MainActor (String) -> Void = { Swift.print($0) }
  #endif

  /// Prints a message about a control in debug builds.
  static func say(_ message: @autoclosure () -> String) {
    #if DEBUG
      print("RefreshRuntime: \(message())")
    #endif
  }
}
