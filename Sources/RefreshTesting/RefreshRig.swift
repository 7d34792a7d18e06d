public import RefreshRuntime
import RefreshWorld

/// A control at rest in a simulated list, with a finger and a virtual clock, for tests.
///
/// A class, since a rig stands for one control, which keeps its state between calls.
@MainActor
public final class RefreshRig {
  /// The list: several screens long, below a navigation bar and above a home indicator.
  public let view: SimulatedScrollView
  /// The clock of the control and the list, which advances only on request.
  public let clock = VirtualClock()
  /// The controller of the control, for calls of the app.
  public let controller: RefreshController

  /// Attaches a design's control to a simulated list that is scrolled to the control's edge.
  ///
  /// The action of the control does nothing; a test ends the action by `controller.end(_:)`.
  public init<Design: RefreshDesign>(_ design: Design.Type) {
    let list = ScrollReading.list(for: design.behavior)
    view = SimulatedScrollView(
      viewport: list.viewport,
      content: list.content,
      start: list.start,
      end: list.end,
      offset: list.offset
    )
    controller = Self.attach(design, to: view, clock: clock)
  }

  /// The state that the control shows.
  public var state: RefreshState { controller.state }
  /// The phase of the state machine.
  package var phase: RefreshPhase { controller.phase }

  /// The inset that the control adds, rounded to a millionth of a point.
  ///
  /// Rounding removes the error of sums of decimal fractions.
  public var addedInset: Double { Self.rounded(controller.machine.addedInset) }

  /// The content offset of the list, rounded to a millionth of a point.
  public var offset: Double { Self.rounded(view.offset) }

  /// The number of actions that have started.
  public var actionCount: Int { controller.actionCount }

  /// The number of actions that have completed.
  public var completionCount: Int { controller.completionCount }

  /// Plays a gesture: scrolls, a release or a tap.
  func play(_ gesture: [Stimulus]) {
    for stimulus in gesture {
      switch stimulus {
      case .scroll(let offset, let isDragging): view.scroll(to: offset, dragging: isDragging)
      case .release: view.lift()
      case .tap: controller.tap()
      case .triggered: controller.send(.triggered)
      default: preconditionFailure("no gesture contains \(stimulus)")
      }
    }
  }

  /// A number, rounded to a millionth.
  static func rounded(_ number: Double) -> Double {
    (number * 1e6).rounded() / 1e6
  }

  /// The offset of the list when it is pulled `distance` points past the control's edge.
  public func offset(at distance: Double) -> Double {
    let behavior = controller.machine.behavior
    let rest = behavior.rest(in: controller.reading ?? view.reading(at: controller.edge))
    return behavior.edge.offset(atPull: distance, from: rest)
  }
}
