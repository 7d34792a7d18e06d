import RefreshRuntime
package import RefreshWorld

/// Deceleration and bounces, frame by frame.
///
/// Frames are scheduled only while the list moves or is beyond its edges.
extension SimulatedScrollView {
  /// True while the list moves, and while it waits for a frame in which it may move.
  public var isMoving: Bool { motion != nil || frame != nil }

  /// The offsets between which the list can rest.
  package var bounds: ScrollBounds {
    ScrollBounds(viewport: viewport, content: content, start: startInset, end: endInset)
  }

  /// Starts a deceleration at `velocity`, unless the list would not move.
  func launch(velocity: Double) {
    stop()
    let start = motion(from: offset, velocity: velocity)
    guard !start.isOver || start.offset != offset else { return }
    motion = start
    awaitFrame()
  }

  /// Stops the motion of the list.
  func stop() {
    motion = nil
    frame?.cancel()
    frame = nil
  }

  /// Adjusts the motion after a change of insets, content or viewport has moved the edges.
  func edgesMoved() {
    guard clock != nil, finger == nil, !isDragging else { return }
    if var current = motion {
      current.move(to: now)
      motion = motion(from: current.offset, velocity: current.velocity)
      awaitFrame()
    } else if abs(bounds.clamped(offset) - offset) > physics.stoppingDistance {
      awaitFrame()
    }
  }

  /// Scrolls for a finger or a deceleration, without stopping either.
  func perform(scrollTo target: Double, dragging: Bool) {
    guard let scrollObserver else { return move(to: target, dragging: dragging) }
    scrollObserver(target, dragging) { move(to: target, dragging: dragging) }
  }

  private func motion(from offset: Double, velocity: Double) -> ScrollMotion {
    ScrollMotion(from: offset, velocity: velocity, within: bounds, at: now, physics: physics)
  }

  private func awaitFrame() {
    guard frame == nil, let clock else { return }
    frame = clock.scheduleFrame { [weak self] in self?.showFrame() }
  }

  private func showFrame() {
    frame = nil
    guard var current = motion else { return standAtEdge() }
    current.move(to: now)
    motion = current.isOver ? nil : current
    perform(scrollTo: current.offset, dragging: false)
    // In response to the scroll, a control may have stopped the motion or changed the edges.
    if motion != nil { awaitFrame() }
  }

  /// Moves a list at rest to its edge, if a move of the edge has left the list beyond it.
  ///
  /// As in UIKit, the offset changes at once.
  private func standAtEdge() {
    let edge = bounds.clamped(offset)
    if edge != offset { perform(scrollTo: edge, dragging: false) }
  }
}
