import RefreshCore
import TemplateEngine

/// The ways of a control as tests play them.
struct WalkModel {
  private let plan: WalkPlan
  private var played: [Played] = []
  /// The steps as Swift, one behind the other.
  private var text = SwiftText()

  /// A change of phase.
  struct Change: Hashable {
    let from: RefreshPhase
    let to: RefreshPhase
  }

  /// A step of the plan, as it went with this control.
  private struct Played {
    /// The control after the step; nothing where it can't be made.
    var player: WalkPlayer?
    /// The last change of phase so far.
    var change: Change?
    /// Where the step stands in the text.
    var text = 0..<0
  }

  /// Plays the ways of a plan to a control.
  init(_ plan: WalkPlan, of behavior: RefreshBehavior) {
    self.plan = plan
    let start = Played(player: WalkPlayer(behavior))
    let places = PlaceTexts(behavior)
    played.reserveCapacity(plan.steps.count)
    for step in plan.steps {
      played.append(play(step.move, after: step.parent.map { played[$0] } ?? start, places))
    }
  }

  /// The tests of the ways: one for each change of phase that ways end with.
  var tests: Value {
    var ways = [[Int]](repeating: [], count: Self.titles.count)
    for (number, way) in plan.ways.enumerated() {
      guard let end = way.last, played[end].player != nil, let change = played[end].change else {
        continue
      }
      ways[Self.index(of: change)].append(number)
    }
    return .list(
      zip(Self.titles, ways).compactMap { title, ways in
        guard !ways.isEmpty else { return nil }
        return ["title": title.title, "name": title.name, "calls": .rendered(calls(of: ways))]
      }
    )
  }

  /// The calls that play ways, one below the other.
  private func calls(of ways: [Int]) -> [UInt8] {
    var calls = SwiftText(capacity: 256 * ways.count)
    for way in ways {
      if calls.count > 0 { calls.append(.lineFeed) }
      write(plan.ways[way], to: &calls)
    }
    return calls.bytes
  }

  private mutating func play(
    _ move: WalkMove,
    after before: Played,
    _ places: PlaceTexts
  ) -> Played {
    guard var player = before.player, player.allows(move) else { return Played() }
    let delay = player.nextDelay ?? 0
    player.make(move)
    let phases = player.phases
    let start = text.count
    write(move, delay, to: player.machine.phase, places)
    return Played(
      player: player,
      change: phases.count > 1
        ? Change(from: phases[phases.count - 2], to: player.machine.phase) : before.change,
      text: start..<text.count
    )
  }

  /// Writes the call that plays a way.
  private func write(_ way: [Int], to call: inout SwiftText) {
    guard let end = way.last.flatMap({ played[$0].player }) else { return }
    // The brackets of the list, and what stands between its elements.
    let length = way.reduce(2 * way.count) { $0 + played[$1].text.count }
    let isLong = length > SwiftLiteral.longestList && way.count > 1
    let share = end.machine.share
    let actions = end.actions == 0 ? "" : String(end.actions)
    let completions = end.completions == 0 ? "" : String(end.completions)
    let shareText = share == 0 ? "" : SwiftLiteral.number(share)
    var width = 8 + length
    if end.actions != 0 { width += 11 + actions.utf8.count }
    if end.completions != 0 { width += 15 + completions.utf8.count }
    if share != 0 { width += 9 + shareText.utf8.count }
    // The formatter finds a call with a list in it too long at 100 columns already.
    let isBroken = isLong || 5 + width > SwiftCall.widestLine

    call.append(isBroken ? "follow(\n  " : "follow(" as StaticString)
    call.append(isLong ? "[\n    " : "[" as StaticString)
    for (index, step) in way.enumerated() {
      if index > 0 { call.append(isLong ? ",\n    " : ", " as StaticString) }
      call.append(text, played[step].text)
    }
    call.append(isLong ? ",\n  ]" : "]" as StaticString)
    let separator: StaticString = isBroken ? ",\n  " : ", "
    if end.actions != 0 {
      call.append(separator)
      call.append("actions: " as StaticString)
      call.append(actions)
    }
    if end.completions != 0 {
      call.append(separator)
      call.append("completions: " as StaticString)
      call.append(completions)
    }
    if share != 0 {
      call.append(separator)
      call.append("share: " as StaticString)
      call.append(shareText)
    }
    call.append(isBroken ? "\n)" : ")" as StaticString)
  }

  private mutating func write(
    _ move: WalkMove,
    _ delay: Double,
    to phase: RefreshPhase,
    _ places: PlaceTexts
  ) {
    switch move {
    case .pull(let place): write(".pull(to: ", places[place])
    case .drift(let place): write(".drift(to: ", places[place])
    case .lift: text.append(".lift(." as StaticString)
    case .wait: write(".wait(", SwiftLiteral.number(delay))
    case .begin: text.append(".begin(." as StaticString)
    case .end(let outcome): write(".end(", outcome.expression)
    case .reset: text.append(".reset(." as StaticString)
    case .window(true): text.append(".enterWindow(." as StaticString)
    case .window(false): text.append(".leaveWindow(." as StaticString)
    case .hide(true): text.append(".hide(." as StaticString)
    case .hide(false): text.append(".show(." as StaticString)
    }
    text.append(phase.name)
    text.append(UInt8(ascii: ")"))
  }

  private mutating func write(_ call: StaticString, _ argument: String) {
    text.append(call)
    text.append(argument)
    text.append(", ." as StaticString)
  }

  /// What the tests are called, by the change that they end with.
  private static let titles: [(title: Value, name: Value)] = RefreshPhase.allCases.flatMap { from in
    RefreshPhase.allCases.map { to in
      let change = "\(from.name)To\(to.name.prefix(1).uppercased())\(to.name.dropFirst())"
      return ("goes from \(from.name) to \(to.name), wherever it comes from", .string(change))
    }
  }

  private static func index(of change: Change) -> Int {
    Int(change.from.rawValue) * RefreshPhase.allCases.count + Int(change.to.rawValue)
  }
}

/// How far places lie past the edge, as Swift.
private struct PlaceTexts {
  private let texts: [String]

  init(_ behavior: RefreshBehavior) {
    let places = WalkPlaces(behavior)
    texts = WalkPlace.allCases.map { SwiftLiteral.number(places.distance(to: $0)) }
  }

  subscript(place: WalkPlace) -> String { texts[place.rawValue] }
}
