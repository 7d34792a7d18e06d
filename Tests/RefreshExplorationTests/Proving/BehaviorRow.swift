import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshYAML
import TestSupport

/// The row of a key of behaviors, whose values decide about the course of a refresh.
struct BehaviorRow: Sendable {
  /// A value that specs try, with the line that states it; `nil` if no line can.
  typealias Sample = (value: SpecValue, line: String?)

  let key: StatedKey
  let property: Property<ControlDesign>
  let samples: [Sample]

  static let all = SpecLanguage.control.stated
    .filter { [.behavior, .trigger, .timing, .secondLevel].contains($0.key.argument.owner) }
    .map(BehaviorRow.init)

  private init(key: StatedKey, property: Property<ControlDesign>) {
    (self.key, self.property) = (key, property)
    let names = key.path.split(separator: ".")
    samples = key.samples.map { text in
      if case .flag = key.type, key.path == "states.failed" {
        return (.flag(text == "true"), text == "true" ? "states: {failed: {title: a}}" : nil)
      }
      let line = names.count == 1 ? "\(names[0]): \(text)" : "\(names[0]): {\(names[1]): \(text)}"
      return (Self.value(of: names.map(String.init), in: line), line)
    }
  }

  /// The value that a line states.
  private static func value(of path: [String], in line: String) -> SpecValue {
    let parsed = YAMLParser.parse(SourceFile(name: "a.refresh.yml", text: line))
    var decoder = SpecDecoder()
    let settings = parsed.documents.first.map { decoder.control($0.root) } ?? MapValue()
    let value = path.reduce(SpecValue?.some(.map(settings))) { value, name in
      guard case .map(let map)? = value else { return nil }
      return map.entries.first { $0.name.text == name }?.field.value
    }
    guard let value else { fatalError("'\(line)' is no sample") }
    return value
  }

  var path: String { key.path }

  /// The lines of the samples with which a preset has proofs that ship.
  var shipped: [String] {
    let shipped: [String]? =
      switch key.proofs {
      case .deciding(let shipping): shipping
      case .duration, .asOne: nil
      }
    return zip(key.samples, samples).compactMap { text, sample in
      shipped?.contains(text) == false ? nil : sample.line
    }
  }
}

extension SplitMix64 {
  /// A behavior whose options are random samples of their rows, and numbers between them.
  mutating func behavior() -> RefreshBehavior {
    var design = ControlDesign.initial
    for row in BehaviorRow.all where row.key.argument.owner != .secondLevel {
      draw(row, for: &design)
    }
    if design.style == .system {
      design.behavior.trigger.when = .system
      return design.behavior.insideSystem
    }
    let kind = design.behavior.trigger.when
    let isHeader = design.style == .pull && kind == .release && !design.behavior.edge.isFar
    guard isHeader && Bool.random(using: &self) else { return design.behavior }
    for row in BehaviorRow.all where row.key.argument.owner == .secondLevel {
      draw(row, for: &design)
    }
    // Specs with a level that opens before a refresh starts are rejected.
    let least = design.behavior.trigger.distance.points + 20
    if let level = design.behavior.secondLevel {
      design.behavior.secondLevel?.distance = max(level.distance, least)
    }
    return design.behavior
  }

  private mutating func draw(_ row: BehaviorRow, for design: inout ControlDesign) {
    if let derive = row.property.derive, Bool.random(using: &self) { return derive(&design) }
    var value = row.samples[Int.random(in: row.samples.indices, using: &self)].value
    switch row.key.type {
    case .number, .length:
      guard case .number(let number) = value, number.isFinite, Bool.random(using: &self) else {
        break
      }
      let numbers = row.samples.compactMap { sample in
        if case .number(let number) = sample.value, number.isFinite { number } else { nil }
      }
      let range = (numbers.min() ?? number)...(numbers.max() ?? number)
      value = .number((2 * self.number(range)).rounded() / 2)
    default: break
    }
    row.property.set(value, Palette(), &design)
  }
}
