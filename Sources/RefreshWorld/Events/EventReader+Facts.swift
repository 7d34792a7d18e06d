import RefreshCore

/// Reads the facts of a control: those that are expected, and those that were recorded.
extension EventReader {
  private var numberNames: [String] { EventFacts.numbers + table.counts }
  var factNames: String { (numberNames + EventFacts.texts).joined(separator: ", ") }

  /// Takes an edge with its colon, such as `top:`.
  mutating func edge() -> RefreshEdge? {
    guard case .word(let text) = scanner.token,
      let edge = RefreshEdge.allCases.first(where: { "\($0):" == text })
    else { return nil }
    scanner.take()
    return edge
  }

  /// Reads facts; another library has words of its own for its phases.
  mutating func facts(ofOther isOther: Bool) throws(EventError) -> EventFacts {
    var facts = EventFacts()
    while case .word(let word) = scanner.token, !isMark(word) {
      if let edge = edge() {
        guard case .word(let name) = scanner.token else {
          throw expected("a fact, one of \(factNames)")
        }
        facts.facts.append(try fact(name, edge))
      } else if numberNames.contains(word) || EventFacts.texts.contains(word) {
        facts.facts.append(try fact(word, nil))
      } else if facts.isEmpty, isOther || RefreshPhase.allCases.contains(where: { $0.name == word })
      {
        facts.phase = word
        scanner.take()
      } else {
        throw error("unknown fact \(scanner.token): expected a phase first, or \(factNames)")
      }
    }
    return facts
  }

  private mutating func fact(
    _ name: String,
    _ edge: RefreshEdge?
  ) throws(EventError) -> EventFacts.Fact {
    scanner.take()
    if EventFacts.texts.contains(name) {
      guard case .text(let text) = scanner.token else {
        throw expected("a text in quotes after '\(name)'")
      }
      scanner.take()
      return EventFacts.Fact(edge: edge, name: name, value: .text(text))
    }
    guard numberNames.contains(name) else {
      throw expected("a fact, one of \(factNames)")
    }
    guard case .word(let text) = scanner.token, let range = Self.range(text) else {
      throw expected("a number or a range such as -64..-60")
    }
    scanner.take()
    var fact = EventFacts.Fact(edge: edge, name: name, value: .numbers(range))
    fact.isExact = scanner.take("exactly")
    return fact
  }

  /// A number, or `A..B`.
  private static func range(_ text: String) -> ClosedRange<Double>? {
    if let number = EventText.number(text) { return number...number }
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    guard ends.count == 2, let low = EventText.number(ends[0]),
      let high = EventText.number(ends[1]),
      low <= high
    else { return nil }
    return low...high
  }
}
