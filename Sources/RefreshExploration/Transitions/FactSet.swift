/// A set of values for each fact, as bits: either a situation or a condition.
///
/// In a situation, each fact has one value. A condition allows one or more values of each fact.
struct FactSet: Hashable, Comparable, Sendable {
  private var bits: UInt64

  /// Creates the facts of a situation.
  init(_ situation: Situation) {
    bits = zip(Fact.all, Self.groups).reduce(0) { bits, pair in
      bits | 1 << (UInt64(pair.1.trailingZeroBitCount + pair.0.value(situation)))
    }
  }

  static func < (left: FactSet, right: FactSet) -> Bool { left.bits < right.bits }

  /// The bits of each fact.
  private static let groups: [UInt64] = {
    var position: UInt64 = 0
    return Fact.all.map { fact in
      defer { position += UInt64(fact.values.count) }
      return (1 << UInt64(fact.values.count) - 1) << position
    }
  }()

  /// Whether a situation meets this condition.
  private func allows(_ facts: FactSet) -> Bool {
    facts.bits & ~bits == 0
  }

  /// Conditions of which at least one holds in each of `situations`, and none in any of `others`.
  ///
  /// There are few conditions, and each depends on few facts.
  static func conditions(of situations: Set<FactSet>, excluding others: [FactSet]) -> [FactSet] {
    var conditions: [FactSet] = []
    var rest = situations
    while let first = rest.max() {
      let condition = first.widened(to: rest, excluding: others)
      conditions.append(condition)
      rest = rest.filter { !condition.allows($0) }
    }
    // A later condition may make an earlier one redundant.
    for condition in conditions {
      let others = conditions.filter { $0 != condition }
      if situations.allSatisfy({ facts in others.contains { $0.allows(facts) } }) {
        conditions = others
      }
    }
    return conditions
  }

  /// The most general condition that holds in this situation and in none of the others.
  ///
  /// Facts are dropped from last to first, so that the first facts of `Fact.all` remain. A single
  /// value is added only if the condition then holds in another one of `situations`.
  private func widened(to situations: Set<FactSet>, excluding others: [FactSet]) -> FactSet {
    var result = self
    func widen(by values: UInt64) {
      var wider = result
      wider.bits |= values
      if !others.contains(where: wider.allows) { result = wider }
    }
    for group in Self.groups.reversed() { widen(by: group) }
    for situation in situations {
      let missing = situation.bits & ~result.bits
      if missing.nonzeroBitCount == 1 { widen(by: missing) }
    }
    return result
  }

  /// The condition in words, ignoring values that occur in none of the situations.
  func phrases(among situations: [FactSet]) -> [String] {
    let known = situations.reduce(0) { $0 | $1.bits }
    return zip(Fact.all, Self.groups).compactMap { fact, group in
      let allowed = bits & known & group
      let refused = known & group & ~bits
      guard refused != 0 else { return nil }
      let first = group.trailingZeroBitCount
      func names(_ bits: UInt64) -> [String] {
        fact.values.indices.filter { bits >> UInt64(first + $0) & 1 == 1 }.map { fact.values[$0] }
      }
      guard refused.nonzeroBitCount < allowed.nonzeroBitCount else {
        let choices = names(allowed)
        guard choices.count > 1 else { return choices.first }
        return choices.map { $0.contains(" and ") ? "(\($0))" : $0 }.joined(separator: " or ")
      }
      return names(refused).map { "not \($0)" }.joined(separator: ", ")
    }
  }
}
