/// For each fact the values that it may have, a bit for each value.
///
/// The facts of one situation have one value each; those of a condition any of several.
struct FactSet: Hashable, Comparable, Sendable {
  private var bits: UInt64

  /// The facts of a situation.
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

  /// Whether a situation meets a condition.
  private func allows(_ facts: FactSet) -> Bool {
    facts.bits & ~bits == 0
  }

  /// Conditions that hold in all of some situations and in none of others, with as few facts as
  /// possible.
  static func conditions(of situations: Set<FactSet>, excluding others: [FactSet]) -> [FactSet] {
    var conditions: [FactSet] = []
    var rest = situations
    while let first = rest.max() {
      let condition = first.widened(to: rest, excluding: others)
      conditions.append(condition)
      rest = rest.filter { !condition.allows($0) }
    }
    // A later condition may cover what an earlier one was made for.
    for condition in conditions {
      let others = conditions.filter { $0 != condition }
      if situations.allSatisfy({ facts in others.contains { $0.allows(facts) } }) {
        conditions = others
      }
    }
    return conditions
  }

  /// The widest condition around a situation that holds in none of the others.
  ///
  /// Facts are given up from the last, so that a condition names the first ones that decide. Single
  /// values are added only for a situation that the condition should hold in as well.
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

  /// The condition in words, without values that occur in none of the situations.
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
        return names(allowed).joined(separator: " or ")
      }
      return names(refused).map { "not \($0)" }.joined(separator: ", ")
    }
  }
}
