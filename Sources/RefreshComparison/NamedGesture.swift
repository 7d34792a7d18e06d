import RefreshCore
import RefreshExploration
import RefreshWorld

/// A gesture that has a name, such as "a pull of more than 72 points", and to which two versions respond
/// in different ways.
///
/// A search finds the shortest stimuli that tell two versions apart, which need not be a whole gesture. A
/// name stands for whole gestures, so both versions play those of all lengths that the name includes.
struct NamedGesture {
  let name: String
  /// The responses of both versions, which are the same for all lengths.
  let responses: (old: GestureResponse, new: GestureResponse)

  /// Finds a gesture for two versions that `stimuli` have brought into a state; `nil` if all gestures
  /// that have a name lead to equal responses, at least at one length.
  init?(
    pulls: BehaviorDifference.PullRange,
    after stimuli: ArraySlice<Stimulus>,
    of difference: BehaviorDifference,
    edge: RefreshEdge
  ) {
    let worlds = difference.worlds(after: stimuli)
    // A finger that already drags goes on with its own pull.
    guard !worlds[0].scrollView.isDragging else { return nil }
    let gesture = Kind.allCases.lazy.compactMap { kind in
      Self.responses(of: worlds, to: kind, pulls: pulls, edge: edge).map { (kind, $0) }
    }.first
    guard let (kind, responses) = gesture else { return nil }
    name = kind.name(GestureWords.words(pulls))
    self.responses = responses
  }

  /// The kinds of gestures, the most usual first.
  private enum Kind: CaseIterable {
    /// A drag from the edge, and the scrolls back to the edge after the lift.
    case pull
    /// The same after a scroll from the edge to any place before it.
    case pullFromWithin
    /// The same after a scroll to a place farther before the edge than lists load ahead of it.
    case pullFromFarther
    /// A drag toward the edge that ends before it.
    case drag
    /// A scroll from the edge and back.
    case scroll
    /// A scroll toward the edge that ends before it.
    case scrollFromWithin

    /// The name of the gesture, given the words for its lengths.
    func name(_ lengths: String) -> String {
      switch self {
      case .pull: "a pull of \(lengths)"
      case .pullFromWithin: "a pull of \(lengths) that begins before the edge"
      case .pullFromFarther:
        "a pull of \(lengths) that begins \(Int(Self.farther)) points before the edge"
      case .drag: "a scroll to \(lengths)"
      case .scroll: "a scroll without a finger of \(lengths)"
      case .scrollFromWithin: "a scroll without a finger to \(lengths)"
      }
    }

    /// Whether the gesture goes past the edge.
    var isPast: Bool { self != .drag && self != .scrollFromWithin }

    /// The distances before the edge, or before the end of a shorter gesture, at which it begins.
    var starts: [Double] {
      switch self {
      case .pull, .scroll: [0]
      case .pullFromWithin: [1, Self.farther]
      case .pullFromFarther, .drag, .scrollFromWithin: [Self.farther]
      }
    }

    private static let farther = 500.0

    /// The gesture to an offset; `edge` and `start` are the offsets at the edge and at the start.
    func stimuli(to offset: Double, edge: Double, start: Double) -> [Stimulus] {
      let pull: [Stimulus] = [
        .scroll(to: offset, dragging: true), .release, .scroll(to: offset, dragging: false),
        .scroll(to: edge, dragging: false),
      ]
      return switch self {
      case .pull: pull
      case .pullFromWithin, .pullFromFarther: [.scroll(to: start, dragging: false)] + pull
      case .drag: [.scroll(to: start, dragging: true), .scroll(to: offset, dragging: true)]
      case .scroll: [.scroll(to: offset, dragging: false), .scroll(to: edge, dragging: false)]
      case .scrollFromWithin:
        [.scroll(to: start, dragging: false), .scroll(to: offset, dragging: false)]
      }
    }
  }

  /// The responses to the gestures of a kind; `nil` if they are equal, or differ between two gestures.
  private static func responses(
    of worlds: [World],
    to kind: Kind,
    pulls: BehaviorDifference.PullRange,
    edge: RefreshEdge
  ) -> (old: GestureResponse, new: GestureResponse)? {
    guard kind.isPast == pulls.isPastEdge else { return nil }
    let list = worlds[0].scrollView
    let rest = edge.isFar ? list.lastOffset : list.firstOffset
    func offset(_ pull: Double) -> Double { edge.offset(atPull: pull, from: rest) }
    let lengths = pulls.samples
    let end = kind.isPast ? 0 : lengths.min() ?? 0
    let gestures = kind.starts.flatMap { start in
      lengths.map { kind.stimuli(to: offset($0), edge: rest, start: offset(end - start)) }
    }
    let responses = gestures.map { stimuli in worlds.map { GestureResponse(of: $0, to: stimuli) } }
    guard let first = responses.first, first[0] != first[1], responses.allSatisfy({ $0 == first })
    else { return nil }
    return (first[0], first[1])
  }
}

/// The first thing that a gesture starts, and when.
enum GestureResponse: Equatable {
  case nothing
  case refresh(Moment)
  case secondLevel(Moment)

  enum Moment: Equatable {
    case drag, lift, afterLift, other
  }

  init(of world: World, to stimuli: [Stimulus]) {
    var (world, hasLifted) = (world, false)
    for stimulus in stimuli {
      let before = world.phase
      world.perform(stimulus)
      self.init(from: before, to: world.phase, by: stimulus, hasLifted: hasLifted)
      guard self == .nothing else { return }
      hasLifted = hasLifted || stimulus == .release
    }
    self = .nothing
  }

  init(
    from before: RefreshPhase,
    to after: RefreshPhase,
    by stimulus: Stimulus,
    hasLifted: Bool = false
  ) {
    let moment: Moment =
      switch stimulus {
      case .release: .lift
      case .scroll(_, dragging: true): .drag
      case .scroll: hasLifted ? .afterLift : .other
      default: .other
      }
    if after.isBusy && !before.isBusy {
      self = .refresh(moment)
    } else if after == .secondLevel && before != .secondLevel {
      self = .secondLevel(moment)
    } else {
      self = .nothing
    }
  }

  /// The response as a verb in three forms, such as "refresh", "refreshed" and "refreshes".
  var verb: (infinitive: String, past: String, present: String)? {
    switch self {
    case .nothing: nil
    case .refresh: ("refresh", "refreshed", "refreshes")
    case .secondLevel:
      ("open the second level", "opened the second level", "opens the second level")
    }
  }

  /// The moment, as the end of a clause.
  var moment: String {
    switch self {
    case .refresh(.drag), .secondLevel(.drag): " during the drag"
    case .refresh(.lift), .secondLevel(.lift): " at the lift"
    case .refresh(.afterLift), .secondLevel(.afterLift): " at the first scroll after the lift"
    case .nothing, .refresh(.other), .secondLevel(.other): ""
    }
  }

  /// The sentence that a gesture has one response in the old version, and another in the new one.
  static func sentence(
    _ gesture: String,
    from old: GestureResponse,
    to new: GestureResponse
  ) -> String? {
    switch (old.verb, new.verb) {
    case (nil, nil): return nil
    case (let verb?, nil): return "\(gesture) \(verb.past), and does not now"
    case (nil, let verb?): return "\(gesture) did not \(verb.infinitive), and does now"
    case (let verb?, let other?):
      guard verb.past == other.past else {
        return "\(gesture) \(verb.past), and \(other.present) now"
      }
      guard old != new else { return nil }
      return "\(gesture) \(verb.past)\(old.moment), and \(other.present)\(new.moment) now"
    }
  }
}

extension BehaviorDifference.PullRange {
  /// Whether the interval is past the edge.
  var isPastEdge: Bool { (lower?.pull ?? upper.map { $0.pull - 1 } ?? 0) >= 0 }

  /// Pulls in the interval: its ends and some between.
  var samples: [Double] {
    let (from, to) = (lower?.pull ?? upper.map { $0.pull - 50 } ?? 0, upper?.pull)
    let width = (to ?? from + 200) - from
    let inner = [0.01, 0.5, 0.99].map { from + $0 * width }
    return [lower, upper].compactMap { $0 }.filter(\.isIncluded).map(\.pull)
      + (width > 0 ? inner : [])
  }
}
