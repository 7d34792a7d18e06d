import RefreshRuntime
import RefreshTesting

/// The cost of a scroll event for a generated control, compared with a handwritten control.
@MainActor
enum OneTick {
  /// Drags a control; `kind` is 'generated' or 'handwritten'.
  static func drag(_ kind: String, times: Int) {
    expectSame()
    let control: any Draggable = kind == "generated" ? Generated() : HandWritten()
    control.drag(times: times)
    // This shows that the optimizer has not removed calls whose results are unused.
    precondition(control.phaseChanges == times * Drag.phaseChanges)
  }

  /// The controls show the same in each moment of a drag.
  private static func expectSame() {
    let (generated, handWritten) = (Generated(), HandWritten())
    for reading in Drag.readings {
      generated.scroll(reading)
      handWritten.scroll(reading)
      precondition(generated.progress == handWritten.progress)
      precondition(generated.phaseChanges == handWritten.phaseChanges)
    }
  }
}

/// A control that counts its phase changes.
@MainActor
private protocol Draggable: AnyObject {
  var phaseChanges: Int { get }
  func scroll(_ reading: ScrollReading)
}

extension Draggable {
  func drag(times: Int) {
    for _ in 0..<times {
      for reading in Drag.readings { scroll(reading) }
    }
  }
}

/// A generated control in a list that is interpreted as one in an app is.
@MainActor
private final class Generated: Draggable {
  private(set) var phaseChanges = 0
  var progress: Double { controller.machine.progress }
  private let controller: RefreshController
  private let list = SimulatedScrollView(viewport: 700, content: 4000, start: 64, end: 34)

  init() {
    controller = RefreshController(
      behavior: FeedHeader.behavior,
      curves: RefreshCurves(FeedHeader.curve),
      host: list,
      clock: VirtualClock(),
      action: .call { _ in }
    )
    list.add(controller)
    controller.onStateChange = { [unowned self] _ in phaseChanges += 1 }
  }

  func scroll(_ reading: ScrollReading) {
    list.moveInTurn(to: reading.offset, dragging: reading.isDragging)
  }
}

@MainActor
private final class HandWritten: Draggable {
  private(set) var phaseChanges = 0
  var progress: Double { header.progress }
  private let header = HandWrittenHeader()

  init() {
    header.onPhaseChange = { [unowned self] _ in phaseChanges += 1 }
  }

  func scroll(_ reading: ScrollReading) {
    header.scrolled(to: reading.offset, inset: reading.start, isDragging: reading.isDragging)
  }
}

/// The readings of a list while a finger pulls the list past the trigger distance of a header and
/// pushes it back.
///
/// There are 60 readings per second, as on a phone. The header goes from idle to pulling to armed, and
/// back to idle, so the drag can be repeated.
enum Drag {
  static let readings: [ScrollReading] = {
    let way = (0...60).map { tick -> Double in
      let left = 1 - Double(tick) / 60
      return 110 * (1 - left * left)
    }
    let pulls = way + way.reversed()
    return pulls.enumerated().map { index, pull in
      ScrollReading(
        offset: -64 - pull,
        viewport: 700,
        content: 4000,
        start: 64,
        end: 34,
        isDragging: index < pulls.count - 1
      )
    }
  }()

  /// The number of phase changes in one drag.
  static let phaseChanges = 4
}
