// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// Scenes at random, until one does not hold; that one is made as short as can be.
@MainActor
public enum Fuzzer {
  /// How many events a scene has.
  private static let lengths = 20...200

  /// Plays scenes for so many events, or for so many seconds where `amount` ends with an s.
  static func run(_ amount: String, _ seed: UInt64?) -> Bool {
    let start = Date()
    let seconds = amount.hasSuffix("s") ? Double(amount.dropLast()) : nil
    let most = seconds == nil ? Int(amount) ?? 100_000 : .max
    let first = seed ?? UInt64.random(in: 0..<1_000_000_000)
    print("seed \(first)")
    var (events, scenes) = (0, 0)
    while events < most, seconds.map({ Date().timeIntervalSince(start) < $0 }) ?? true {
      let seed = first &+ UInt64(scenes)
      let scene = RandomScene(seed: seed, length: lengths)
      let failure = scene.failure()
      events += scene.events.count
      scenes += 1
      if let failure {
        report(scene, failure, seed)
        return false
      }
    }
    print("\(events) events in \(scenes) scenes, and all holds")
    return true
  }

  /// Plays one scene again.
  static func play(_ seed: UInt64) -> Bool {
    let scene = RandomScene(seed: seed, length: lengths)
    guard let failure = scene.failure() else {
      print("seed \(seed) holds")
      return true
    }
    report(scene, failure, seed)
    return false
  }

  /// The first thing that does not hold in scenes from a seed on, for tests.
  public static func firstFailure(seeds: Range<UInt64>) -> String? {
    for seed in seeds {
      let scene = RandomScene(seed: seed, length: lengths)
      if let failure = scene.failure() { return "seed \(seed): \(failure)" }
    }
    return nil
  }

  private static func report(_ scene: RandomScene, _ failure: String, _ seed: UInt64) {
    let short = scene.shortened(like: failure)
    print("seed \(seed): \(failure)")
    print("shortest scene, as a test:")
    print(short.source)
    print("again: world play \(seed)")
  }
}

/// A list with controls, and what happens to it.
@MainActor
struct RandomScene {
  var switches: Switches
  var controls: [Int]
  var owner: Owner
  var top: CGFloat
  var content: CGFloat
  var isCollection: Bool
  var events: [RandomEvent]

  enum Owner: Int, CaseIterable {
    case none
    case atLayout
    case inSetter
  }

  static let headers: [any RefreshDesign.Type] = [
    StandardHeader.self, FixedHeader.self, CrossHeader.self, OverlayHeader.self,
    GeneratedHeader.self,
  ]
  static let footers: [any RefreshDesign.Type] = [
    PullFooter.self, ReachFooter.self, DraggedFooter.self,
  ]

  init(seed: UInt64, length: ClosedRange<Int>) {
    var random = WorldRandom(seed: seed)
    switches = .random(using: &random)
    owner =
      Int.random(in: 0..<4, using: &random) > 0
      ? .none : Owner.allCases.randomElement(using: &random) ?? .none
    let header = Int.random(in: -1..<Self.headers.count, using: &random)
    let footer = Int.random(in: -1..<Self.footers.count, using: &random)
    controls = [header, header < 0 && footer < 0 ? 0 : footer]
    top = RandomEvent.number(118, using: &random)
    content = [3000, 3000, 900, 700, 300, 0].randomElement(using: &random) ?? 3000
    isCollection = Bool.random(using: &random)
    GeneratedHeader.draw(using: &random)
    behavior = GeneratedHeader.behavior
    let count = Int.random(in: length, using: &random)
    events = (0..<count).map { _ in RandomEvent(using: &random) }
  }

  private let behavior: RefreshBehavior

  /// Plays it; answers the first thing that does not hold.
  func failure() -> String? {
    GeneratedHeader.behavior = behavior
    let world = World(
      switches,
      list: isCollection ? UICollectionView(frame: .zero) : UITableView(frame: .zero),
      content: content,
      top: top
    )
    let player = ScenePlayer(world, self)
    player.attach()
    if let first = world.failures.first { return first }
    for event in events {
      player.play(event)
      if let first = world.failures.first { return first }
    }
    player.finish()
    return world.failures.first
  }

  /// The shortest scene with a failure of the same kind.
  func shortened(like failure: String) -> RandomScene {
    let kind = failure.prefix(2)
    var best = self
    var size = max(1, events.count / 2)
    while size >= 1 {
      var start = 0
      while start < best.events.count {
        var shorter = best
        shorter.events.removeSubrange(start..<min(start + size, best.events.count))
        if shorter.failure()?.prefix(2) == kind {
          best = shorter
        } else {
          start += size
        }
      }
      if size == 1 { break }
      size /= 2
    }
    return best.withFewestSwitches(like: String(kind))
  }

  private func withFewestSwitches(like kind: String) -> RandomScene {
    var best = self
    for choice in Switches.choices {
      var simpler = best
      choice.first?(&simpler.switches)
      if simpler.failure()?.hasPrefix(kind) == true { best = simpler }
    }
    return best
  }

  /// The scene as Swift.
  var source: String {
    let header = controls[0] >= 0 ? "\(Self.headers[controls[0]]).self" : nil
    let footer = controls[1] >= 0 ? "\(Self.footers[controls[1]]).self" : nil
    var lines = [
      "// \(switches)",
      "let world = World(switches, content: \(content), top: \(top))  // owner: \(owner)",
    ]
    if controls[0] == Self.headers.count - 1 { lines.append("// \(behavior)") }
    lines += [header, footer].compactMap { $0 }.map { "world.attach(\($0))" }
    lines += events.map(\.source)
    return lines.joined(separator: "\n")
  }
}

/// A header whose numbers are drawn at random.
enum GeneratedHeader: RefreshDesign {
  // The fuzzer is all on the main actor, and so are the scenes that it plays, one by one.
  nonisolated(unsafe) static var behavior = StandardHeader.behavior
  static let curve = RefreshCurve.linear
  static let haptic = RefreshHaptic.light

  static func appearance(in phase: RefreshPhase) -> RefreshAppearance { RefreshAppearance() }

  static func draw(using random: inout WorldRandom) {
    let heights = [20, 44, 54.5, 60, 80.25, 100.0 / 3]
    let kinds: [RefreshTrigger.Kind] = [.release, .cross]
    let height = heights.randomElement(using: &random) ?? 60
    behavior = RefreshBehavior(
      edge: .top,
      style: .pull,
      height: height,
      trigger: RefreshTrigger(
        kinds.randomElement(using: &random) ?? .release,
        distance: height * ([0.5, 1, 1.2, 2].randomElement(using: &random) ?? 1),
        comparison: RefreshTrigger.Comparison.allCases.randomElement(using: &random) ?? .exclusive
      ),
      action: RefreshBehavior.Action.allCases.randomElement(using: &random) ?? .afterReveal,
      inset: RefreshBehavior.Inset.allCases.randomElement(using: &random) ?? .sticky,
      timing: RefreshTiming(
        reveal: [0, 0.25].randomElement(using: &random) ?? 0,
        retract: [0, 0.4].randomElement(using: &random) ?? 0,
        endDelay: [0, 0.2].randomElement(using: &random) ?? 0,
        minimumVisible: [0, 0.5].randomElement(using: &random) ?? 0,
        timeout: [Double.infinity, 30].randomElement(using: &random) ?? 30
      ),
      isInterruptible: Bool.random(using: &random),
      isExclusive: Bool.random(using: &random)
    )
  }
}
