package import RefreshCore

/// The facts of a control and its list: shown, expected or changed.
package struct EventFacts: Sendable, Hashable {
  package enum Value: Sendable, Hashable {
    /// A number, or any number in a range.
    case numbers(ClosedRange<Double>)
    case text(String)
  }

  package struct Fact: Sendable, Hashable {
    /// The edge of the control; `nil` for the only control.
    package var edge: RefreshEdge?
    package var name: String
    package var value: Value
    /// Whether an expectation allows no tolerance.
    package var isExact = false

    package init(edge: RefreshEdge? = nil, name: String, value: Value) {
      (self.edge, self.name, self.value) = (edge, name, value)
    }
  }

  /// The facts that are numbers, in order; the first ones are points.
  package static let numbers = ["top", "bottom", "offset", "progress", "fired", "completed"]
  static let texts = ["title", "said"]

  /// The phase of the control, or the word that another library has for it.
  package var phase: String?
  package var facts: [Fact] = []

  package init(phase: String? = nil, facts: [Fact] = []) {
    (self.phase, self.facts) = (phase, facts)
  }

  package var isEmpty: Bool { phase == nil && facts.isEmpty }

  /// The number with a name, if there is one.
  package func number(_ name: String) -> Double? {
    guard case .numbers(let range) = facts.first(where: { $0.name == name })?.value else {
      return nil
    }
    return range.lowerBound
  }

  /// Sets a number.
  package mutating func set(_ name: String, to number: Double) {
    change(to: EventFacts(facts: [Fact(name: name, value: .numbers(number...number))]))
  }

  /// Takes over what has changed.
  package mutating func change(to changes: EventFacts) {
    phase = changes.phase ?? phase
    for fact in changes.facts {
      if let index = facts.firstIndex(where: { $0.name == fact.name && $0.edge == fact.edge }) {
        facts[index] = fact
      } else {
        facts.append(fact)
      }
    }
  }

  /// The facts that differ from those of another state, numbers by more than a tolerance.
  package func changes(since other: EventFacts, tolerance: Double = 0) -> EventFacts {
    EventFacts(
      phase: phase == other.phase ? nil : phase,
      facts: facts.filter { fact in
        let others = other.facts.filter { $0.name == fact.name && $0.edge == fact.edge }
        return !others.contains { $0.isSame(as: fact, tolerance: tolerance) }
      }
    )
  }

  /// The first expectation that a complete state does not meet, as the end of a sentence.
  ///
  /// `tolerance` is in points; counts have to be equal.
  package func difference(in state: EventFacts, tolerance: Double = 1.0 / 3) -> String? {
    if let phase, phase != state.phase {
      return "expected \(phase), found \(state.phase ?? "no control")"
    }
    for fact in facts {
      let name = fact.name
      let found = state.facts.first { $0.name == name && (fact.edge ?? $0.edge) == $0.edge }
      guard let found else { return "expected \(fact), found no \(name)" }
      guard !fact.allows(found.value, tolerance: tolerance) else { continue }
      return "expected \(fact), found \(found)"
    }
    return nil
  }
}

extension EventFacts.Fact {
  fileprivate func isSame(as other: Self, tolerance: Double) -> Bool {
    guard case .numbers(let range) = value, case .numbers(let others) = other.value else {
      return value == other.value
    }
    return abs(range.lowerBound - others.lowerBound) <= tolerance
  }

  fileprivate func allows(_ found: EventFacts.Value, tolerance: Double) -> Bool {
    guard case .numbers(let range) = value, case .numbers(let number) = found else {
      return value == found
    }
    let tolerances = [
      "top": tolerance, "bottom": tolerance, "offset": tolerance, "progress": 0.005,
    ]
    let allowed = isExact ? 0 : tolerances[name] ?? 0
    return range.lowerBound - allowed <= number.lowerBound
      && number.upperBound <= range.upperBound + allowed
  }
}

extension EventFacts: CustomStringConvertible {
  package var description: String {
    ([phase].compactMap { $0 } + facts.map(\.description)).joined(separator: " ")
  }
}

extension EventFacts.Fact: CustomStringConvertible {
  package var description: String {
    let text =
      switch value {
      case .text(let text): EventText.quotation(text)
      case .numbers(let range) where range.lowerBound == range.upperBound:
        EventText.of(range.lowerBound)
      case .numbers(let range):
        EventText.of(range.lowerBound) + ".." + EventText.of(range.upperBound)
      }
    return (edge.map { "\($0): " } ?? "") + "\(name) \(text)" + (isExact ? " exactly" : "")
  }
}
