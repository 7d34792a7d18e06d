import RefreshCore
import RefreshExploration
import RefreshWorld

/// The files of a model for SPIN: constants for Promela and C, the responses of the machine as C tables,
/// and the results of the prover, which SPIN must find, too.
struct PromelaExport {
  private let behavior: RefreshBehavior
  private var table: MachineTable

  init(_ behavior: RefreshBehavior) {
    self.behavior = behavior
    table = MachineTable(behavior)
  }

  /// The export with a fault in the machine, but with the results for the correct machine.
  func with(_ fault: MachineFault) -> PromelaExport {
    var export = self
    let phases = table.phases
    export.table.change { event, state, response in
      fault.change(event, from: (state, phases[state]), to: phases[response.state], response)
    }
    return export
  }

  /// The constants, as definitions for Promela and C.
  var names: String {
    let layouts = table.layouts
    let flags = [
      ("ALLOWS_EXHAUSTED", behavior.allowsExhausted ? 1 : 0),
      ("RESETS_ON_OPPOSITE_REFRESH", behavior.resetsOnOppositeRefresh ? 1 : 0),
      ("RESETS_ON_END", behavior.resetsOnEnd ? 1 : 0),
      ("PHASES", RefreshPhase.allCases.count), ("OFFSETS", layouts.offsets.count),
      ("LAYOUTS", layouts.indices.count),
      ("OUTWARD_IS_UP", behavior.edge.isFar ? 1 : 0), ("START", layouts.restOffset(in: 0)),
    ]
    let constants =
      MachineTable.events.enumerated().map { ($1.name, $0) }
      + MachineTable.effects.enumerated().map { ($1.name, 1 << $0) }
      + RefreshPhase.allCases.map { ("PHASE_\($0.name.uppercased())", Int($0.rawValue)) } + flags
    return constants.map { "#define \($0.0) \($0.1)\n" }.joined()
  }

  /// The responses and the layouts, as C tables.
  var tables: String {
    let phases = table.phases.map { Int($0.rawValue) }
    let layouts = table.layouts
    let own = table.readings.map { isOnOwnSide($0) ? 1 : 0 }
    var text = array("char", "phase_of", phases) + array("char", "own_side", own)
    let names = RefreshPhase.allCases.map { "\"\($0.name)\"" }.joined(separator: ", ")
    text += "static const char *const phase_names[] = {\(names)};\n"
    text += array("char", "rest_offset", layouts.indices.map(layouts.restOffset))
    // A scroll that shows the control leads to one of the offsets; 255 stands for a missing offset.
    let revealed = layouts.indices.map { layouts.revealedOffset(in: $0) ?? 255 }
    text += array("unsigned char", "revealed_offset", revealed)
    var starts: [Int] = []
    var columns: [Int] = []
    var cells: [Int] = []
    for (numbers, distinct) in zip(table.columnNumbers, table.columns) {
      starts.append(columns.count)
      columns += numbers.map { cells.count + $0 * phases.count }
      cells += distinct.joined()
    }
    text += array("int", "event_start", starts) + array("int", "column_start", columns)
    return text + array("int", "cells", cells)
  }

  /// The results of the prover, one per line: the phases, the phase changes, and a violation if any.
  var results: String {
    let proof = Proof.of(behavior)
    let changes = proof.transitions.map { "change \($0.from.name) \($0.to.name)\n" }
    let violation = proof.violation.map { "violation \($0.invariant.rawValue)\n" } ?? ""
    return proof.phases.phases.map { "phase \($0.name)\n" }.joined() + changes.joined() + violation
  }

  /// The number of states of the machine.
  var stateCount: Int { table.phases.count }

  /// Whether a gesture may start a refresh at a reading.
  ///
  /// The pull must not be negative; with a `reach` trigger, the list must not be past the opposite edge.
  private func isOnOwnSide(_ reading: ScrollReading) -> Bool {
    guard behavior.trigger.kind == .reach else { return behavior.pull(in: reading) >= 0 }
    return behavior.edge.isFar
      ? reading.offset >= reading.firstOffset : reading.offset <= reading.lastOffset
  }

  private func array(_ type: String, _ name: String, _ numbers: [Int]) -> String {
    let lines = stride(from: 0, to: numbers.count, by: 16).map { start in
      numbers[start..<min(start + 16, numbers.count)].map(String.init).joined(separator: ",")
    }
    return "static const \(type) \(name)[] = {\n\(lines.joined(separator: ",\n"))};\n"
  }
}
