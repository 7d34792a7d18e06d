import RefreshCore
import RefreshWorld

/// A breadth-first search over pairs of states for the shortest stimuli that tell two behaviors
/// apart.
///
/// Both versions run the state machine itself. As in a proof, a delay may end at any time; a
/// difference only counts if it also occurs with the durations of the specs.
struct PairSearch {
  /// The number of pairs after which the search gives up.
  private static let mostPairs = 2_000_000
  /// The number of stimuli by which the search goes on after a difference, to find one that matters
  /// more: a control that is armed earlier also refreshes earlier, after the release.
  private static let lookahead = 2

  private let lists: PairLists
  private let old: RefreshBehavior
  private let new: RefreshBehavior
  /// The steps that the search performs, for each list.
  private let steps: [[ProofStep]]

  init(old: RefreshBehavior, new: RefreshBehavior, viewport: Double) {
    (self.old, self.new) = (old, new)
    let lists = PairLists(old: old, new: new, viewport: viewport)
    self.lists = lists
    let names = [old, new].map { Stimulus.Name.explored(of: $0) }
    // A release is tried before a scroll without a finger, since it is the usual end of a pull.
    let all = ([.release] + Stimulus.Name.allCases.filter { $0 != .release })
      .filter { name in names.contains { $0.contains(name) } }
    steps = lists.readings.indices.map { list in
      // Pulls past the edge first, so that the path that is found is a usual one.
      let pulls = lists.pulls[list]
      let offsets = (pulls.filter { $0 >= 0 } + pulls.filter { $0 < 0 }.reversed())
        .map { lists.offset(atPull: $0, in: list) }
      return all.flatMap { $0.stimuli(at: offsets) }.map(ProofStep.stimulus)
        + RefreshDelay.allCases.map(ProofStep.delay)
        + lists.readings.indices.filter { $0 != list }.map(ProofStep.layout)
    }
  }

  func run() -> BehaviorComparison {
    let start = pair(isTimed: false)
    var search = BreadthFirstSearch(from: start, key: start.key)
    var best: Finding?
    while best.map({ $0.observable > .end }) ?? true, let (number, state) = search.next() {
      let path = search.path(to: number)
      if let best, path.count >= best.path.count + Self.lookahead { break }
      guard search.count < Self.mostPairs else {
        return best.map { .different(difference($0)) } ?? .unknown(pairs: search.count)
      }
      for (index, step) in steps[list(of: state)].enumerated() where allows(step, in: state) {
        var following = state
        apply(step, in: &following)
        if let observable = following.difference(since: state),
          best.map({ observable < $0.observable }) ?? true
        {
          let finding = Finding(observable: observable, path: steps(at: path + [index]))
          // The numbers of actions and completions are no part of a key, so that the search does
          // not go on with pairs whose numbers differ only in an impossible order of delays.
          guard isReal(finding) else { continue }
          best = finding
        }
        search.add(following, key: following.key, from: number, by: index)
      }
    }
    return best.map { .different(difference($0)) } ?? .same(pairs: search.count)
  }

  /// A difference, and the steps after which it occurs.
  private struct Finding {
    var observable: ControlPair.Observable
    var path: [ProofStep]
  }

  private func pair(isTimed: Bool) -> ControlPair {
    ControlPair(old: old, new: new, in: lists.start, isTimed: isTimed)
  }

  private func list(of pair: ControlPair) -> Int {
    lists.readings.firstIndex { $0.content == pair.old.scrollView.content } ?? 0
  }

  private func allows(_ step: ProofStep, in pair: ControlPair) -> Bool {
    switch step {
    case .stimulus(let stimulus): pair.allows(stimulus)
    case .layout: true
    case .delay(let delay): pair.awaits(delay)
    }
  }

  /// Performs a step; returns its stimuli.
  @discardableResult
  private func apply(_ step: ProofStep, in pair: inout ControlPair) -> [Stimulus] {
    switch step {
    case .stimulus(let stimulus): pair.perform(stimulus)
    case .layout(let list): pair.perform(.content(lists.readings[list].content))
    case .delay(let delay): pair.finish(delay)
    }
  }

  /// The steps of a path, which consists of indices of `steps`.
  private func steps(at path: [Int]) -> [ProofStep] {
    var list = 0
    return path.map { index in
      let step = steps[list][index]
      if case .layout(let other) = step { list = other }
      return step
    }
  }

  /// Performs steps; returns the stimuli, and the pairs before and after the last step.
  private func play(
    _ path: [ProofStep],
    isTimed: Bool
  ) -> (stimuli: [Stimulus], before: ControlPair, after: ControlPair) {
    var after = pair(isTimed: isTimed)
    var before = after
    var stimuli: [Stimulus] = []
    for step in path {
      before = after
      stimuli += apply(step, in: &after)
    }
    return (stimuli, before, after)
  }

  /// Whether the difference also occurs with the durations of both versions.
  private func isReal(_ finding: Finding) -> Bool {
    let played = play(finding.path, isTimed: true)
    return played.after.difference(since: played.before) == finding.observable
  }

  private func difference(_ finding: Finding) -> BehaviorDifference {
    let played = play(finding.path, isTimed: true)
    return BehaviorDifference(
      observable: finding.observable,
      witness: Witness(start: lists.start, stimuli: played.stimuli),
      before: played.before,
      after: played.after,
      pulls: pulls(of: finding)
    )
  }

  /// The pulls by which the stimuli can scroll instead, so that the versions differ in the same way.
  private func pulls(of finding: Finding) -> BehaviorDifference.PullRange? {
    var list = 0
    var scroll: (list: Int, pull: Int)?
    for step in finding.path {
      if case .layout(let other) = step { list = other }
      guard let pull = step.offset.flatMap({ pull(at: $0, in: list) }) else { continue }
      // The pull that goes farthest decides.
      if scroll.map({ lists.pulls[$0.list][$0.pull] < lists.pulls[list][pull] }) ?? true {
        scroll = (list, pull)
      }
    }
    guard let scroll else { return nil }
    let pulls = lists.pulls[scroll.list]
    let offset = lists.offset(atPull: pulls[scroll.pull], in: scroll.list)
    let inside = lists.offset(atPull: pulls[0], in: scroll.list)
    func differs(_ other: Int) -> Bool {
      let replacement = lists.offset(atPull: pulls[other], in: scroll.list)
      let path = finding.path.map { $0.scrolling(to: replacement, insteadOf: offset) }
      // A scroll toward the edge also has to begin before the edge.
      let fromInside = finding.path.map { step in
        step.offset == offset
          ? step.scrolling(to: replacement, insteadOf: offset)
          : step.scrolling(to: inside, insteadOf: step.offset)
      }
      return [path, fromInside].contains {
        isReal(Finding(observable: finding.observable, path: $0))
      }
    }
    var (first, last) = (scroll.pull, scroll.pull)
    while first > 0, differs(first - 1) { first -= 1 }
    while last < pulls.count - 1, differs(last + 1) { last += 1 }
    let range = BehaviorDifference.PullRange(
      lower: first == 0 ? nil : limit(at: first, pulls: pulls, list: scroll.list, outward: -1),
      upper: last == pulls.count - 1
        ? nil : limit(at: last, pulls: pulls, list: scroll.list, outward: 1)
    )
    return range.lower == nil && range.upper == nil ? nil : range
  }

  /// The end of an interval: a boundary, which belongs to it, or the boundary next to a pull.
  private func limit(
    at index: Int,
    pulls: [Double],
    list: Int,
    outward: Int
  ) -> BehaviorDifference.PullRange.Limit {
    let isIncluded = lists.boundaries[list].contains(pulls[index])
    return BehaviorDifference.PullRange.Limit(
      pull: isIncluded ? pulls[index] : pulls[index + outward],
      isIncluded: isIncluded
    )
  }

  private func pull(at offset: Double, in list: Int) -> Int? {
    lists.pulls[list].firstIndex { lists.offset(atPull: $0, in: list) == offset }
  }
}

extension ProofStep {
  /// The offset to which the step scrolls.
  fileprivate var offset: Double? {
    guard case .stimulus(.scroll(let offset, _)) = self else { return nil }
    return offset
  }

  /// The step with another offset, if it scrolls to `offset`.
  fileprivate func scrolling(to other: Double, insteadOf offset: Double?) -> ProofStep {
    guard case .stimulus(.scroll(let own, let isDragging)) = self, own == offset else {
      return self
    }
    return .stimulus(.scroll(to: other, dragging: isDragging))
  }
}
