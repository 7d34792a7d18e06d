import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshWorld

/// The changes of a behavior in words.
struct BehaviorSentences {
  let changes: ControlChanges

  /// The sentences: first what is different in kind, then what a gesture shows, or that none does.
  var all: [String] {
    kinds + [verdict].compactMap { $0 }
  }

  /// The states of both versions after the shortest events that show the difference, which `simulate`
  /// plays; `nil` if there are none.
  var gesture: (states: String, events: String)? {
    guard case .different(let difference) = changes.comparison else { return nil }
    let states = [difference.after.old, difference.after.new].map(\.machine.visibleState.name)
    guard states[0] != states[1] else { return nil }
    let words = GestureWords(witness: difference.witness, edge: changes.new.behavior.edge)
    let head = ListHead(difference.witness.start).line
    let events = ([head] + words.stimuli.map(\.line)).joined(separator: "; ")
    return ("\(states[0]) → \(states[1])", events)
  }

  /// The differences that make other gestures or another place necessary.
  private var kinds: [String] {
    let (old, new) = (changes.old.behavior, changes.new.behavior)
    var sentences: [String] = []
    if old.edge != new.edge {
      sentences.append("the control was at the \(old.edge) edge, and is at the \(new.edge) one now")
    }
    if old.style != new.style {
      sentences.append("the control was \(old.style.place), and is \(new.style.place) now")
    }
    if old.trigger.when != new.trigger.when {
      let words = (old.trigger.when.words, new.trigger.when.words)
      sentences.append("\(words.0) started a refresh, and \(words.1) does now")
    }
    if old.allowsExhausted != new.allowsExhausted {
      sentences.append(
        new.allowsExhausted
          ? "an end without more data counted as a success, and exhausts the control now"
          : "an end without more data exhausted the control, and counts as a success now"
      )
    }
    return sentences + delays(old.timing, new.timing)
  }

  /// The differences in delays, which decide when or how a refresh ends.
  private func delays(_ old: RefreshTiming, _ new: RefreshTiming) -> [String] {
    var sentences: [String] = []
    if old.timeout != new.timeout {
      let ends = [old, new].map { $0.timeout < .infinity ? SpecText.seconds($0.timeout) : nil }
      let before = ends[0].map { "ended after \($0)" } ?? "went on"
      let after = ends[1].map { "ends after \($0) now" } ?? "goes on now"
      sentences.append("a refresh that the app does not end \(before), and \(after)")
    }
    if old.minimumVisible != new.minimumVisible {
      let times = [old, new].map { SpecText.seconds($0.minimumVisible) }
      sentences.append("a refresh took at least \(times[0]), and takes at least \(times[1]) now")
    }
    if old.endDelay != new.endDelay {
      let times = [old, new].map { SpecText.seconds($0.endDelay) }
      sentences.append(
        "the control retracted \(times[0]) after the end, and does \(times[1]) after it now"
      )
    }
    return sentences
  }

  private var verdict: String? {
    switch changes.comparison {
    case .equal where changes.changesDelay, .same where changes.changesDelay: nil
    case .equal: kinds.isEmpty && changes.changesBehavior ? nil : "behaves the same"
    case .same(let pairs): "behaves the same: proved over \(pairs) pairs of states"
    case .different(let difference) where isTimeout(difference) || isExhaustion(difference): nil
    case .different(let difference): place(of: difference) + sentence(of: difference)
    case .unknown(let pairs):
      "no difference was found in \(pairs) pairs of states, but there are more"
    case nil: nil
    }
  }

  /// Whether only a timeout tells the versions apart, which has a sentence of its own.
  private func isTimeout(_ difference: BehaviorDifference) -> Bool {
    let (old, new) = (difference.after.old, difference.after.new)
    guard difference.observable == .end, old.phase.isBusy != new.phase.isBusy,
      case .wait? = difference.witness.stimuli.last
    else { return false }
    return !difference.witness.stimuli.contains { if case .end = $0 { true } else { false } }
  }

  /// Whether only one version was exhausted on the way, which has a sentence of its own.
  private func isExhaustion(_ difference: BehaviorDifference) -> Bool {
    changes.old.behavior.allowsExhausted != changes.new.behavior.allowsExhausted
      && difference.witness.stimuli.contains(.end(.exhausted))
  }

  /// The list in which the versions differ, if their distances depend on it.
  private func place(of difference: BehaviorDifference) -> String {
    guard [changes.old, changes.new].contains(where: \.behavior.trigger.hasShares) else {
      return ""
    }
    return "in a list of \(SpecText.number(difference.witness.start.viewport)) points, "
  }

  private func sentence(of difference: BehaviorDifference) -> String {
    let (old, new) = (difference.after.old, difference.after.new)
    let words = GestureWords(witness: difference.witness, edge: changes.new.behavior.edge)
    switch difference.observable {
    case .start: return start(difference, words: words)
    case .end: return end(difference, words: words)
    case .place:
      return situation(after: words.stimuli[...], of: difference) + place(old: old, new: new)
    case .phase:
      let situation = situation(after: words.stimuli.dropLast(), of: difference)
      let phases = [old, new].map(\.phase)
      if situation == Self.exhausted, phases[0] == .exhausted || phases[1] == .exhausted {
        return phases[0] == .exhausted
          ? "\(words.last) did not reset an exhausted control, and does now"
          : "\(words.last) reset an exhausted control, and does not now"
      }
      return
        "after \(words.quoted), the control was \(phases[0].words), and is \(phases[1].words) now"
    }
  }

  /// The sentence about a start: of whole gestures, if a name stands for them, or else of the stimuli.
  private func start(_ difference: BehaviorDifference, words: GestureWords) -> String {
    if let sentence = named(difference, words: words) { return sentence }
    let (old, new) = (difference.after.old, difference.after.new)
    let stimulus = difference.witness.stimuli.last ?? .release
    let responses = [(difference.before.old, old), (difference.before.new, new)].map {
      GestureResponse(from: $0.phase, to: $1.phase, by: stimulus)
    }
    let situation = situation(after: words.stimuli.dropLast(), of: difference)
    return GestureResponse.sentence(situation + words.last, from: responses[0], to: responses[1])
      ?? (words.stimuli == [.begin] ? "" : "after \(words.quoted), ")
      + "the action of a refresh started "
      + (old.actions > new.actions
        ? "at once, and starts after the reveal animation now"
        : "after the reveal animation, and starts at once now")
  }

  private func named(_ difference: BehaviorDifference, words: GestureWords) -> String? {
    let before = words.stimuliBeforePull
    guard let pulls = difference.pulls,
      let gesture = NamedGesture(
        pulls: pulls,
        after: before,
        of: difference,
        edge: changes.new.behavior.edge
      )
    else { return nil }
    return GestureResponse.sentence(
      situation(after: before, of: difference) + gesture.name,
      from: gesture.responses.old,
      to: gesture.responses.new
    )
  }

  private func end(_ difference: BehaviorDifference, words: GestureWords) -> String {
    let (old, new) = (difference.after.old, difference.after.new)
    guard old.phase.isBusy != new.phase.isBusy else {
      return old.completions > new.completions
        ? "after \(words.quoted), the end was reported, and is not yet now"
        : "after \(words.quoted), the end was not yet reported, and is now"
    }
    let situation = situation(after: words.stimuli.dropLast(), of: difference)
    return situation
      + (old.phase.isBusy
        ? "\(words.last) did not end the refresh, and does now"
        : "\(words.last) ended the refresh, and does not now")
  }

  /// The start of a sentence about an exhausted control.
  private static let exhausted = "while the control is exhausted, "

  /// The start of a sentence: the state into which stimuli bring both versions.
  private func situation(
    after stimuli: ArraySlice<Stimulus>,
    of difference: BehaviorDifference
  ) -> String {
    switch Array(stimuli) {
    case []: return ""
    case [.end(.exhausted)]: return Self.exhausted
    case [.opposite(isBusy: true)]: return "during a refresh at the other edge, "
    case [.end(.exhausted), .opposite(isBusy: true), .opposite(isBusy: false)]:
      return Self.exhausted + "after a refresh at the other edge, "
    case let stimuli
    where stimuli.first == .begin && isRefreshing(after: stimuli.prefix(1), of: difference):
      let rest = stimuli.dropFirst().drop { if case .wait = $0 { true } else { false } }
      guard !rest.isEmpty, isRefreshing(after: stimuli[...], of: difference) else {
        return rest.isEmpty ? "while it refreshes, " : quoted(stimuli, of: difference)
      }
      let witness = Witness(start: difference.witness.start, stimuli: Array(rest))
      let words = GestureWords(witness: witness, edge: changes.new.behavior.edge)
      return "while it refreshes, after \(words.quoted), "
    case let stimuli: return quoted(stimuli, of: difference)
    }
  }

  /// Whether both versions refresh after stimuli.
  private func isRefreshing(
    after stimuli: ArraySlice<Stimulus>,
    of difference: BehaviorDifference
  ) -> Bool {
    difference.worlds(after: stimuli).allSatisfy { $0.phase == .refreshing }
  }

  /// The state into which stimuli bring both versions, by its name or by the stimuli.
  private func quoted(_ stimuli: [Stimulus], of difference: BehaviorDifference) -> String {
    let witness = Witness(start: difference.witness.start, stimuli: stimuli)
    let worlds = difference.worlds(after: stimuli)
    if worlds.allSatisfy({ $0.phase == .ending }) {
      let isShown = worlds.map(\.machine.isShowingOutcome)
      if isShown == [false, false] { return "while the control retracts, " }
      if isShown == [true, true] { return "while the control shows the outcome, " }
    }
    return "after \(GestureWords(witness: witness, edge: changes.new.behavior.edge).quoted), "
  }

  /// The inset or the offset of the list, whichever differs.
  private func place(old: World, new: World) -> String {
    func points(_ number: Double) -> String { SpecText.number(SpecText.rounded(number)) }
    let insets = [old, new].map(\.machine.addedInset)
    if insets[0] != insets[1] {
      return "the control added an inset of \(points(insets[0])) points, and adds "
        + "\(points(insets[1])) now"
    }
    let pulls = [old, new].map { $0.machine.behavior.pull(in: $0.scrollView) }
    return "the list stood at a pull of \(points(pulls[0])) points, and stands at "
      + "\(points(pulls[1])) now"
  }
}

extension RefreshBehavior.Style {
  fileprivate var place: String {
    switch self {
    case .pull: "beyond the edge of the content"
    case .inline: "in the content"
    case .overlay: "in front of the content"
    }
  }
}

extension RefreshTrigger.When {
  fileprivate var words: String {
    switch self {
    case .release: "the release of a pull"
    case .cross: "a pull across the trigger distance"
    case .reach: "scrolling to the control"
    case .tap: "a tap"
    case .system: "a pull of its UIRefreshControl"
    }
  }
}

extension RefreshPhase {
  fileprivate var words: String {
    switch self {
    case .idle: "at rest"
    case .pulling: "pulled"
    case .secondLevelArmed: "armed for the second level"
    case .secondLevel: "at the second level"
    case .armed, .pending, .refreshing, .ending, .failed, .exhausted: name
    }
  }
}
