import Foundation
import RefreshCore
import RefreshExploration
import RefreshLanguage
import TestSupport
import Testing

/// What a row of the table of keys needs elsewhere: each test names the place that a new row lacks.
@Suite("Each row of a key")
struct KeyRowTests {
  private typealias Row = (key: StatedKey, value: @Sendable (ControlDesign) -> SpecValue?)

  /// The rows of behaviors, whose values decide about the course of a refresh.
  private static let rows: [Row] = SpecLanguage.control.stated.filter {
    [.behavior, .trigger, .timing, .secondLevel].contains($0.key.argument.owner)
  }

  @Test("is where its argument is in the initializer")
  func order() {
    let behavior = ControlDesign.initial.behavior
    let level = RefreshSecondLevel(distance: 0, height: 0)
    expectOrder(of: .behavior, in: behavior)
    expectOrder(of: .trigger, in: behavior.trigger)
    expectOrder(of: .timing, in: behavior.timing)
    expectOrder(of: .secondLevel, in: level)
    expectOrder(of: .layout, in: RefreshLayout())
    expectOrder(of: .haptics, in: RefreshHaptics())
  }

  /// The properties without labels of their own: an argument without a label, and calls with further arguments.
  private static let calls: Set = ["kind", "trigger", "timing", "secondLevel"]

  /// The stored properties of a type are in the order of its initializer's arguments.
  private func expectOrder(of owner: Argument.Owner, in value: Any) {
    let properties = Mirror(reflecting: value).children.compactMap(\.label)
    let labels = SpecLanguage.control.stated.map(\.key.argument).filter { $0.owner == owner }
      .compactMap(\.label)
    let known = properties.filter(labels.contains)
    let others = properties.filter { !labels.contains($0) && !Self.calls.contains($0) }
    #expect(others == [], "no row of SpecLanguage.swift sets \(others) of \(type(of: value))")
    let moved = zip(labels, known).first { $0 != $1 }?.0 ?? ""
    #expect(
      labels == known,
      "the row of '\(moved)' in SpecLanguage.swift is not where \(type(of: value)) has the property"
    )
  }

  @Test("is met by random behaviors, which searches draw")
  func random() {
    var random = SplitMix64(seed: 1)
    var design = ControlDesign.initial
    var values: [String: Set<SpecValue?>] = [:]
    for _ in 0..<2_000 {
      design.behavior = random.behavior()
      for row in Self.rows { values[row.key.path, default: []].insert(row.value(design)) }
    }
    for row in Self.rows where !Self.unmet.contains(row.key.path) {
      let count = values[row.key.path]?.count ?? 0
      #expect(count > 1, "RandomBehavior.swift draws one value of '\(row.key.path)'")
    }
  }

  /// The place of the view decides nothing, and one height of a second level is as good as another.
  private static let unmet: Set = ["ignoredInset", "secondLevel.height"]

  @Test("has a part in proofs")
  func proofs() {
    var random = SplitMix64(seed: 2)
    var (one, other) = (ControlDesign.initial, ControlDesign.initial)
    var deciding: Set<String> = []
    for _ in 0..<300 {
      (one.behavior, other.behavior) = (random.behavior(), random.behavior())
      let proofClass = ProofClass(behavior: one.behavior)
      for row in Self.rows where !deciding.contains(row.key.path) {
        guard let value = row.value(other) else { continue }
        var changed = one
        changed.set(row.key.path, to: value)
        if ProofClass(behavior: changed.behavior) != proofClass { deciding.insert(row.key.path) }
      }
    }
    for row in Self.rows where row.key.path != "states.failed" {
      let path = row.key.path
      #expect(
        deciding.contains(path) != Self.withoutProof.contains(path),
        """
        proofs \(deciding.contains(path) ? "tell values apart" : "know one value") of '\(path)': \
        change 'widened' or 'forProof' in Proof.swift, or the list of this test
        """
      )
    }
  }

  /// The keys that `widened` or `forProof` sets to one value, or whose numbers no comparison meets.
  private static let withoutProof: Set = [
    "pinned", "ignoredInset", "fillsScreen", "interruptible", "exclusive", "exhausted.resetOnEnd",
    "exhausted.resetOnTap", "trigger.beginsAtEdge", "timeout",
  ]

  @Test("that proofs tell apart has proofs that ship")
  func shipped() {
    for row in Self.rows where !Self.withoutProof.contains(row.key.path) {
      let path = row.key.path
      guard !Self.unshipped.contains(path) else { continue }
      let parts = path.split(separator: ".")
      let isChanged = ShippedProofTests.changes.contains { change in
        change.hasPrefix("\(parts[0]):") && (parts.count < 2 || change.contains("\(parts[1]):"))
      }
      #expect(isChanged, "the changes of ShippedProofTests lack '\(path)'; then run `make proofs`")
    }
  }

  /// What specs rarely change about a preset, so that they are proved when a spec does.
  private static let unshipped: Set = [
    "height", "exhausted.resetOnRefresh", "secondLevel.distance", "secondLevel.height",
  ]

  @Test("has a planted bug, which generated tests notice")
  func bugs() throws {
    let table = try String(
      contentsOf: Golden.root.appendingPathComponent("Tests/Bugs/bugs.tsv"),
      encoding: .utf8
    )
    let bugs = Set(
      table.split(separator: "\n").compactMap { $0.split(separator: "\t").last }
        .filter { $0.hasPrefix("generated ") }.compactMap { $0.split(separator: " ").last }
    )
    for row in Self.rows {
      let path = row.key.path
      #expect(bugs.contains(path[...]), "Tests/Bugs/bugs.tsv has no bug of '\(path)'")
    }
  }
}

extension ControlDesign {
  /// Sets the property of a key.
  fileprivate mutating func set(_ path: String, to value: SpecValue) {
    let names = path.split(separator: ".").map(String.init)
    var map = MapValue()
    map.append(names[names.count - 1], field: Field(value))
    if names.count > 1 {
      var outer = MapValue()
      outer.append(names[0], field: Field(.map(map)))
      map = outer
    }
    SpecLanguage.control.apply(map, to: &self)
  }
}
