// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import DeviceSessions
internal import UIKit

/// The differences between a report and the double, and the failed checks.
public struct Findings: Sendable {
  /// The answers that are not as the double has them.
  public var answers: [Answer] = []
  /// The sessions without a recording.
  public var missing: [String] = []
  /// Where the control of the device differs from a control that gets the same events.
  public var replays: [String] = []
  /// Where the list of the device differs from the double with the settings of the device.
  public var lists: [String] = []

  /// All findings, as lines.
  public var all: [String] { missing + answers.map(\.line) + replays + lists }

  /// Whether a control misbehaves, or the double is not like the device.
  public var isFailure: Bool {
    !replays.isEmpty || !lists.isEmpty || answers.contains(where: \.isFailure)
  }
}

extension Findings {
  @MainActor
  public init(_ report: DeviceReport) throws {
    let switches = Switches(report)
    for session in DeviceSession.allCases {
      guard let recording = report.recording(of: session) else {
        missing.append("missing: session \(session.rawValue)")
        continue
      }
      answers += Answer.all(to: session, from: recording).filter { $0.verdict != .pass }
      if session.isReplayable, let difference = SessionReplay.difference(recording) {
        replays.append("replay: \(session.rawValue): \(difference)")
      }
      let lines = DoublePlayer.record(session, switches)
      let double = try DeviceReport.Recording(session, lines: lines)
      for (fact, other) in zip(recording.facts, double.facts) where fact.value != other.value {
        lists.append(
          "list: \(session.rawValue): \(fact.name): \(fact.value); the double: \(other.value)"
        )
      }
    }
  }
}

extension DeviceReport.Recording {
  /// The properties of a recording that do not depend on the path of the finger.
  var facts: [(name: String, value: String)] {
    [
      ("phases", phases.joined(separator: " ")),
      ("flags", Self.distinct(lines.map(\.list.flags))),
      ("notifications of a scroll", Self.distinct(scrolls)),
      ("insets at the end", lines.last.map { "\(Self.rounded($0.list.inset))" } ?? "none"),
      ("distance from the edge", lines.last.map(Self.distance) ?? "none"),
    ]
  }

  /// The names of the notifications of each offset, such as `offset didScroll`.
  private var scrolls: [String] {
    var groups: [[String]] = []
    var offset = scene.offset
    for line in lines where line.n == "offset" || line.n == "didScroll" || line.n == "bounds" {
      if line.list.offset != offset { groups.append([]) }
      offset = line.list.offset
      if !groups.isEmpty { groups[groups.count - 1].append(line.n) }
    }
    return groups.map { $0.joined(separator: " ") }
  }

  private static func distinct(_ values: [String]) -> String {
    Array(Set(values)).sorted().joined(separator: "; ")
  }

  private static func rounded(_ ends: DeviceReport.Ends) -> [Int] {
    [Int(ends.top.rounded()), Int(ends.bottom.rounded())]
  }

  private static func distance(_ line: DeviceReport.Line) -> String {
    "\(Int((line.list.offset + line.list.adjusted.top).rounded()))"
  }
}

extension DeviceReport.List {
  fileprivate var flags: String {
    let flags = [
      (tracking, "tracking"), (dragging, "dragging"), (decelerating, "decelerating"),
      (isPanned, "panned"),
    ]
    return flags.filter(\.0).map(\.1).joined(separator: "+")
  }
}
