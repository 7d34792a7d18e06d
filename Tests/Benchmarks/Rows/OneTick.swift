import RefreshRuntime
import RefreshTesting

/// What a generated control costs while its list is scrolled, beside one that is written by hand.
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
      else { throw BenchError("the header written by hand is another one than the generated") }
    }
    let comparison = try Comparison(rounds: 60) {
      generated.drag(times: Self.drags)
    } reference: {
      handWritten.drag(times: Self.drags)
    }
    // Nothing that was asked for may have been left out for its result not being used.
    guard generated.phaseChanges == handWritten.phaseChanges,
      generated.phaseChanges > Self.drags * Drag.phaseChanges * 3
    else { throw BenchError("the headers have not been dragged") }

    let ticks = Double(Self.drags * Drag.readings.count)
    var row = Row("one tick of a generated control / written by hand", comparison, atMost: 1.5)
    row.remark =
      [comparison.ours, comparison.reference]
      .map { "\(($0.wallSeconds / ticks * 1e10).rounded() / 10) ns" }.joined(separator: ", ")
    row.ours = nil
    row.reference = nil
    return [row] + counts(generated)
  }

  private func counts(_ generated: Generated) -> [Row] {
    #if canImport(Glibc)
      // Where the phase changes, the app's closure is called and held meanwhile; that is no part of
      // a tick.
      let ticks = Drag.pulling
      generated.scroll(ticks[0])
      if let counts = RuntimeCounter.count({
        for reading in ticks { generated.scroll(reading) }
      }) {
        return [
          Row(
            name: "allocations in \(ticks.count) ticks",
            figure: Double(counts.allocations),
            unit: .count,
            limit: 0
          ),
          Row(
            name: "retains in \(ticks.count) ticks",
            figure: Double(counts.retains),
            unit: .count,
            limit: 0
          ),
        ]
      }
    #endif
    return [Row(skipped: "allocations and retains of a tick", "can't be counted here")]
  }
}

/// A generated control in a list, and what it has said.
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

/// A control written by hand, likewise.
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
