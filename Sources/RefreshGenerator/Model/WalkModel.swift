import RefreshCore
import TemplateEngine

/// A way of a control as a test plays it.
struct WalkModel {
  /// The steps, with what they lead to.
  private let steps: [String]
  private let player: WalkPlayer
  /// The last change of phase on the way.
  let change: Change

  /// A change of phase.
  struct Change: Hashable {
    let from: RefreshPhase
    let to: RefreshPhase
  }

  /// Plays moves to a control; nothing where they can't be made, or change nothing.
  init?(_ moves: [WalkMove], of behavior: RefreshBehavior) {
    let places = WalkPlaces(behavior)
    var player = WalkPlayer(behavior)
    var steps: [String] = []
    var change: Change?
    for move in moves {
      guard player.allows(move) else { return nil }
      let delay = player.nextDelay ?? 0
      player.make(move)
      steps.append(Self.step(move, delay, to: player.machine.phase, places))
      if let from = player.phases.dropLast().last {
        change = Change(from: from, to: player.machine.phase)
      }
    }
    guard let change else { return nil }
    (self.steps, self.player, self.change) = (steps, player, change)
  }

  /// The call that plays it.
  var call: String {
    var call = SwiftCall("follow")
    call.add(SwiftLiteral.list(steps))
    call.add("actions", player.actions, unless: 0, String.init)
    call.add("completions", player.completions, unless: 0, String.init)
    call.add("share", player.machine.share, unless: 0, SwiftLiteral.number)
    // The formatter finds a call with a list in it too long at 100 columns already.
    return call.text(column: 5)
  }

  /// The tests of a control's ways: one for each change of phase that ways end with.
  static func tests(_ ways: [[WalkMove]], of behavior: RefreshBehavior) -> Value {
    let models = ways.compactMap { WalkModel($0, of: behavior) }
    let groups = Dictionary(grouping: models, by: \.change)
    let changes = RefreshPhase.allCases.flatMap { from in
      RefreshPhase.allCases.map { Change(from: from, to: $0) }
    }
    return .list(
      changes.compactMap { change in
        guard let models = groups[change] else { return nil }
        let (from, to) = (change.from.name, change.to.name)
        return [
          "title": .string("goes from \(from) to \(to), wherever it comes from"),
          "name": .string("\(from)To\(to.prefix(1).uppercased())\(to.dropFirst())"),
          "calls": .list(models.map { .string($0.call) }),
        ]
      }
    )
  }

  private static func step(
    _ move: WalkMove,
    _ delay: Double,
    to phase: RefreshPhase,
    _ places: WalkPlaces
  ) -> String {
    let phase = ".\(phase.name)"
    switch move {
    case .pull(let place):
      return ".pull(to: \(SwiftLiteral.number(places.distance(to: place))), \(phase))"
    case .drift(let place):
      return ".drift(to: \(SwiftLiteral.number(places.distance(to: place))), \(phase))"
    case .lift: return ".lift(\(phase))"
    case .wait: return ".wait(\(SwiftLiteral.number(delay)), \(phase))"
    case .begin: return ".begin(\(phase))"
    case .end(let outcome): return ".end(.\(outcome), \(phase))"
    case .reset: return ".reset(\(phase))"
    case .window(true): return ".enterWindow(\(phase))"
    case .window(false): return ".leaveWindow(\(phase))"
    case .hide(true): return ".hide(\(phase))"
    case .hide(false): return ".show(\(phase))"
    }
  }
}
