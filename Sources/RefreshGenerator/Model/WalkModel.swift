import RefreshCore
import TemplateEngine

/// The ways of a control as tests play them.
struct WalkModel {
  private let plan: WalkPlan
  /// What the control takes up of the inset while it refreshes.
  private let busy: Double
  /// The control at the start, and after each step.
  private var players: [WalkPlayer] = []
  private var played: [Played] = []
  /// The steps as Swift, each with the comma that goes before it.
  private var text: SwiftText
  private static let comma: StaticString = ", "

  /// A change of phase.
  struct Change: Hashable {
    let from: RefreshPhase
    let to: RefreshPhase
  }

  /// A step of the plan, as it went with this control.
  private struct Played {
    /// Whether it can be made.
    var isPossible = false
    /// The last change of phase so far.
    var change: Change?
    /// The time by then.
    var clock = WalkClock()
    /// Where the step stands in the text.
    var text = 0..<0
  }

  /// Plays the ways of a plan to a control.
  init(_ plan: WalkPlan, of behavior: RefreshBehavior) {
    self.plan = plan
    busy = ShareModel(behavior).busy
    text = SwiftText(capacity: 32 * plan.steps.count)
    players.reserveCapacity(plan.steps.count + 1)
    players.append(WalkPlayer(behavior))
    played.reserveCapacity(plan.steps.count)
    var texts = StepTexts(behavior)
    for step in plan.steps {
      players.append(players[step.parent.map { $0 + 1 } ?? 0])
      let before = step.parent.map { played[$0] } ?? Played(isPossible: true)
      played.append(play(step.move, after: before, &texts))
    }
  }

  /// The tests of the ways: one for each change of phase that ways end with.
  var tests: Value {
    // The title that each way belongs to, if it belongs to one.
    let owners = plan.ways.map { way -> Int? in
      guard let end = way.last, played[end].isPossible else { return nil }
      return played[end].change.map(Self.index)
    }
    return .list(
      Set(owners).compactMap { $0 }.sorted().map { owner in
        let title = Self.titles[owner]
        let calls = calls(of: owners.indices.lazy.filter { owners[$0] == owner })
        return ["title": title.title, "name": title.name, "calls": .rendered(calls)]
      }
    )
  }

  /// The calls that play ways, one below the other, indented as the bodies of tests are.
  private func calls(of ways: some Sequence<Int>) -> [UInt8] {
    var calls = SwiftText(capacity: 1024)
    for way in ways {
      if calls.count > 0 { calls.append(.lineFeed) }
      calls.append("    " as StaticString)
      write(plan.ways[way], to: &calls)
    }
    return calls.bytes
  }

  /// Makes a move with the last of the players, which stands where the step before it led to.
  private mutating func play(
    _ move: WalkMove,
    after before: Played,
    _ texts: inout StepTexts
  ) -> Played {
    let last = players.count - 1
    guard before.isPossible, players[last].allows(move) else { return Played() }
    let start = text.count
    text.append(Self.comma)
    var clock = before.clock
    if move == .wait, let delay = players[last].nextDelay?.delay {
      text.append(texts.wait(for: delay, clock.rest(of: delay)))
      clock.wait(for: delay)
    }
    write(move, texts)
    players[last].make(move)
    clock.start(players[last].started)
    let phases = players[last].phases
    let phase = players[last].machine.phase
    text.append(StepTexts.closings[Int(phase.rawValue)])
    return Played(
      isPossible: true,
      change: phases.beforeLast.map { Change(from: $0, to: phase) } ?? before.change,
      clock: clock,
      text: start..<text.count
    )
  }

  /// Writes the call that plays a way.
  private func write(_ way: [Int], to call: inout SwiftText) {
    guard let last = way.last else { return }
    // The comma before the first element makes room for the brackets.
    let length = way.reduce(0) { $0 + played[$1].text.count }
    // The formatter finds a list with something behind it too long at 100 columns already. In a line
    // of its own it has brackets and a comma around it, and six blanks before it.
    let isLong = 8 + length > SwiftCall.widestLine && way.count > 1
    let share = players[last + 1].machine.share
    let actionCount = players[last + 1].actions
    let completionCount = players[last + 1].completions
    let actions = actionCount == 0 ? "" : String(actionCount)
    let completions = completionCount == 0 ? "" : String(completionCount)
    let shareText =
      share == 0 ? "" : share == busy ? ShareModel.busyName : SwiftLiteral.number(share)
    var width = 8 + length
    if actionCount != 0 { width += 11 + actions.utf8.count }
    if completionCount != 0 { width += 15 + completions.utf8.count }
    if share != 0 { width += 9 + shareText.utf8.count }
    let isBroken = isLong || 5 + width > SwiftCall.widestLine

    call.append(isBroken ? "follow(\n      " : "follow(" as StaticString)
    call.append(isLong ? "[\n        " : "[" as StaticString)
    for (index, step) in way.enumerated() {
      let range = played[step].text
      let own = range.dropFirst(Self.comma.utf8CodeUnitCount)
      if index > 0 && isLong { call.append(",\n        " as StaticString) }
      call.append(text, index > 0 && !isLong ? range : own)
    }
    call.append(isLong ? ",\n      ]" : "]" as StaticString)
    let separator: StaticString = isBroken ? ",\n      " : ", "
    if actionCount != 0 {
      call.append(separator)
      call.append("actions: " as StaticString)
      call.append(actions)
    }
    if completionCount != 0 {
      call.append(separator)
      call.append("completions: " as StaticString)
      call.append(completions)
    }
    if share != 0 {
      call.append(separator)
      call.append("share: " as StaticString)
      call.append(shareText)
    }
    call.append(isBroken ? "\n    )" : ")" as StaticString)
  }

  /// Writes the step of a move, but for waits, up to the phase that it ends in.
  private mutating func write(_ move: WalkMove, _ texts: StepTexts) {
    switch move {
    case .pull(let place): text.append(texts.pulls[place.rawValue])
    case .drift(let place): text.append(texts.drifts[place.rawValue])
    case .lift: text.append(".lift(." as StaticString)
    case .wait: break
    case .begin: text.append(".begin(." as StaticString)
    case .end(let outcome): text.append(texts.ends[Int(outcome.rawValue)])
    case .reset: text.append(".reset(." as StaticString)
    case .window(true): text.append(".enterWindow(." as StaticString)
    case .window(false): text.append(".leaveWindow(." as StaticString)
    case .hide(true): text.append(".hide(." as StaticString)
    case .hide(false): text.append(".show(." as StaticString)
    }
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

/// The steps of one control that have numbers in them, as Swift, up to the phase that they end in.
private struct StepTexts {
  /// The pulls to each place.
  let pulls: [String]
  /// The scrolls to each place without a finger.
  let drifts: [String]
  /// The ends with each outcome.
  let ends = Self.ends
  /// What was waited for so far; there are only a few.
  private var waits: [(delay: WalkDelay, rest: WalkClock.Duration, text: String)] = []

  init(_ behavior: RefreshBehavior) {
    let places = WalkPlaces(behavior)
    let distances = WalkPlace.allCases.map {
      $0.name ?? SwiftLiteral.number(places.distance(to: $0))
    }
    pulls = distances.map { ".pull(to: \($0), ." }
    drifts = distances.map { ".drift(to: \($0), ." }
  }

  /// The end of a step that ends in each phase.
  static let closings = RefreshPhase.allCases.map { "\($0.name))" }
  private static let ends = RefreshOutcome.allCases.map { ".end(\($0.expression), ." }

  /// The wait for what is left of a delay.
  mutating func wait(for delay: WalkDelay, _ rest: WalkClock.Duration) -> String {
    let known = waits.first { $0.delay == delay && $0.rest == rest }
    if let known { return known.text }
    let text = ".wait(\(rest.expression(of: delay)), ."
    waits.append((delay, rest, text))
    return text
  }
}
