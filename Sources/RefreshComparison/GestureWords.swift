import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshWorld

/// A sequence of stimuli in words, with pulls in place of offsets.
struct GestureWords {
  private let stimuli: [Stimulus]
  private let edge: RefreshEdge
  private let start: ScrollReading

  init(witness: Witness, edge: RefreshEdge) {
    self.edge = edge
    start = witness.start
    // The end of one delay after another is one wait.
    stimuli = witness.stimuli.reduce(into: []) { stimuli, next in
      if case .wait(let more) = next, case .wait(let seconds)? = stimuli.last {
        stimuli[stimuli.count - 1] = .wait(seconds + more)
      } else {
        stimuli.append(next)
      }
    }
  }

  /// All stimuli.
  var words: String {
    var list = start
    return stimuli.map { stimulus in
      if case .content(let content) = stimulus { list.content = content }
      return words(stimulus, in: list)
    }.joined(separator: "; ")
  }

  /// The stimuli as a noun for a sentence; `pulls` are those that have the same result.
  func cause(of pulls: BehaviorDifference.PullRange?) -> String {
    let isPull = stimuli.map(Self.isPull)
    let last = isPull.lastIndex(of: false).map { $0 + 1 } ?? 0
    guard last < stimuli.count else {
      guard stimuli.count == 1 else { return "'\(words)'" }
      return stimuli == [.tap] ? "a tap" : "a call of '\(words)'"
    }
    let pull = noun(isDrag: stimuli[last...].contains(where: Self.isDrag), pulls: pulls)
    guard last > 0 else { return pull }
    var list = start
    let before = stimuli[..<last].map { stimulus in
      if case .content(let content) = stimulus { list.content = content }
      return words(stimulus, in: list)
    }
    return "'\(before.joined(separator: "; "))' and then \(pull)"
  }

  private func noun(isDrag: Bool, pulls: BehaviorDifference.PullRange?) -> String {
    let isBefore = [pulls?.lower, pulls?.upper].allSatisfy { ($0?.pull ?? -1) <= 0 }
    if let pulls, isBefore {
      return "a scroll\(isDrag ? "" : " without a finger") to \(Self.words(before: pulls))"
    }
    let length = pulls.map { " of \(Self.words($0))" } ?? ""
    return (isDrag ? "a pull" : "a scroll without a finger") + length
  }

  private static func isPull(_ stimulus: Stimulus) -> Bool {
    switch stimulus {
    case .scroll, .release: true
    default: false
    }
  }

  private static func isDrag(_ stimulus: Stimulus) -> Bool {
    switch stimulus {
    case .scroll(_, let isDragging): isDragging
    case .release: true
    default: false
    }
  }

  private func words(_ stimulus: Stimulus, in list: ScrollReading) -> String {
    guard case .scroll(let offset, let isDragging) = stimulus else {
      return Witness(start: start, stimuli: [stimulus]).words
    }
    let rest = edge.isFar ? list.lastOffset : list.firstOffset
    let pull = edge.isFar ? offset - rest : rest - offset
    let verb = isDragging ? "drag" : "scroll"
    if pull == 0 { return "\(verb) to the edge" }
    let points = "\(SpecText.number(abs(pull))) points"
    return pull > 0 ? "\(verb) \(points) past the edge" : "\(verb) to \(points) before the edge"
  }

  /// An interval of places before the edge, whose pulls are negative.
  private static func words(before range: BehaviorDifference.PullRange) -> String {
    func mirrored(_ limit: BehaviorDifference.PullRange.Limit?)
      -> BehaviorDifference.PullRange.Limit?
    {
      var limit = limit
      limit?.pull.negate()
      return limit
    }
    var before = range
    (before.lower, before.upper) = (mirrored(range.upper), mirrored(range.lower))
    return words(before) + " before the edge"
  }

  /// An interval of pulls.
  private static func words(_ range: BehaviorDifference.PullRange) -> String {
    if let lower = range.lower, lower == range.upper {
      return "exactly \(SpecText.number(lower.pull)) points"
    }
    let lower = range.lower.map {
      ($0.isIncluded ? "at least " : "more than ") + SpecText.number($0.pull)
    }
    let upper = range.upper.map {
      ($0.isIncluded ? "up to " : "less than ") + SpecText.number($0.pull)
    }
    return [lower, upper].compactMap { $0 }.joined(separator: " and ") + " points"
  }
}
