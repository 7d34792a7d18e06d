// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import RefreshCore
internal import RefreshRuntime
internal import RefreshWorld
internal import UIKit

/// What the tool of this package does.
@MainActor
public enum WorldCommand {
  public static func run(_ arguments: [String]) {
    var arguments = arguments.dropFirst()
    // Events at random happen on the double, or after this word, on the foreign body.
    let body: Switches.Body = arguments.first == "foreign" ? .foreign : .double
    if body == .foreign { arguments.removeFirst() }
    let verb = arguments.popFirst() ?? "scenes"
    switch verb {
    case "scenes":
      let holds = body == .foreign ? ForeignScenes.report(arguments.first) : scenes(arguments.first)
      exit(holds ? 0 : 1)
    case "trace":
      let index = arguments.count > 1 ? Int(arguments[arguments.startIndex + 1]) : nil
      trace(arguments.first ?? "", index)
    case "parity":
      let count = arguments.popFirst().flatMap { UInt64($0) } ?? 200
      for designs in Parity.pairs {
        print(designs, Parity.difference(designs, seeds: 0..<count) ?? "no difference")
      }
    case "text":
      let count = arguments.popFirst().flatMap { UInt64($0) } ?? 1000
      exit(RandomScene.rereads(count) ? 0 : 1)
    case "compare": exit(compare(Array(arguments)))
    case "tick": Tick.report()
    case "frames": Tick.reportFrames()
    case "fuzz":
      let count = arguments.popFirst() ?? "100000"
      let seed = arguments.popFirst().flatMap { UInt64($0) }
      exit(Fuzzer.run(count, seed, on: body) ? 0 : 1)
    case "check":
      let events = arguments.popFirst().flatMap { Int($0) } ?? 20_000
      let seed = arguments.popFirst().flatMap { UInt64($0) } ?? 1
      guard let failure = firstFailure(events, seed) else { exit(0) }
      print(failure)
      exit(1)
    case "survey":
      let seeds = arguments.compactMap { UInt64($0) }
      Fuzzer.survey(seeds[0]..<seeds[1], on: body)
    case "system":
      Writes.isTraced = arguments.contains("trace")
      let seeds = arguments.compactMap { UInt64($0) }
      exit(SystemLife.survey(seeds[0]..<seeds[1]) == 0 ? 0 : 1)
    case "life":
      let seed = arguments.popFirst().flatMap { UInt64($0) } ?? 1
      exit(
        life(seed, file: arguments.popFirst() ?? "/dev/stdin", isTraced: !arguments.isEmpty) ? 0 : 1
      )
    case "play":
      Writes.isTraced = arguments.contains("trace")
      let seed = arguments.popFirst().flatMap { UInt64($0) } ?? 1
      exit(Fuzzer.play(seed, on: body) ? 0 : 1)
    default:
      print(
        "usage: world [foreign] scenes [ID] | fuzz EVENTS|SECONDSs [SEED] | survey SEED SEED | system SEED SEED | life SEED FILE | play SEED | text COUNT | compare FILE..."
      )
      exit(2)
    }
  }

  /// Compares recordings of devices with the double; returns the exit code.
  private static func compare(_ files: [String]) -> Int32 {
    var isEqual = !files.isEmpty
    for file in files {
      do {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let comparison = try SceneComparison(of: text, in: file)
        for difference in comparison.differences { print(difference) }
        print("\(file): \(comparison.summary)")
        isEqual = isEqual && comparison.isEqual
      } catch {
        print("error: \(error)")
        return 2
      }
    }
    return isEqual ? 0 : 1
  }

  /// Plays the events of a file in the life of a seed, as `world system` prints them.
  private static func life(_ seed: UInt64, file: String, isTraced: Bool) -> Bool {
    Writes.isTraced = isTraced
    do {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let problems = try SystemLife.problems(seed: seed, text: text)
      print(problems.isEmpty ? "the life of seed \(seed) holds" : problems.joined(separator: "\n"))
      return problems.isEmpty
    } catch {
      print("error: \(file): \((error as? EventError)?.message ?? "\(error)")")
      return false
    }
  }

  /// Plays a scene under the first setting in which it does not hold, and prints what happens.
  private static func trace(_ id: String, _ index: Int?) {
    if id == "found" {
      Writes.isTraced = true
      for (title, scenes) in SceneFile.found.suffix(index ?? 1).prefix(1) {
        for scene in scenes { print(title, scene.failure() ?? "holds") }
      }
      return
    }
    for scene in Scenes.all where "\(scene.id) \(scene.title)".hasPrefix(id) {
      for (number, switches) in (Switches.pairwise + Switches.foreign).enumerated() {
        let isWanted = index.map { $0 == number } ?? !scene.failures(under: switches).isEmpty
        guard isWanted else { continue }
        print(number, switches)
        Writes.isTraced = true
        print(scene.failures(under: switches))
        return
      }
    }
  }

  /// Where the first failure is, in scenes or in events at random, for those who need to know no more.
  private static func firstFailure(_ events: Int, _ seed: UInt64) -> String? {
    // Most failures are there in every setting, so one setting after the other comes to them soonest.
    for (title, scenes) in SceneFile.found where scenes.contains(where: { $0.failure() != nil }) {
      return "scene '\(title)'"
    }
    for switches in Switches.pairwise {
      for scene in Scenes.all where !scene.failures(under: switches).isEmpty {
        return "scene \(scene.id)"
      }
    }
    if let wrong = (ForeignScenes.problems() + ForeignScenes.foundProblems()).first { return wrong }
    return Fuzzer.firstFailure(events: events, from: seed)
      ?? Fuzzer.firstFailure(events: events / 5, from: seed, on: .foreign)
  }

  /// Plays all scenes under all settings that meet pairwise.
  private static func scenes(_ id: String?) -> Bool {
    var failed = 0
    for scene in Scenes.all where id == nil || scene.id == id {
      var messages: [String: Int] = [:]
      for switches in Switches.pairwise {
        for failure in scene.failures(under: switches) { messages[failure, default: 0] += 1 }
      }
      if messages.isEmpty { continue }
      failed += 1
      print("\(scene.id) \(scene.title)")
      for (text, count) in messages.sorted(by: { $0.value > $1.value }).prefix(id == nil ? 3 : 40) {
        print("    \(count)x \(text)")
      }
    }
    if id == nil {
      for (title, scenes) in SceneFile.found {
        guard let failure = scenes.lazy.compactMap({ $0.failure() }).first else { continue }
        failed += 1
        print("found: \(title)\n    \(failure)")
      }
    }
    print(
      "\(Scenes.all.count + SceneFile.found.count) scenes under \(Switches.pairwise.count) settings, \(failed) do not hold"
    )
    return ForeignScenes.report(id) && failed == 0
  }
}
