import RefreshRuntime
import RefreshTesting

/// The cost of a scroll event for a generated control, compared with a handwritten control.
@MainActor
struct OneTick {
  private static let drags = 2000

  func rows() throws -> [Row] {
    let generated = Generated()
    let handWritten = HandWritten()
    for reading in Drag.readings {
      generated.scroll(reading)
      handWritten.scroll(reading)
      guard generated.progress == handWritten.progress,
        generated.phaseChanges == handWritten.phaseChanges
      else {
        throw BenchError("the generated and handwritten headers differ at \(reading.offset)")
      }
    }
    let comparison = try Comparison(rounds: 60) {
      generated.drag(times: Self.drags)
    } reference: {
      handWritten.drag(times: Self.drags)
    }
    // Phase changes show that the optimizer has not removed calls whose results are unused.
    guard generated.phaseChanges == handWritten.phaseChanges,
      generated.phaseChanges > Self.drags * Drag.phaseChanges * 3
    else { throw BenchError("the drags caused fewer phase changes than expected") }

    let ticks = Double(Self.drags * Drag.readings.count)
    var row = Row("one scroll event, generated / handwritten control", comparison, atMost: 1.5)
    row.remark =
      [comparison.ours, comparison.reference]
      .map { "\(($0.wallSeconds / ticks * 1e10).rounded() / 10) ns" }.joined(separator: ", ")
    row.ours = nil
    row.reference = nil
    return [row] + counts(generated)
  }

  /// Drags a generated control, without measuring.
  static func drag(times: Int) {
    _ = Generated().drag(times: times)
  }

  private func counts(_ generated: Generated) -> [Row] {
    #if canImport(Glibc)
      // A phase change retains and calls a closure of the app, so only scroll events without a phase
      // change count.
      let ticks = Drag.pulling
      generated.scroll(ticks[0])
      if let counts = RuntimeCounter.count({
        for reading in ticks { generated.scroll(reading) }
      }) {
        return [
          Row(
            name: "allocations in \(ticks.count) scroll events",
            figure: Double(counts.allocations),
            unit: .count,
            limit: 0
          ),
          Row(
            name: "retains in \(ticks.count) scroll events",
            figure: Double(counts.retains),
            unit: .count,
            limit: 0
          ),
        ]
      }
    #endif
    let reason = "the Swift runtime of this platform cannot count them"
    return [Row(skipped: "allocations and retains in scroll events", reason)]
  }
}

/// A generated control in a simulated list, with the number of its phase changes.
@MainActor
private final class Generated {
  private(set) var phaseChanges = 0
  var progress: Double { controller.machine.progress }
  private let controller: RefreshController
  private let view = SimulatedScrollView(content: 4000, start: 64, end: 34)

  init() {
    controller = RefreshController(
      behavior: FeedHeader.behavior,
      curve: FeedHeader.curve,
      host: view,
      clock: VirtualClock(),
      action: .call { _ in }
    )
    view.add(controller)
    controller.onPhaseChange = { [unowned self] _ in phaseChanges += 1 }
  }

  func drag(times: Int) -> Measurement {
    .of {
      for _ in 0..<times {
        for reading in Drag.readings { scroll(reading) }
      }
    }
  }

  func scroll(_ reading: ScrollReading) {
    controller.scrolled(reading)
  }
}

/// A handwritten control, with the number of its phase changes.
@MainActor
private final class HandWritten {
  private(set) var phaseChanges = 0
  var progress: Double { header.progress }
  private let header = HandWrittenHeader()

  init() {
    header.onPhaseChange = { [unowned self] _ in phaseChanges += 1 }
  }

  func drag(times: Int) -> Measurement {
    .of {
      for _ in 0..<times {
        for reading in Drag.readings { scroll(reading) }
      }
    }
  }

  func scroll(_ reading: ScrollReading) {
    header.scrolled(to: reading.offset, inset: reading.start, isDragging: reading.isDragging)
  }
}

extension Measurement {
  fileprivate static func of(_ body: () -> Void) -> Measurement {
    let clock = ContinuousClock()
    let seconds = clock.measure(body) / .seconds(1)
    return Measurement(wallSeconds: seconds, processorSeconds: seconds, peakMiB: 0, code: 0)
  }
}
