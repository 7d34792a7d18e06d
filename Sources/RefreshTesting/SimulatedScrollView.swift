public import RefreshRuntime
import RefreshWorld

/// A scroll view without a screen, for tests.
///
/// The list scrolls along one axis, which the first control decides. Fingers, motion, insets and
/// sizes are interpreted as in a `UIScrollView`. Without a clock, the list moves only on request. With
/// a clock, the list decelerates and bounces after a release.
///
/// A class, since `ScrollHost` requires one: the test and the controls share one scroll view.
@MainActor
public final class SimulatedScrollView: ScrollHost {
  /// The content offset along the scroll axis, as in a `UIScrollView`.
  public internal(set) var offset: Double
  /// Whether a finger is dragging the content.
  public internal(set) var isDragging = false
  /// The extent of the viewport.
  public var viewport: Double { didSet { changed(.insetsChanged) } }
  /// The length of the content along the scroll axis, in points.
  public var content: Double { didSet { changed(.contentChanged) } }
  /// The inset before the content, including the added inset.
  package internal(set) var startInset: Double
  /// The inset after the content, including the added inset.
  package internal(set) var endInset: Double
  /// Whether the scroll view is on screen.
  public var isInWindow: Bool { didSet { windowChanged() } }
  /// The animation of the last change that a control made, if it was animated.
  package internal(set) var lastAnimation: RefreshAnimation?

  /// A second scroll view that receives the same events, such as a test double of `UIScrollView`.
  var mirror: (any SimulatedScrollMirror)?

  /// The clock of deceleration and bounces; without a clock, a released list stops.
  let clock: VirtualClock?
  /// The finger and the motion of the list.
  var list = ScrollList() { didSet { scheduleFrame() } }
  /// The next frame, scheduled while the list moves.
  var frame: (any RefreshTimer)?
  /// Whether a frame of a deceleration is shown, which may be the last one.
  var isShowingFrame = false

  /// The interpreter of the list, as in an app.
  package var interpreter: ScrollInterpreter
  package var controllers = EdgeTable<RefreshController>()
  package var systemTrigger = SystemTrigger()
  var isHorizontal = false
  var panPhase = ListPan.Phase.possible
  /// The distance by which the finger has scrolled the content since the start of its drag.
  var travel = 0.0

  /// Creates a scroll view that rests at the start of its content.
  ///
  /// With a `clock`, a released list decelerates, bounces and comes to rest as time passes. It has
  /// to be the clock of the controls.
  package init(
    viewport: Double = 600,
    content: Double = 2000,
    start: Double = 0,
    end: Double = 0,
    offset: Double? = nil,
    isInWindow: Bool = true,
    clock: VirtualClock? = nil
  ) {
    self.viewport = viewport
    self.content = content
    startInset = start
    endInset = end
    self.offset = offset ?? -start
    self.isInWindow = isInWindow
    self.clock = clock
    interpreter = ScrollInterpreter(list: .empty)
    interpreter = ScrollInterpreter(list: current)
  }

  /// The app's inset before the content.
  public var start: Double {
    isHorizontal ? interpreter.ownerInsets.left : interpreter.ownerInsets.top
  }

  /// The app's inset after the content.
  public var end: Double {
    isHorizontal ? interpreter.ownerInsets.right : interpreter.ownerInsets.bottom
  }

  /// Sets the app's insets, apart from the added insets.
  public func setInsets(start: Double, end: Double) {
    handle(.ownerInsets(insets(start: start, end: end)))
    changed(.insetsChanged)
  }

  /// Moves the content, with or without a finger; deceleration stops.
  public func scroll(to offset: Double, dragging: Bool = false) {
    list.stop()
    move(to: offset, dragging: dragging)
  }

  func move(to offset: Double, dragging: Bool) {
    moveInTurn(to: offset, dragging: dragging)
    endTurn()
    mirror?.simulated(.scrolled)
  }

  /// Moves the content in the middle of a turn of the run loop: one scroll event of an app.
  package func moveInTurn(to offset: Double, dragging: Bool) {
    let distance = offset - self.offset
    if dragging {
      if panPhase != .active { travel = 0 }
      panPhase = .active
      // A finger that has left the list where it was has moved, too, and back.
      travel += distance == 0 ? 1e-3 : distance
    } else {
      panPhase = .possible
    }
    self.offset = offset
    isDragging = dragging
    interpretChanges()
  }

  /// Ends a drag, whose end is reported before the list moves on.
  func endDrag() {
    isDragging = false
    if panPhase == .active { panPhase = .ended }
    interpretChanges()
    panPhase = .possible
    endTurn()
    mirror?.simulated(.released)
  }

  private func changed(_ event: RefreshEvent) {
    interpretChanges()
    edgesMoved()
    endTurn()
    mirror?.simulated(event)
  }

  private func windowChanged() {
    if isInWindow {
      interpreter.enterWindow()
      interpretChanges()
    } else {
      panPhase = .possible
      handle(.departure)
    }
    endTurn()
    mirror?.simulated(isInWindow ? .attached : .detached)
  }
}

/// A scroll view that receives the events of a simulated one.
@MainActor
protocol SimulatedScrollMirror: AnyObject {
  /// Handles an event of the simulated list.
  func simulated(_ event: RefreshEvent)
}
