// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import RefreshRuntime
internal import RefreshWorld
internal import UIKit

/// A list with controls, and what happens to it.
@MainActor
public struct RandomScene {
  var switches = Switches()
  var kind = Kind.table
  var near: RandomDesign?
  var far: RandomDesign?
  /// A control on a list within the list.
  var inner: RandomDesign?
  var owner = Owner.none
  var top: CGFloat = 355.0 / 3
  var bottom: CGFloat = 34
  var content: CGFloat = 3000
  /// Whether the list is in no window at first.
  var isDetached = false
  var hasLargeTitle = false
  /// Whether the bar above expands to its own height as the list scrolls to its top.
  var hasExpandingBar = false
  /// Whether the list is in a sheet.
  var isInSheet = false
  /// Whether the list also scrolls across its axis.
  var scrollsAcross = false
  var events: [RandomEvent] = []
  /// The facts that have to hold after so many events.
  var expectations: [Int: [Expectation]] = [:]
  /// What the scene itself says of the settings, if it is played under others as well.
  var fixed: [@Sendable (inout Switches) -> Void] = []

  enum Kind: CaseIterable, Sendable {
    case table
    case collection
    case sideways
    case mirrored
  }

  /// What has to hold; the edge is that of the phase.
  struct Expectation {
    var edge: RefreshEdge?
    var facts: EventFacts
  }

  enum Owner: CaseIterable, Sendable {
    case none
    case atLayout
    case inSetter
    /// The list stores insets and does not heed them.
    case deaf
  }

  init() {}

  /// Draws a scene; on another body, the same one with the body's settings.
  init(seed: UInt64, length: ClosedRange<Int>, on body: Switches.Body = .double) {
    var random = WorldRandom(seed: seed)
    func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
    switches = .random(using: &random)
    kind =
      chance(4)
      ? Kind.allCases.randomElement(using: &random) ?? .table : chance(3) ? .collection : .table
    let isSideways = kind == .sideways || kind == .mirrored
    owner = chance(4) ? Owner.allCases.randomElement(using: &random) ?? .none : .none
    if !chance(4) { near = RandomDesign(at: isSideways ? .leading : .top, using: &random) }
    if near == nil || chance(2) {
      far = RandomDesign(at: isSideways ? .trailing : .bottom, using: &random)
    }
    if chance(6) && !isSideways { inner = RandomDesign(at: .top, using: &random) }
    top = RandomEvent.number(
      [118, 118, 97, 59, 140].randomElement(using: &random) ?? 118,
      using: &random
    )
    content = [3000, 3000, 900, 700, 300, 0].randomElement(using: &random) ?? 3000
    hasLargeTitle = chance(8) && !isSideways
    let count = Int.random(in: length, using: &random)
    events = (0..<count).map { _ in RandomEvent(using: &random) }
    // What came later has numbers of its own, so that a seed goes on to stand for its scene.
    random = WorldRandom(seed: ~seed)
    isInSheet = chance(8)
    scrollsAcross = chance(8) && !isSideways
    if scrollsAcross {
      insert(using: &random) { random in
        let place = CGFloat([0, 200, 800].randomElement(using: &random) ?? 0)
        return [.across(RandomEvent.number(place, using: &random))]
      }
    }
    random = WorldRandom(seed: ~seed &* 3)
    if chance(6) { insert(using: &random) { [.assisted(using: &$0)] } }
    if chance(8) { insert(using: &random) { RandomEvent.zoom(using: &$0) } }
    random = WorldRandom(seed: ~seed &* 7)
    hasExpandingBar = chance(6) && !isSideways
    random = WorldRandom(seed: ~seed &* 11)
    if chance(3) { insert(using: &random) { RandomEvent.drag(using: &$0) } }
    random = WorldRandom(seed: ~seed &* 5)
    if chance(8), near != nil, !isSideways {
      near = RandomDesign.inSystem.randomElement(using: &random).map { .named("\($0)") }
      switches.drawSystem(using: &random)
    }
    random = WorldRandom(seed: ~seed &* 9)
    if chance(8) { insert(using: &random) { [.tap(Int.random(in: 0..<2, using: &$0))] } }
    switches.follow(body)
    // The book of owners has a content inset that only they and controls write.
    switches.hasRoomInContentInset = false
  }

  /// Inserts events after some of those that are there.
  private mutating func insert(
    using random: inout WorldRandom,
    _ more: (inout WorldRandom) -> [RandomEvent]
  ) {
    events = events.flatMap { event in
      Int.random(in: 0..<10, using: &random) == 0 ? [event] + more(&random) : [event]
    }
  }

  /// Plays it under settings, except those of the scene; returns the first failure.
  func failure(under settings: Switches) -> String? {
    var scene = self
    scene.switches = settings
    for set in fixed { set(&scene.switches) }
    // The book of owners has a content inset that only they and controls write.
    if settings.body == .foreign { scene.switches.hasRoomInContentInset = false }
    return scene.failure()
  }

  /// Whether it is about a setting of the double that the rules of a body decide otherwise.
  func isSetAside(on body: Switches.Body) -> Bool {
    var asked = Switches()
    asked.follow(body)
    for set in fixed { set(&asked) }
    var decided = asked
    decided.follow(body)
    return decided != asked
  }

  /// Plays it on a body, with the scale of the scene.
  func failure(on body: Switches.Body) -> String? {
    var scene = self
    scene.switches.follow(body)
    return scene.failure()
  }

  /// Plays it; answers the first thing that does not hold.
  public func failure() -> String? {
    let player = ScenePlayer(self)
    // The settings of the system apply to the tests that follow, too.
    defer {
      UIAccessibility.isReduceMotionEnabled = false
      UIAccessibility.isVoiceOverRunning = false
    }
    if let first = player.world.failures.first { return first }
    for (index, event) in events.enumerated() {
      player.expect(expectations[index, default: []])
      player.writes = (0, 0)
      player.play(event)
      if let first = player.world.failures.first { return first }
      if player.isOver { return nil }
    }
    player.expect(expectations[events.count, default: []])
    player.finish()
    return player.world.failures.first
  }

  // MARK: Shortening

  /// The shortest scene with a failure of the same kind.
  func shortened(like failure: String) -> RandomScene {
    let kind = Self.kind(of: failure)
    func fails(_ scene: RandomScene) -> Bool { scene.failure().map(Self.kind) == kind }
    var best = withFewestEvents(fails)
    for simpler in best.simplerScenes where fails(simpler(best)) { best = simpler(best) }
    for usual in Switches.usual {
      var simpler = best
      usual(&simpler.switches)
      // What the rules of a body decide stays.
      simpler.switches.follow(best.switches.body)
      simpler.switches.hasRoomInContentInset = best.switches.hasRoomInContentInset
      if simpler.switches != best.switches, fails(simpler) { best = simpler }
    }
    return best.withFewestEvents(fails)
  }

  /// A failure without its numbers.
  static func kind(of failure: String) -> String {
    String(failure.split(separator: " at '")[0].filter { !$0.isNumber && $0 != "." && $0 != "-" })
  }

  private func withFewestEvents(_ fails: (RandomScene) -> Bool) -> RandomScene {
    var best = self
    var size = max(1, events.count / 2)
    while size >= 1 {
      var start = 0
      while start < best.events.count {
        var shorter = best
        shorter.events.removeSubrange(start..<min(start + size, best.events.count))
        if fails(shorter) {
          best = shorter
        } else {
          start += size
        }
      }
      if size == 1 { break }
      size /= 2
    }
    for index in best.events.indices {
      for event in best.events[index].simpler {
        var simpler = best
        simpler.events[index] = event
        if fails(simpler) { best = simpler }
      }
    }
    return best
  }

  private var simplerScenes: [(RandomScene) -> RandomScene] {
    func with(_ change: @escaping (inout RandomScene) -> Void) -> (RandomScene) -> RandomScene {
      { scene in
        var scene = scene
        change(&scene)
        return scene
      }
    }
    return [
      with { $0.inner = nil }, with { $0.far = nil }, with { $0.near = nil },
      with { $0.near = $0.near == nil ? nil : .named("\(StandardHeader.self)") },
      with { $0.owner = .none }, with { $0.hasLargeTitle = false },
      with { $0.hasExpandingBar = false }, with { $0.isInSheet = false },
      with { $0.scrollsAcross = false }, with { $0.content = 3000 }, with { $0.top = 355.0 / 3 },
      with { $0.top = 100 },
      with { if $0.kind == .collection { $0.kind = .table } },
    ]
  }
}

extension Switches {
  /// What sets each switch as it is at first.
  fileprivate static let usual = (choices + systemChoices).compactMap { choice in
    choice.first { set in
      var switches = Switches()
      set(&switches)
      return switches == Switches()
    }
  }
}

extension RandomEvent {
  /// The same with less to it.
  fileprivate var simpler: [RandomEvent] {
    switch self {
    case .animated(let event, _): [event]
    case .move(let way): [way > 0 ? 100 : -100, way.rounded()].map { .move($0) }
    case .offset(let value): [.offset(value.rounded())]
    case .content(let value): [.content(value.rounded())]
    case .safe(let value): [.safe(value.rounded())]
    case .add(let value, let far): [.add(value.rounded(), far: far)]
    case .write(let value, let far): [.write(value.rounded(), far: far)]
    case .lift(let velocity): [.lift(0), .lift(velocity.rounded())]
    case .touch(true): [.touch(trackpad: false)]
    case .wait: [.wait(1), .wait(0.1)]
    default: []
    }
  }
}
