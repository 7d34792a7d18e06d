public import RefreshRuntime
import RefreshWorld

/// A scroll view without a screen, for tests, traces and proofs.
///
/// The list scrolls along one axis. Without a clock, the list moves only on request. With a clock,
/// the list decelerates and bounces after a release, like a `UIScrollView`.
///
/// A class, since `ScrollHost` requires one: the test and the controls share one scroll view.
@MainActor
public final class SimulatedScrollView: ScrollHost {
  /// The content offset along the scroll axis, as in a `UIScrollView`.
  public private(set) var offset: Double
  /// Whether a finger is dragging the content.
  public internal(set) var isDragging = false
  /// The extent of the viewport.
  public var viewport: Double {
    didSet {
      tell(.insetsChanged)
      edgesMoved()
    }
  }
  /// The length of the content along the scroll axis, in points.
  public var content: Double {
    didSet {
      tell(.contentChanged)
      edgesMoved()
    }
  }
  /// The app's inset before the content.
  public private(set) var start: Double
  /// The app's inset after the content.
  public private(set) var end: Double
  /// Whether the scroll view is on screen.
  public var isInWindow: Bool { didSet { tell(isInWindow ? .attached : .detached) } }
  /// The animation of the last change that a control made, if it was animated.
  public internal(set) var lastAnimation: RefreshAnimation?

  /// A second scroll view that receives the same events, such as a test double of `UIScrollView`.
  var mirror: (any SimulatedScrollMirror)?

  /// The clock of deceleration and bounces; without a clock, a released list stops.
  let clock: VirtualClock?
  /// The finger and the motion of the list.
  var list = ScrollList() { didSet { scheduleFrame() } }
  /// The next frame, scheduled while the list moves.
  var frame: (any RefreshTimer)?

  private var addedStartInset = 0.0
  private var addedEndInset = 0.0
  private var near: RefreshController?
  private var far: RefreshController?

  /// Creates a scroll view that rests at the start of its content.
  ///
  /// With a `clock`, a released list decelerates, bounces and comes to rest as time passes. It has
  /// to be the clock of the controls.
  public init(
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
    self.start = start
    self.end = end
    self.offset = offset ?? -start
    self.isInWindow = isInWindow
    self.clock = clock
  }

  /// The inset before the content, including the added inset.
  public var startInset: Double { start + addedStartInset }

  /// The inset after the content, including the added inset.
  public var endInset: Double { end + addedEndInset }

  /// Sets the app's insets, apart from the added insets.
  public func setInsets(start: Double, end: Double) {
    self.start = start
    self.end = end
    tell(.insetsChanged)
    edgesMoved()
  }

  /// Moves the content, with or without a finger; deceleration stops.
  public func scroll(to offset: Double, dragging: Bool = false) {
    list.stop()
    move(to: offset, dragging: dragging)
  }

  /// Moves the content without a scroll, as bars, keyboards and reloads do; deceleration stops.
  package func displace(to offset: Double, dragging: Bool) {
    list.stop()
    self.offset = offset
    isDragging = dragging
    tellDisplaced()
  }

  /// The geometry of the scroll view, without the added inset of the control at `edge`.
  public func reading(at edge: RefreshEdge) -> ScrollReading {
    ScrollReading(
      offset: offset,
      viewport: viewport,
      content: content,
      start: edge.isFar ? start + addedStartInset : start,
      end: edge.isFar ? end : end + addedEndInset,
      isDragging: isDragging
    )
  }

  /// Sets the inset that the control at `edge` adds, without waiting for the animation.
  public func setAddedInset(_ inset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
    lastAnimation = animation
    if edge.isFar {
      addedEndInset = inset
    } else {
      addedStartInset = inset
    }
    edgesMoved()
  }

  /// Scrolls for the control at `edge`, without waiting for the animation; deceleration stops.
  public func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
    lastAnimation = animation
    scroll(to: offset, dragging: isDragging)
  }

  /// Adds a control, replacing the one at the same edge.
  public func add(_ controller: RefreshController) {
    if controller.edge.isFar {
      far = controller
    } else {
      near = controller
    }
  }

  /// The control at an edge, if there is one.
  public func controller(at edge: RefreshEdge) -> RefreshController? {
    edge.isFar ? far : near
  }

  /// Removes a control.
  public func remove(_ controller: RefreshController) {
    if near === controller { near = nil }
    if far === controller { far = nil }
  }

  func move(to offset: Double, dragging: Bool) {
    self.offset = offset
    isDragging = dragging
    near?.scrolled(reading(at: .top))
    far?.scrolled(reading(at: .bottom))
    mirror?.simulated(.scrolled)
  }

  func tellDisplaced() {
    near?.displaced(reading(at: .top))
    far?.displaced(reading(at: .bottom))
    mirror?.simulated(.displaced)
  }

  func tellCancelled() {
    near?.disarm()
    far?.disarm()
    mirror?.simulated(.gestureCancelled)
  }

  func tell(_ event: RefreshEvent) {
    near?.send(event)
    far?.send(event)
    mirror?.simulated(event)
  }
}

/// A scroll view that receives the events of a simulated one.
@MainActor
protocol SimulatedScrollMirror: AnyObject {
  /// Handles an event of the simulated list.
  func simulated(_ event: RefreshEvent)
}
