import RefreshRuntime
package import RefreshWorld

/// Deceleration, bouncing and other motion without a finger, frame by frame.
///
/// Frames are scheduled only while it moves or stands where it can't rest.
extension SimulatedScrollView {
  /// Whether the list moves by itself, or is about to.
  public var isMoving: Bool { motion != nil || frame != nil }

  /// The offsets between which the list can rest.
  package var bounds: ScrollBounds {
    ScrollBounds(viewport: viewport, content: content, start: startInset, end: endInset)
  }

  /// Makes the list go on by itself at `velocity`, if there is anywhere to go.
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

  /// Finds a new place to rest after insets, content or viewport have changed.
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

  /// Scrolls on behalf of finger or motion, which goes on.
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
    // The scroll may have made a control stop the motion, or turn it toward a new edge.
    if motion != nil { awaitFrame() }
  }

  /// Moves a list at rest whose edge has gone away.
  ///
  /// UIKit does so at once as well; only the picture may be animated.
  private func standAtEdge() {
    let edge = bounds.clamped(offset)
    if edge != offset { perform(scrollTo: edge, dragging: false) }
  }
}
