// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import RefreshCore
internal import RefreshRuntime
public import UIKit

/// Scenes at random, until one does not hold; that one is made as short as can be.
@MainActor
public enum Fuzzer {
  /// How many events a scene has.
  private static let lengths = 20...200

  /// Plays scenes for so many events, or for so many seconds where `amount` ends with an s.
  static func run(_ amount: String, _ seed: UInt64?, on body: Switches.Body) -> Bool {
    let start = Date()
    let seconds = amount.hasSuffix("s") ? Double(amount.dropLast()) : nil
    let most = seconds == nil ? Int(amount) ?? 100_000 : .max
    let first = seed ?? UInt64.random(in: 0..<1_000_000_000)
    print("seed \(first)")
    var (events, scenes) = (0, 0)
    while events < most, seconds.map({ Date().timeIntervalSince(start) < $0 }) ?? true {
      let seed = first &+ UInt64(scenes)
      let scene = RandomScene(seed: seed, length: lengths, on: body)
      let failure = scene.failure()
      events += scene.events.count
      scenes += 1
      if let failure {
        report(scene, failure, seed, body)
        return false
      }
    }
    print("\(events) events in \(scenes) scenes, and all holds; judged: \(Judged.text)")
    return true
  }

  /// Prints how many scenes fail in each way, with the first seeds of each.
  static func survey(_ seeds: Range<UInt64>, on body: Switches.Body) {
    var failures: [String: [UInt64]] = [:]
    var events = 0
    for seed in seeds {
      let scene = RandomScene(seed: seed, length: lengths, on: body)
      events += scene.events.count
      guard let failure = scene.failure() else { continue }
      failures[RandomScene.kind(of: failure), default: []].append(seed)
      print("\(failure), with the seed \(seed)")
    }
    print("\(events) events in \(seeds.count) scenes; judged: \(Judged.text)")
    for (kind, seeds) in failures.sorted(by: { $0.value.count > $1.value.count }) {
      print("\(seeds.count)x \(kind): \(seeds.prefix(8))")
    }
  }

  /// Plays one scene again.
  static func play(_ seed: UInt64, on body: Switches.Body) -> Bool {
    let isTraced = Writes.isTraced
    Writes.isTraced = false
    var scene = RandomScene(seed: seed, length: lengths, on: body)
    if isTraced, let failure = scene.failure() { scene = scene.shortened(like: failure) }
    Writes.isTraced = isTraced
    guard let failure = scene.failure() else {
      print("seed \(seed) holds")
      return true
    }
    report(scene, failure, seed, body)
    return false
  }

  /// The first thing that does not hold in so many events, for tests.
  public static func firstFailure(
    events: Int,
    from first: UInt64,
    on body: Switches.Body = .double
  ) -> String? {
    var (seed, left) = (first, events)
    while left > 0 {
      let scene = RandomScene(seed: seed, length: lengths, on: body)
      if let failure = scene.failure() { return "seed \(seed): \(failure)" }
      seed += 1
      left -= scene.events.count
    }
    return nil
  }

  private static func report(
    _ scene: RandomScene,
    _ failure: String,
    _ seed: UInt64,
    _ body: Switches.Body
  ) {
    Writes.isTraced = false
    let short = scene.shortened(like: failure)
    print("seed \(seed): \(failure)")
    print("shortest scene, for a file of scenes: \(short.failure() ?? "holds")")
    print(short.text)
    print("again: world \(body == .foreign ? "foreign " : "")play \(seed)")
  }
}
