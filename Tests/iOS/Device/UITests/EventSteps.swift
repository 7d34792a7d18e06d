// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A scene of a file of events, as the steps of a UI test.
///
/// It knows the words of fingers, time and the device; any other word is an event of the app, which may refuse it.
public struct EventSteps {
  public enum Step: Equatable, Sendable {
    /// A finger moves and rests; meanwhile the app does something, and then the finger leaves.
    case drag(Double, held: [String], velocity: Double)
    /// The app does something, and the list comes to rest if that is waited for.
    case app(String, settles: Bool)
    case wait(Double)
    case rest
    case rotate(isLandscape: Bool)
  }

  /// A line that a UI test cannot play.
  public struct Refusal: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// The lines above the events: comments, controls and the list.
  public private(set) var heads: [String] = []
  /// The steps, each with its events as they are written.
  public private(set) var steps: [(step: Step, events: [String])] = []

  /// What the app does, each thing once.
  public var appEvents: [String] {
    steps.reduce(into: []) { all, next in
      let events =
        switch next.step {
        case .drag(_, let held, _): held
        case .app(let event, _): [event]
        case .wait, .rest, .rotate: [] as [String]
        }
      all += events.filter { !all.contains($0) }
    }
  }

  /// The words behind the word of a head.
  public func values(of head: String) -> [String] {
    heads.filter { $0.hasPrefix(head + " ") }.map { String($0.dropFirst(head.count + 1)) }
  }

  public init(_ text: String) throws {
    var gesture = Gesture()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      do {
        for part in line.split(separator: ";") { try add(Self.trimmed(part), &gesture) }
      } catch let refusal as Refusal {
        throw Refusal(description: "line \(index + 1): \(refusal.description)")
      }
    }
    guard gesture.events.isEmpty else { throw Refusal(description: "a finger that never lifts") }
  }

  /// A finger that is down.
  private struct Gesture {
    var events: [String] = []
    var distance: Double?
    var held: [String] = []
  }

  private mutating func add(_ text: String, _ gesture: inout Gesture) throws {
    let words = text.split(separator: " ").map(String.init)
    guard let word = words.first, word != "expect" else { return }
    if word.hasPrefix("#") || ["control", "list"].contains(word) { return heads.append(text) }
    let refusal = Refusal(description: "'\(text)' is nothing that a UI test can do")
    guard !["set", "spec", "records", "times", "}", "animated", "unanimated"].contains(word) else {
      throw refusal
    }
    let isDown = !gesture.events.isEmpty
    switch word {
    case "touch" where words.count == 1 && !isDown: gesture.events = [text]
    case "move" where isDown && gesture.distance == nil && words.count == 2:
      guard let distance = Double(words[1]) else { throw refusal }
      gesture.distance = distance
      gesture.events.append(text)
    case "lift" where gesture.distance != nil:
      let velocity = words.count == 1 ? 0 : Double(words[1])
      guard let velocity, velocity == 0 || gesture.held.isEmpty else { throw refusal }
      finish(&gesture, text, velocity)
    case "cancelGesture" where gesture.distance != nil:
      gesture.held.append(text)
      finish(&gesture, text, 0)
    case "touch", "move", "lift", "cancelGesture", "hold", "pinch": throw refusal
    case "wait", "rotate", "refresh", "retire":
      guard !isDown, let step = Self.step(words) else { throw refusal }
      steps.append((step, [text]))
    case _ where isDown:
      guard gesture.distance != nil else { throw refusal }
      gesture.held.append(text)
      gesture.events.append(text)
    default:
      let (edge, rest) = word.hasSuffix(":") ? (word + " ", words.dropFirst()) : ("", words[...])
      switch rest.first {
      case "refresh": steps.append((.app(edge + "begin", settles: true), [text]))
      case "retire": steps.append((.app(edge + "end", settles: true), [text]))
      default: steps.append((.app(text, settles: false), [text]))
      }
    }
  }

  private mutating func finish(_ gesture: inout Gesture, _ text: String, _ velocity: Double) {
    let step = Step.drag(gesture.distance ?? 0, held: gesture.held, velocity: velocity)
    steps.append((step, gesture.events + [text]))
    gesture = Gesture()
  }

  private static func step(_ words: [String]) -> Step? {
    switch words {
    case ["refresh"]: .app("begin", settles: true)
    case ["retire"]: .app("end", settles: true)
    case ["wait", "until", "rest"]: .rest
    case ["rotate", "0"]: .rotate(isLandscape: false)
    case ["rotate", "0", "landscape"]: .rotate(isLandscape: true)
    default:
      words.count == 2 && words[0] == "wait" && words[1].hasSuffix("s")
        ? Double(words[1].dropLast()).map { .wait($0) } : nil
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// The scene with what was seen after the events of each step.
  ///
  /// A finger that comes or leaves is never seen, since the list moves on until it can be looked at.
  public func recording(_ facts: [[String?]]) -> String {
    var lines = heads
    for (index, step) in steps.enumerated() {
      for (number, event) in step.events.enumerated() {
        let isSeen = index < facts.count && number < facts[index].count && !Self.isEnd(event)
        lines.append("\(event) ~ \((isSeen ? facts[index][number] : nil) ?? "unseen")")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func isEnd(_ event: String) -> Bool {
    ["touch", "lift", "cancelGesture"].contains(event.split(separator: " ").first ?? "")
  }
}
