// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import RefreshWorld
internal import UIKit

/// A recording of a device beside the double: the same events, and the lines whose facts differ.
@MainActor
public struct SceneComparison {
  /// A line for each event after which the double has other facts.
  public private(set) var differences: [String] = []
  public private(set) var equal = 0
  /// The events after which the device was not looked at.
  public private(set) var unseen = 0
  /// The offsets under a finger, of which a few points depend on when UIKit takes a touch for a drag.
  public private(set) var rough = 0

  /// How far such an offset may be off.
  private static let roughness = 30.0

  public struct Unreadable: Error, CustomStringConvertible {
    public let description: String
  }

  /// Compares the scenes of a file, between which there are blank lines.
  public init(of text: String, in file: String) throws {
    for block in text.split(separator: "\n\n") {
      let isComment = block.split(separator: "\n").allSatisfy { $0.hasPrefix("#") }
      guard !isComment else { continue }
      let start = 1 + text[..<block.startIndex].count { $0 == "\n" }
      func place(of offset: Int) -> String {
        "\(file):\(start + block.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") })"
      }
      do {
        for read in try EventReader.scenes(in: String(block), table: RandomEvent.table) {
          try compare(read, place)
        }
      } catch let error as EventError {
        throw Unreadable(description: "\(place(of: error.offset)): \(error.message)")
      }
    }
  }

  /// Whether something was compared, and everything is equal.
  public var isEqual: Bool { differences.isEmpty && equal > 0 }

  public var summary: String {
    "\(equal + differences.count) events compared: \(equal) equal, \(differences.count) different; "
      + "\(unseen) unseen; \(rough) offsets under a finger within \(Int(Self.roughness)) points"
  }

  private mutating func compare(
    _ read: EventScene<RandomEvent>,
    _ place: (Int) -> String
  ) throws {
    let lines = read.lines.filter { $0.kind == .events && !$0.events.isEmpty }
    var plain = read
    for index in plain.lines.indices {
      (plain.lines[index].other, plain.lines[index].isUnseen) = (EventFacts(), false)
    }
    guard let scene = try RandomScene.scenes(of: plain).first else { return }
    let player = ScenePlayer(scene)
    for (line, event) in zip(lines, scene.events) {
      player.play(event)
      guard !line.other.isEmpty else {
        unseen += 1
        continue
      }
      let ours = player.state()
      let theirs = differing(line.other, from: ours, in: player)
      guard !theirs.isEmpty else {
        equal += 1
        continue
      }
      differences.append(
        "\(place(line.range.lowerBound)): \(event.text(RandomEvent.table)): "
          + "theirs \(theirs), ours \(ours.like(theirs))"
      )
    }
  }

  /// Those of the other facts that are not ours.
  private mutating func differing(
    _ theirs: EventFacts,
    from ours: EventFacts,
    in player: ScenePlayer
  ) -> EventFacts {
    var differing = EventFacts(phase: theirs.phase)
    if differing.difference(in: ours) == nil { differing.phase = nil }
    for fact in theirs.facts {
      let isRough = fact.name == "offset" && player.world.list.isTouched
      if isRough { rough += 1 }
      let tolerance = isRough ? Self.roughness : player.tolerance
      if EventFacts(facts: [fact]).difference(in: ours, tolerance: tolerance) != nil {
        differing.facts.append(fact)
      }
    }
    return differing
  }
}

extension EventFacts {
  /// The facts that others have, too.
  fileprivate func like(_ others: EventFacts) -> EventFacts {
    EventFacts(
      phase: others.phase == nil ? nil : phase,
      facts: facts.filter { fact in
        others.facts.contains { $0.name == fact.name && ($0.edge ?? fact.edge) == fact.edge }
      }
    )
  }
}
