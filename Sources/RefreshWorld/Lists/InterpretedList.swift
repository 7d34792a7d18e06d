package import RefreshCore

/// A list that scrolls along one axis, with the interpreter of its scrolls.
///
/// The list has the offset, the sizes, the insets, the finger and the motion of a scroll view. Its owner,
/// which has controls, makes changes, passes the requests that follow to the interpreter, and performs
/// the commands: the simulated list of generated tests, or that of the searches.
package struct InterpretedList: Sendable {
  /// Lengths at the start and at the end of the list.
  package struct Ends: Sendable, Hashable {
    package var start: Double
    package var end: Double

    package init(start: Double = 0, end: Double = 0) { (self.start, self.end) = (start, end) }

    /// The lengths with another one at the start, or at the far end.
    package func with(_ length: Double, far: Bool) -> Ends {
      Ends(start: far ? start : length, end: far ? length : end)
    }
  }

  /// When a list at rest moves to its edge, after the edge has moved.
  package enum Clamping: Sendable {
    case never
    /// With the next frame.
    case nextFrame
    /// At once.
    case atOnce
  }

  package var interpreter: ScrollInterpreter
  /// The finger and the motion of the list.
  private var motion = ScrollList()
  package private(set) var offset: Double
  package private(set) var viewport: Double
  package private(set) var content: Double
  /// The app's insets and the added insets.
  package private(set) var contentInset: Ends
  /// The insets of bars and of the keyboard.
  package private(set) var bars: Ends
  package private(set) var isInWindow: Bool
  /// Whether the list scrolls horizontally.
  package private(set) var isHorizontal: Bool
  /// Whether a finger is dragging the content.
  package private(set) var isDragging = false
  package private(set) var pan = ListPan.Phase.possible
  /// The distance by which the finger has scrolled the content since the start of its drag.
  private var travel = 0.0
  /// Whether a frame of a deceleration is shown, which may be the last one.
  private var isShowingFrame = false
  /// The time of the list, in seconds.
  package var time = 0.0
  private let clamping: Clamping
  /// The number of pixels per point; 0 for a list that does not round its offset.
  private let scale: Double

  /// Creates a list at rest.
  package init(
    viewport: Double,
    content: Double,
    insets: Ends,
    bars: Ends = Ends(),
    offset: Double,
    isHorizontal: Bool = false,
    isInWindow: Bool = true,
    clamping: Clamping,
    scale: Double = 0
  ) {
    (self.viewport, self.content, self.offset) = (viewport, content, offset)
    (contentInset, self.bars, self.isInWindow) = (insets, bars, isInWindow)
    (self.isHorizontal, self.clamping, self.scale) = (isHorizontal, clamping, scale)
    interpreter = ScrollInterpreter(
      list: ListSnapshot(
        offset: .zero,
        size: .zero,
        content: .zero,
        contentInset: ListInsets(insets, isHorizontal: isHorizontal),
        adjustedInset: ListInsets()
      )
    )
    interpreter.start(in: snapshot())
  }

  /// Lets a list without controls scroll along the axis of an edge.
  package mutating func follow(_ edge: RefreshEdge) {
    guard isHorizontal != edge.isHorizontal else { return }
    isHorizontal = edge.isHorizontal
    interpreter = ScrollInterpreter(list: snapshot())
  }

  /// The insets of the app.
  package var ownerInset: Ends {
    let insets = interpreter.ownerInsets
    return isHorizontal
      ? Ends(start: insets.left, end: insets.right) : Ends(start: insets.top, end: insets.bottom)
  }

  /// The offsets between which the list can rest.
  package var bounds: ScrollBounds {
    ScrollBounds(
      viewport: viewport,
      content: content,
      start: contentInset.start + bars.start,
      end: contentInset.end + bars.end
    )
  }

  /// The list as its interpreter sees it.
  package func snapshot(
    phases: EdgePhases = EdgePhases(),
    revealing: EdgeSet = EdgeSet()
  ) -> ListSnapshot {
    let adjusted = Ends(start: contentInset.start + bars.start, end: contentInset.end + bars.end)
    var list = ListSnapshot(
      offset: point(offset),
      size: point(viewport),
      content: point(content),
      contentInset: insets(contentInset),
      adjustedInset: insets(adjusted)
    )
    list.pan = ListPan(phase: pan, translation: point(-travel))
    list.isTracking = isDragging || isTouched
    list.isDragging = isDragging
    list.isDecelerating = isDecelerating || isShowingFrame
    list.isInWindow = isInWindow
    list.scale = scale
    (list.phases, list.revealing) = (phases, revealing)
    return list
  }

  private func point(_ length: Double) -> ListPoint {
    isHorizontal ? ListPoint(x: length) : ListPoint(y: length)
  }

  private func insets(_ ends: Ends) -> ListInsets {
    ListInsets(ends, isHorizontal: isHorizontal)
  }
}

extension ListInsets {
  fileprivate init(_ ends: InterpretedList.Ends, isHorizontal: Bool) {
    self =
      isHorizontal
      ? Self(left: ends.start, right: ends.end) : Self(top: ends.start, bottom: ends.end)
  }
}

// MARK: Changes

extension InterpretedList {
  /// A change by a finger, the app or the system.
  package enum Change: Sendable {
    /// The list scrolls, with or without a finger that has moved as far.
    case move(to: Double, isDragging: Bool)
    /// The finger moves, before the list follows.
    case finger(by: Double)
    /// The list scrolls, whatever the finger does.
    case offset(Double)
    /// The finger lifts, or the system cancels its gesture.
    case endDrag(isCancelled: Bool)
    case viewport(Double)
    case content(Double)
    case bars(Ends)
    /// The app sets its own insets.
    case ownerInset(Ends)
    /// The app writes the content inset, in which the added insets are.
    case contentInset(Ends)
    /// The list enters a window or leaves it.
    case window(Bool)
  }

  /// Makes a change; the interpreter then handles the request, and `finish` completes the change.
  package mutating func begin(_ change: Change) -> ScrollRequest.Kind {
    switch change {
    case .move(let target, let isDragging):
      let distance = target - offset
      // A finger that has left the list where it was has moved, too, and back.
      if isDragging { moveFinger(by: distance == 0 ? 1e-3 : distance) } else { pan = .possible }
      self.isDragging = isDragging
      place(at: target)
    case .finger(let distance):
      moveFinger(by: distance)
      isDragging = true
    case .offset(let target): place(at: target)
    case .endDrag(let isCancelled):
      isDragging = false
      if pan == .active { pan = isCancelled ? .cancelled : .ended }
    case .viewport(let viewport): self.viewport = viewport
    case .content(let content): self.content = content
    case .bars(let bars): self.bars = bars
    case .ownerInset(let ends): return .ownerInsets(insets(ends))
    case .contentInset(let ends): contentInset = ends
    case .window(let isInWindow):
      self.isInWindow = isInWindow
      if !isInWindow {
        pan = .possible
        return .departure
      }
      interpreter.enterWindow()
    }
    return .changes(isLayout: false)
  }

  /// Completes a change, of which the interpreter knows.
  package mutating func finish(_ change: Change) {
    switch change {
    case .move, .finger, .offset, .window: break
    // The end of a drag is reported before the list moves on.
    case .endDrag: pan = .possible
    case .viewport, .content, .bars, .ownerInset, .contentInset: edgesMoved()
    }
  }

  /// Performs a write of the interpreter.
  package mutating func write(_ command: ScrollCommand) {
    switch command {
    case .offset(let offset, _):
      stop()
      place(at: isHorizontal ? offset.x : offset.y)
    case .inset(let insets, _):
      contentInset =
        isHorizontal
        ? Ends(start: insets.left, end: insets.right) : Ends(start: insets.top, end: insets.bottom)
      edgesMoved()
    case .send, .scrolled, .displaced, .reveal, .remove, .show, .place, .wake: break
    }
  }

  private mutating func moveFinger(by distance: Double) {
    if pan != .active { travel = 0 }
    pan = .active
    travel += distance
  }

  private mutating func place(at offset: Double) {
    self.offset = scale > 0 ? (offset * scale).nearestWhole / scale : offset
  }

  private mutating func edgesMoved() {
    guard clamping != .never, !isDragging else { return }
    motion.edgesMoved(at: position)
    if clamping == .atOnce, !isDecelerating, let edge = motion.showFrame(at: position) {
      place(at: edge)
    }
  }
}

// MARK: Finger and motion

extension InterpretedList {
  /// The offset, the edges and the time of the list.
  private var position: ScrollList.Position {
    ScrollList.Position(offset: offset, bounds: bounds, time: time)
  }

  /// Whether a finger touches the list, even if the finger has not moved.
  package var isTouched: Bool { motion.isTouched }

  /// Whether the list decelerates or bounces.
  package var isDecelerating: Bool { motion.isDecelerating }

  /// The velocity of the list while it decelerates or bounces.
  package var velocity: Double { motion.velocity(at: position) }

  /// Whether the list may have another offset in the next frame.
  package var isMoving: Bool { motion.isMoving }

  /// The offset that the list would have without rubber-banding.
  package var askedOffset: Double { motion.askedOffset(at: position) }

  /// Puts a finger on the list, which stops.
  package mutating func touch() { motion.touch(at: position) }

  /// Starts a new movement of the finger, from which `drag(by:)` measures distances.
  package mutating func startMovement() { motion.startMovement() }

  /// The change by a finger that moves by `distance` from the start of its movement.
  package mutating func drag(by distance: Double) -> Change {
    .move(to: motion.move(by: distance, at: position), isDragging: true)
  }

  /// Lets go of the list, which continues with the velocity of the finger, or with `velocity`.
  package mutating func lift(velocity: Double? = nil, isCancelled: Bool = false) -> Change {
    motion.lift(at: position, velocity: velocity)
    if clamping == .never { stop() }
    return .endDrag(isCancelled: isCancelled)
  }

  /// The change by an app that adds to the inset that it reads, at the start or at the far end.
  package func adding(_ inset: Double, far: Bool) -> Change {
    let own = far ? contentInset.end : contentInset.start
    return .contentInset(contentInset.with(own + inset, far: far))
  }

  /// Stops the motion.
  package mutating func stop() { motion.stop() }

  /// The change by the motion in a frame; `nil` if the list stays where it is.
  ///
  /// `finishFrame` follows the change.
  package mutating func showFrame() -> Change? {
    isShowingFrame = isDecelerating
    return motion.showFrame(at: position).map { .move(to: $0, isDragging: false) }
  }

  package mutating func finishFrame() { isShowingFrame = false }
}
