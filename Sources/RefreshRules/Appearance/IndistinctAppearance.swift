import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct IndistinctAppearance: ControlRule {
  static let metadata = RuleMetadata(
    "indistinct-appearance",
    .warning,
    "Phase with the same appearance as another phase that means something else.",
    reason: """
      People cannot see whether the control waits for a pull or a release, is busy, has failed, or \
      has loaded all data.
      """,
    bad: """
      states: {idle: {title: Pull to refresh}, refreshing: {color: label}, all: {color: label}}
      """,
    good: "states: {idle: {title: Pull to refresh}, refreshing: {title: Refreshing…}}"
  )

  /// The keys that make a busy control distinct even if other phases have the same values.
  ///
  /// Only busy controls show an indicator, and a view of the app can adapt to the phase.
  private static let distinct = [KeyName.indicator, .view]
  /// The keys of a state that have no visible effect by themselves.
  private static let unseen: Set = [KeyName.spokenText.name, KeyName.frameDuration.name]
  /// The visible keys of a state.
  private static let seen = SpecLanguage.state.table.names.filter { !unseen.contains($0) }
    .compactMap(KeyName.init)

  /// Compares important phases with the phases that they must differ from.
  static func check(_ subject: RuleSubject) -> [Diagnostic] {
    busy(subject) + armed(subject) + failed(subject) + outcomes(subject) + exhausted(subject)
      + secondLevel(subject)
  }

  private static func busy(_ subject: RuleSubject) -> [Diagnostic] {
    guard haveSameAppearance(subject, .refreshing, .idle), subject.showsAnything(in: .refreshing),
      !distinct.contains(where: { subject.shows($0, in: .refreshing) })
    else { return [] }
    return finding(
      subject,
      at: place(subject, .refreshing)?.keyRange,
      message(.refreshing, .idle),
      expected: "an 'indicator' or a different 'title' in 'refreshing'"
    )
  }

  /// Finds an `armed` title that equals that of `refreshing`, and so does not ask for a release.
  private static func armed(_ subject: RuleSubject) -> [Diagnostic] {
    let states = subject.control.states
    guard subject.isReachable(.armed), let title = states.field(.title, in: .armed),
      title.value.isVisible, title.value == states.field(.title, in: .refreshing)?.value,
      title.value != states.field(.title, in: .idle)?.value,
      !distinct.contains(where: { subject.shows($0, in: .armed) })
    else { return [] }
    return finding(
      subject,
      at: title.range ?? subject.own(state: RefreshState.refreshing.name)?.keyRange,
      "'armed' has the same title as 'refreshing'",
      expected: "a 'title' in 'armed' that asks for a release, such as 'Release to refresh'"
    )
  }

  /// Finds a `failed` appearance that is the same as that of `idle` or of `refreshing`.
  private static func failed(_ subject: RuleSubject) -> [Diagnostic] {
    guard let state = subject.own(state: RefreshState.failed.name),
      subject.showsAnything(in: .failed), !subject.shows(.view, in: .failed)
    else { return [] }
    guard let other = indistinct(subject, .failed) else { return [] }
    return finding(
      subject,
      at: state.keyRange,
      message(.failed, other),
      expected: "a 'title' that reports the failure, such as 'Could not refresh'"
    )
  }

  /// Finds times for outcomes that look like `idle`, like `refreshing` or like each other.
  private static func outcomes(_ subject: RuleSubject) -> [Diagnostic] {
    let others: [(KeyName, RefreshState, [RefreshState])] = [
      (.succeededVisible, .succeeded, [.idle, .refreshing]),
      (.failedVisible, .failed, [.idle, .refreshing, .succeeded]),
    ]
    return others.flatMap { key, state, others -> [Diagnostic] in
      guard let field = subject.own(key), case .number(let seconds) = field.value, seconds > 0,
        subject.showsAnything(in: state), !subject.shows(.view, in: state),
        !subject.isDrawn(in: state),
        let other = others.first(where: { haveSameAppearance(subject, state, $0) })
      else { return [] }
      return finding(
        subject,
        at: field.keyRange,
        "\(message(state, other)), so the outcome cannot be read",
        expected: "a 'title' of its own for '\(state.name)' in 'states'"
      )
    }
  }

  private static func exhausted(_ subject: RuleSubject) -> [Diagnostic] {
    let cause =
      subject.own(state: RefreshState.exhausted.name)
      ?? subject.own(.exhaustedAllowed)
    guard let cause, subject.isReachable(.exhausted), subject.showsAnything(in: .exhausted),
      !subject.shows(.view, in: .exhausted),
      let other = indistinct(subject, .exhausted)
    else { return [] }
    return finding(
      subject,
      at: cause.keyRange,
      message(.exhausted, other),
      expected: "a 'title' of its own for 'exhausted' in 'states', such as 'No more'"
    )
  }

  /// Finds phases of the second level with the same appearance as phases of a refresh.
  private static func secondLevel(_ subject: RuleSubject) -> [Diagnostic] {
    let examples: [(RefreshState, RefreshState, String)] = [
      (.secondLevelArmed, .armed, "Release to open"), (.secondLevel, .idle, "Pull up to close"),
    ]
    guard subject.control.behavior.secondLevel != nil else { return [] }
    return examples.flatMap { state, other, example -> [Diagnostic] in
      guard haveSameAppearance(subject, state, other), subject.showsAnything(in: state),
        !subject.shows(.view, in: state)
      else { return [] }
      return finding(
        subject,
        at: subject.own(state: state.name)?.keyRange ?? subject.own(.secondLevel)?.keyRange,
        message(state, other),
        expected: "a 'title' for '\(state.name)' in 'states', such as '\(example)'"
      )
    }
  }

  private static func message(_ state: RefreshState, _ other: RefreshState) -> String {
    "\(SafeText.quote(state.name)) has the same appearance as \(SafeText.quote(other.name))"
  }

  /// The state with the same appearance as `phase`, if any: `idle` or `refreshing`.
  private static func indistinct(_ subject: RuleSubject, _ phase: RefreshState) -> RefreshState? {
    [.idle, .refreshing].first { haveSameAppearance(subject, phase, $0) }
  }

  /// The state of the spec that sets the appearance of a phase.
  private static func place(_ subject: RuleSubject, _ phase: RefreshState) -> Field? {
    subject.own(state: phase.name) ?? subject.own(state: "all")
      ?? subject.own(state: RefreshState.idle.name)
  }

  private static func haveSameAppearance(
    _ subject: RuleSubject,
    _ phase: RefreshState,
    _ other: RefreshState
  ) -> Bool {
    let states = subject.control.states
    return seen.allSatisfy { key in
      states.field(key, in: phase)?.value == states.field(key, in: other)?.value
    }
  }
}
