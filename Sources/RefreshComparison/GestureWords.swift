import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshWorld

/// A sequence of stimuli in words, with pulls in place of offsets.
struct GestureWords {
  /// The stimuli, in which waits in a row are one.
  let stimuli: [Stimulus]
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

  var words: String { list.joined(separator: "; ") }

  private var list: [String] {
    var list = start
    return stimuli.map { stimulus in
      if case .content(let content) = stimulus { list.content = content }
      return words(stimulus, in: list)
    }
  }

  /// All stimuli as a noun: that of a single one, or a quotation.
  var quoted: String { stimuli.count == 1 ? last : "'\(words)'" }

  /// The last stimulus as a noun: one of its own, or a quotation.
  var last: String {
    stimuli.last.flatMap(Self.noun) ?? "'\(list.last ?? "")'"
  }

  /// The stimuli before the scrolls and the release at the end.
  var stimuliBeforePull: ArraySlice<Stimulus> {
    stimuli.prefix((stimuli.lastIndex { !Self.isPull($0) } ?? -1) + 1)
  }

  private static func isPull(_ stimulus: Stimulus) -> Bool {
    switch stimulus {
    case .scroll, .release: true
    default: false
    }
  }

  /// The noun for a stimulus that is no scroll.
  private static func noun(_ stimulus: Stimulus) -> String? {
    switch stimulus {
    case .tap: "a tap"
    case .refreshing(let isOn): isOn ? "a load of the app" : "the end of a load of the app"
    case .opposite(isBusy: true): "a refresh at the other edge"
    case .begin, .end, .reset, .openSecondLevel, .closeSecondLevel:
      "a call of '\(stimulus.words)'"
    default: nil
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
    let points = "\(SpecText.number(SpecText.rounded(abs(pull)))) points"
    return pull > 0 ? "\(verb) \(points) past the edge" : "\(verb) to \(points) before the edge"
  }

  /// An interval of pulls, or of places before the edge.
  static func words(_ range: BehaviorDifference.PullRange) -> String {
    range.isPastEdge ? lengths(range) : words(before: range)
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
    return lengths(before) + " before the edge"
  }

  /// An interval of pulls.
  private static func lengths(_ range: BehaviorDifference.PullRange) -> String {
    if let lower = range.lower, lower == range.upper {
      return "exactly \(SpecText.number(SpecText.rounded(lower.pull))) points"
    }
    let lower = range.lower.map {
      ($0.isIncluded ? "at least " : "more than ") + SpecText.number(SpecText.rounded($0.pull))
    }
    let upper = range.upper.map {
      ($0.isIncluded ? "up to " : "less than ") + SpecText.number(SpecText.rounded($0.pull))
    }
    return [lower, upper].compactMap { $0 }.joined(separator: " and ") + " points"
  }
}
