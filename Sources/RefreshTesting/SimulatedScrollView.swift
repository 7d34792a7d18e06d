public import RefreshRuntime
package import RefreshWorld

/// A scroll view without a screen, for tests.
///
/// The list scrolls along one axis, which the first control decides. Fingers, motion, insets and
/// sizes are interpreted as in a `UIScrollView`. Without a clock, the list moves only on request. With
/// a clock, the list decelerates and bounces after a release.
///
/// A class, since `ScrollHost` requires one: the test and the controls share one scroll view.
@MainActor
public final class SimulatedScrollView: ScrollHost {
  /// The list, which the controls share.
  package private(set) var list: InterpretedList
  package var controllers = EdgeTable<RefreshController>()
  package var systemTrigger = SystemTrigger()
  /// The animation of the last change that a control made, if it was animated.
  package internal(set) var lastAnimation: RefreshAnimation?

  /// A second scroll view that receives the same events, such as a test double of `UIScrollView`.
  var mirror: (any SimulatedScrollMirror)?

  /// The clock of deceleration and bounces; without a clock, a released list stops.
  let clock: VirtualClock?
  /// The next frame, scheduled while the list moves.
  private var frame: (any RefreshTimer)?

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
    self.clock = clock
    list = InterpretedList(
      viewport: viewport,
      content: content,
      insets: InterpretedList.Ends(start: start, end: end),
      offset: offset ?? -start,
      isInWindow: isInWindow,
      clamping: clock == nil ? .never : .nextFrame
    )
  }

  /// The content offset along the scroll axis, as in a `UIScrollView`.
  public var offset: Double { list.offset }

  /// Whether a finger is dragging the content.
  public var isDragging: Bool { list.isDragging }

  /// The extent of the viewport.
  public var viewport: Double {
    get { list.viewport }
    set { perform(.viewport(newValue), as: .insetsChanged) }
  }

  /// The length of the content along the scroll axis, in points.
  public var content: Double {
    get { list.content }
    set { perform(.content(newValue), as: .contentChanged) }
  }

  /// The inset before the content, including the added inset.
  package var startInset: Double { list.contentInset.start }

  /// The inset after the content, including the added inset.
  package var endInset: Double { list.contentInset.end }

  /// The app's inset before the content.
  public var start: Double { list.ownerInset.start }

  /// The app's inset after the content.
  public var end: Double { list.ownerInset.end }

  /// Whether the scroll view is on screen.
  public var isInWindow: Bool {
    get { list.isInWindow }
    set { perform(.window(newValue), as: newValue ? .attached : .detached) }
  }

  /// Sets the app's insets, apart from the added insets.
  public func setInsets(start: Double, end: Double) {
    perform(.ownerInset(InterpretedList.Ends(start: start, end: end)), as: .insetsChanged)
  }

  /// Moves the content, with or without a finger; deceleration stops.
  public func scroll(to offset: Double, dragging: Bool = false) {
    update { $0.stop() }
    perform(.move(to: offset, isDragging: dragging), as: .scrolled)
  }

  /// Moves the content in the middle of a turn of the run loop: one scroll event of an app.
  package func moveInTurn(to offset: Double, dragging: Bool) {
    handle(list.begin(.move(to: offset, isDragging: dragging)))
  }

  // MARK: Changes

  /// Makes a change of the list, with all that follows from it, as an event of the mirror.
  func perform(_ change: InterpretedList.Change, as event: RefreshEvent) {
    handle(list.begin(change))
    update { $0.finish(change) }
    endTurn()
    mirror?.simulated(event)
  }

  /// Updates the list at the current time.
  func update<Result>(_ body: (inout InterpretedList) -> Result) -> Result {
    list.time = clock?.now ?? 0
    defer { scheduleFrame() }
    return body(&list)
  }

  /// Lays the list out if needed, as at the end of a turn of the run loop.
  func endTurn() {
    // A list settles after a layout or two, as lists in apps do.
    for _ in 0..<4 where !interpreter.isBusy {
      let list = current
      guard interpreter.awaitsLayout(of: list) else { return }
      settle(after: list)
    }
  }

  // MARK: Frames

  /// True while the list moves, and while it waits for a frame in which it may move.
  public var isMoving: Bool { list.isMoving }

  /// The offsets between which the list can rest.
  package var bounds: ScrollBounds { list.bounds }

  /// Schedules a frame if the list moves, and cancels the scheduled frame otherwise.
  ///
  /// Frames are scheduled only while the list moves or is beyond its edges.
  private func scheduleFrame() {
    guard list.isMoving, let clock else {
      frame?.cancel()
      frame = nil
      return
    }
    if frame == nil { frame = clock.scheduleFrame { [weak self] in self?.showFrame() } }
  }

  private func showFrame() {
    frame = nil
    if let change = update({ $0.showFrame() }) { perform(change, as: .scrolled) }
    update { $0.finishFrame() }
  }

  /// The interpreter of the list, as in an app.
  package var interpreter: ScrollInterpreter {
    _read { yield list.interpreter }
    _modify { yield &list.interpreter }
  }
}

/// A scroll view that receives the events of a simulated one.
@MainActor
protocol SimulatedScrollMirror: AnyObject {
  /// Handles an event of the simulated list.
  func simulated(_ event: RefreshEvent)
}
