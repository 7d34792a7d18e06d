import RefreshCore
import RefreshDiagnostics
import RefreshWorld

/// Prints the events of a scene as a text, with the changes after each one behind `=>`.
struct EventPrinter {
  private let console: Console
  /// Whether the lines of the scene are printed, instead of what they do to a still list.
  private let printsLines: Bool
  /// The facts after the last line.
  private var shown: EventFacts

  /// Prints the list and the state of the control before the first event.
  init(scene: EventScene<LiveEvent>, in list: SimulatedList, console: Console, printsLines: Bool) {
    (self.console, self.printsLines) = (console, printsLines)
    shown = list.observation.facts
    let names = shown.facts.map(\.name)
    console.result((printsLines ? scene.list : list.head).line + "\n")
    if names != EventFacts.numbers { console.result("records \(names.joined(separator: " "))\n") }
    console.result("start => \(Self.text(of: shown))\n")
  }

  /// Prints a line of the scene, and what it did.
  mutating func write(
    _ line: EventLine<LiveEvent>,
    _ samples: [EventSample],
    in list: SimulatedList
  ) {
    guard line.kind != .expect else {
      let edge = line.edge.map { "\($0): " } ?? ""
      return console.result("expect \(edge)\(Self.text(of: line.expected))\n")
    }
    // The first line of all that a scene prints says the same.
    guard line.kind != .start else { return }
    guard printsLines else {
      for sample in samples {
        // A scroll tells the offset.
        if case .scroll(let offset, _) = sample.event { shown.set("offset", to: offset) }
        write(sample.event.line, sample.observation)
      }
      return
    }
    let text = line.events.map(LiveEvent.table.text).joined(separator: " & ")
    write(text, list.observation)
  }

  private mutating func write(_ event: String, _ observation: Observation) {
    let changes = observation.facts.changes(since: shown)
    shown.change(to: changes)
    console.result(event + (changes.isEmpty ? "" : " => \(Self.text(of: changes))") + "\n")
  }

  /// Facts, whose texts are escaped as in JSON, so that they act on no terminal and no log.
  private static func text(of facts: EventFacts) -> String {
    let texts = facts.facts.map { fact in
      guard case .text(let text) = fact.value else { return "\(fact)" }
      return (fact.edge.map { "\($0): " } ?? "") + "\(fact.name) \(JSON.string(text).compactText)"
    }
    return ([facts.phase].compactMap { $0 } + texts).joined(separator: " ")
  }
}
