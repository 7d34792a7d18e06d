import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshWorld

/// The changes of a behavior in words.
struct BehaviorSentences {
  private let changes: ControlChanges

  init(changes: ControlChanges) {
    self.changes = changes
  }

  /// The sentences: first what is different in kind, then what a gesture shows, or that none does.
  var all: [String] {
    kinds + [verdict].compactMap { $0 }
  }

  /// The gesture that shows the difference, with the states after it; `nil` if there is none.
  var gesture: String? {
    guard case .different(let difference) = changes.comparison else { return nil }
    let states = [difference.after.old, difference.after.new].map(\.machine.visibleState.name)
    let words = GestureWords(witness: difference.witness, edge: changes.new.behavior.edge).words
    return "\(words): \(states[0]) → \(states[1])"
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
    if old.trigger.kind != new.trigger.kind {
      let words = (old.trigger.kind.words, new.trigger.kind.words)
      sentences.append("\(words.0) started a refresh, and \(words.1) does now")
    }
    return sentences
  }

  private var verdict: String? {
    switch changes.comparison {
    case .equal: kinds.isEmpty && changes.changesBehavior ? nil : "behaves the same"
    case .same(let pairs): "behaves the same: proved over \(pairs) pairs of states"
    case .different(let difference): place(of: difference) + sentence(difference)
    case .unknown(let pairs):
      "no difference was found in \(pairs) pairs of states, but there are more"
    case nil: nil
    }
  }

  /// The list in which the versions differ, if their distances depend on it.
  private func place(of difference: BehaviorDifference) -> String {
    guard [changes.old, changes.new].contains(where: \.behavior.trigger.hasShares) else {
      return ""
    }
    return "in a list of \(SpecText.number(difference.witness.start.viewport)) points, "
  }

  private func sentence(_ difference: BehaviorDifference) -> String {
    let cause = GestureWords(witness: difference.witness, edge: changes.new.behavior.edge)
      .cause(of: difference.pulls)
    let (old, new) = (difference.after.old, difference.after.new)
    switch difference.observable {
    case .start: return start(cause, difference: difference)
    case .end:
      if case .wait(let seconds)? = difference.witness.stimuli.last {
        let time = "\(SpecText.number(seconds)) s"
        return old.phase.isBusy
          ? "a refresh that the app does not end went on, and ends after \(time) now"
          : "a refresh that the app does not end ended after \(time), and goes on now"
      }
      return old.phase.isBusy
        ? "\(cause) did not end the refresh, and does now"
        : "\(cause) ended the refresh, and does not now"
    case .place: return "after \(cause), \(place(old: old, new: new))"
    case .phase:
      return "after \(cause), the control was \(old.phase.words), and is \(new.phase.words) now"
    }
  }

  private func start(_ cause: String, difference: BehaviorDifference) -> String {
    let (old, new) = (difference.after.old, difference.after.new)
    if old.phase.isBusy && new.phase.isBusy {
      let moments =
        old.actions > new.actions
        ? ("at once", "after the reveal animation") : ("after the reveal animation", "at once")
      return "after \(cause), the action started \(moments.0), and starts \(moments.1) now"
    }
    switch (old.phase, new.phase) {
    case (.secondLevel, _): return "\(cause) opened the second level, and refreshes now"
    case (_, .secondLevel): return "\(cause) refreshed, and opens the second level now"
    default:
      return old.phase.isBusy
        ? "\(cause) refreshed, and does not now" : "\(cause) did not refresh, and does now"
    }
  }

  /// The inset or the offset of the list, whichever differs.
  private func place(old: World, new: World) -> String {
    let insets = [old, new].map(\.machine.addedInset)
    if insets[0] != insets[1] {
      return "the control added an inset of \(SpecText.number(insets[0])) points, and adds "
        + "\(SpecText.number(insets[1])) now"
    }
    let pulls = [old, new].map { $0.machine.behavior.pull(in: $0.scrollView) }
    return "the list stood at a pull of \(SpecText.number(pulls[0])) points, and stands at "
      + "\(SpecText.number(pulls[1])) now"
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

extension RefreshTrigger.Kind {
  fileprivate var words: String {
    switch self {
    case .release: "the release of a pull"
    case .cross: "a pull across the trigger distance"
    case .reach: "scrolling to the control"
    case .tap: "a tap"
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
