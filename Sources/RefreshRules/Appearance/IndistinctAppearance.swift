import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct IndistinctAppearance: ControlRule {
  static let metadata = RuleMetadata(
    "indistinct-appearance",
    severity: .warning,
    summary: "State with the same appearance as another state that means something else.",
    reason: """
      People cannot see whether the control waits for a pull or a release, is busy, has failed, or \
      has loaded all data.
      """,
    bad: """
      states: {idle: {title: Pull to refresh}, refreshing: {color: label}, all: {color: label}}
      """,
    good: "states: {idle: {title: Pull to refresh}, refreshing: {title: Refreshing…}}"
  )

  /// The keys of a state that have no visible effect by themselves.
  private static let unseen: Set = [KeyName.spokenText.name, KeyName.frameDuration.name]
  /// The visible keys of a state.
  private static let seen = SpecLanguage.state.table.names.filter { !unseen.contains($0) }
    .compactMap(KeyName.init)

  /// Compares important phases with the phases that they must differ from.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    busy(in: subject) + armed(in: subject) + failed(in: subject) + outcomes(in: subject)
      + exhausted(in: subject)
      + secondLevel(in: subject)
  }

  private static func busy(in subject: RuleSubject) -> [Diagnostic] {
    // Only busy controls show an indicator.
    guard !subject.shows(.indicator, in: .refreshing) else { return [] }
    return compare(
      .refreshing,
      with: [.idle],
      in: subject,
      at: subject.own(state: .refreshing) ?? subject.own.map(.states)[.all]
        ?? subject.own(state: .idle),
      expected: "an 'indicator' or a different 'title' in 'refreshing'"
    )
  }

  /// Finds an `armed` title that equals that of `refreshing`, and so does not ask for a release.
  private static func armed(in subject: RuleSubject) -> [Diagnostic] {
    let states = subject.control.states
    guard subject.isReachable(.armed), let title = states.field(of: .title, in: .armed),
      title.value.isVisible, title.value == states.field(of: .title, in: .refreshing)?.value,
      title.value != states.field(of: .title, in: .idle)?.value,
      ![KeyName.indicator, .view].contains(where: { subject.shows($0, in: .armed) })
    else { return [] }
    return finding(
      in: subject,
      at: title.range ?? subject.own(state: .refreshing)?.keyRange,
      message: "'armed' has the same title as 'refreshing'",
      expected: "a 'title' in 'armed' that asks for a release, such as 'Release to refresh'"
    )
  }

  /// Finds a `failed` appearance that is the same as that of `idle` or of `refreshing`.
  private static func failed(in subject: RuleSubject) -> [Diagnostic] {
    compare(
      .failed,
      with: [.idle, .refreshing],
      in: subject,
      at: subject.own(state: .failed),
      expected: "a 'title' that reports the failure, such as 'Could not refresh'"
    )
  }

  /// Finds outcomes that are shown for a time, and look like `idle`, like `refreshing` or like each other.
  private static func outcomes(in subject: RuleSubject) -> [Diagnostic] {
    let timing = subject.control.behavior.timing
    let others: [(KeyName, Double, RefreshState, [RefreshState])] = [
      (.succeededVisible, timing.succeeded, .succeeded, [.idle, .refreshing]),
      (.failedVisible, timing.failed, .failed, [.idle, .refreshing, .succeeded]),
    ]
    return others.flatMap { key, seconds, state, others -> [Diagnostic] in
      guard seconds > 0, !subject.isDrawn(in: state) else { return [] }
      // A spec whose preset has the time may have pictures of its own in place of the preset's.
      let place = subject.own(key) ?? statePlace(of: state, in: subject)
      let found = compare(
        state,
        with: others,
        in: subject,
        at: place,
        consequence: ", so the outcome cannot be read",
        expected: "a 'title' of its own for '\(state.name)' in 'states'"
      )
      return found.isEmpty ? remains(of: state, in: subject, at: place) : found
    }
  }

  /// The place in a spec that decides what a state shows.
  private static func statePlace(of state: RefreshState, in subject: RuleSubject) -> Field? {
    subject.own(state: state) ?? subject.own.map(.states)[.all] ?? subject.own(state: .idle)
  }

  /// Finds an outcome that shows a part of what `idle` shows, such as its arrow alone.
  private static func remains(
    of state: RefreshState,
    in subject: RuleSubject,
    at place: Field?
  ) -> [Diagnostic] {
    let states = subject.control.states
    guard let place, subject.showsAnything(in: state), !subject.shows(.view, in: state),
      seen.allSatisfy({ key in
        subject.isHidden(key, in: state)
          || states.field(of: key, in: state)?.value == states.field(of: key, in: .idle)?.value
      })
    else { return [] }
    return finding(
      in: subject,
      at: place.keyRange,
      message: "'\(state.name)' shows only what 'idle' shows, so the outcome cannot be read",
      expected: "a 'title' or a picture of its own for '\(state.name)' in 'states'"
    )
  }

  private static func exhausted(in subject: RuleSubject) -> [Diagnostic] {
    guard subject.isReachable(.exhausted) else { return [] }
    return compare(
      .exhausted,
      with: [.idle, .refreshing],
      in: subject,
      at: subject.own(state: .exhausted) ?? subject.own(.exhaustedAllowed),
      expected: "a 'title' of its own for 'exhausted' in 'states', such as 'No more'"
    )
  }

  /// Finds phases of the second level with the same appearance as phases of a refresh.
  private static func secondLevel(in subject: RuleSubject) -> [Diagnostic] {
    let examples: [(RefreshState, RefreshState, String)] = [
      (.secondLevelArmed, .armed, "Release to open"), (.secondLevel, .idle, "Pull up to close"),
    ]
    guard subject.control.behavior.secondLevel != nil else { return [] }
    return examples.flatMap { state, other, example in
      compare(
        state,
        with: [other],
        in: subject,
        at: subject.own(state: state) ?? subject.own(.secondLevel),
        expected: "a 'title' for '\(state.name)' in 'states', such as '\(example)'"
      )
    }
  }

  /// Compares a visible state with others; reports the first that looks the same, if there is one.
  private static func compare(
    _ state: RefreshState,
    with others: [RefreshState],
    in subject: RuleSubject,
    at place: Field?,
    consequence: String = "",
    expected: String
  ) -> [Diagnostic] {
    guard let place, subject.showsAnything(in: state), !subject.shows(.view, in: state),
      let other = others.first(where: { looksSame(in: state, as: $0, of: subject) })
    else { return [] }
    return finding(
      in: subject,
      at: place.keyRange,
      message: "'\(state.name)' has the same appearance as '\(other.name)'\(consequence)",
      expected: expected
    )
  }

  private static func looksSame(
    in phase: RefreshState,
    as other: RefreshState,
    of subject: RuleSubject
  ) -> Bool {
    let states = subject.control.states
    return seen.allSatisfy { key in
      states.field(of: key, in: phase)?.value == states.field(of: key, in: other)?.value
    }
  }
}
