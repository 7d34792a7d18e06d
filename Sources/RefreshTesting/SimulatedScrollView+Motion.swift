import RefreshRuntime
package import RefreshWorld

/// Deceleration and bounces, frame by frame.
///
/// Frames are scheduled only while the list moves or is beyond its edges.
extension SimulatedScrollView {
  /// True while the list moves, and while it waits for a frame in which it may move.
  public var isMoving: Bool { list.isMoving }

  /// The offsets between which the list can rest.
  package var bounds: ScrollBounds {
    ScrollBounds(viewport: viewport, content: content, start: startInset, end: endInset)
  }

  /// The offset, the edges and the time of the list.
  var position: ScrollList.Position {
    ScrollList.Position(offset: offset, bounds: bounds, time: clock?.now ?? 0)
  }

  /// Adjusts the motion after a change of insets, content or viewport has moved the edges.
  func edgesMoved() {
    if clock != nil && !isDragging { list.edgesMoved(at: position) }
  }

  /// Schedules a frame if the list moves, and cancels the scheduled frame otherwise.
  func scheduleFrame() {
    guard list.isMoving, let clock else {
      frame?.cancel()
      frame = nil
      return
    }
    if frame == nil { frame = clock.scheduleFrame { [weak self] in self?.showFrame() } }
  }

  private func showFrame() {
    frame = nil
    isShowingFrame = list.isDecelerating
    defer { isShowingFrame = false }
    guard let target = list.showFrame(at: position) else { return }
    move(to: target, dragging: false)
  }
}
