import RefreshCore
import RefreshExploration
import RefreshLanguage
import TestSupport
import Testing

/// What a row of the table of keys needs elsewhere: each test names the place that a new row lacks.
@Suite("Each row of a key")
struct KeyRowTests {
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

  /// The properties without rows of their own: calls with further arguments.
  private static let calls: Set = ["trigger", "timing", "secondLevel"]

  /// The stored properties of a type are in the order of its initializer's arguments.
  private func expectOrder(of owner: Argument.Owner, in value: Any) {
    let properties = Mirror(reflecting: value).children.compactMap(\.label)
    let labels = SpecLanguage.control.stated.map(\.key.argument).filter { $0.owner == owner }
      .map(\.label)
    let known = properties.filter(labels.contains)
    let others = properties.filter { !labels.contains($0) && !Self.calls.contains($0) }
    #expect(others == [], "no row of SpecLanguage.swift sets \(others) of \(type(of: value))")
    let moved = zip(labels, known).first { $0 != $1 }?.0 ?? ""
    #expect(
      labels == known,
      "the row of '\(moved)' in SpecLanguage.swift is not where \(type(of: value)) has the property"
    )
  }

  @Test("has samples, which random behaviors draw")
  func random() {
    var random = SplitMix64(seed: 1)
    var design = ControlDesign.initial
    var values: [String: Set<SpecValue?>] = [:]
    for _ in 0..<2_000 {
      design.behavior = random.behavior()
      for row in BehaviorRow.all {
        values[row.path, default: []].insert(row.property.get(design))
      }
    }
    for row in BehaviorRow.all {
      let count = values[row.path]?.count ?? 0
      #expect(count > 1, "the row of '\(row.path)' lacks samples")
    }
  }

  @Test("states the part of its values in proofs")
  func proofs() {
    var random = SplitMix64(seed: 2)
    /// Whether values with different proofs include zero, by key.
    var deciding: [String: Set<Bool>] = [:]
    for _ in 0..<150 {
      var design = ControlDesign.initial
      design.behavior = random.behavior()
      let proofClass = ProofClass(behavior: design.behavior)
      for row in BehaviorRow.all {
        if case .deciding = row.key.proofs, deciding[row.path] != nil { continue }
        guard let value = row.property.get(design) else { continue }
        let isDuration = row.key.proofs == .duration
        for other in row.samples.map(\.value) + (isDuration ? [.number(7)] : []) {
          var changed = design
          row.property.set(other, Palette(), &changed)
          guard ProofClass(behavior: changed.behavior) != proofClass else { continue }
          deciding[row.path, default: []].insert([value, other].contains(.number(0)))
        }
      }
    }
    for row in BehaviorRow.all {
      let found = deciding[row.path]
      let isAsSaid =
        switch row.key.proofs {
        case .asOne: found == nil
        case .duration: found == [true]
        case .deciding: found != nil
        }
      #expect(
        isAsSaid,
        """
        proofs \(found == nil ? "know one value" : "tell values apart") of '\(row.path)', and its \
        row has \(row.key.proofs): change the row, or 'widened' or 'forProof' in Proof.swift
        """
      )
    }
  }
}
