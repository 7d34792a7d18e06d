import RefreshCore
import RefreshPreview
import RefreshWorld

/// The facts about the history of a trace by which deviations are recognized.
struct Facts: Sendable {
  /// The current geometry of the scroll view.
  var reading: ScrollReading
  /// Whether the control is on screen.
  var isAttached: Bool
  /// The history of the library.
  var peer = PeerHistory()
  /// Whether the finger that held the list at the last end is still down.
  var isHeldSinceEnd = false
  /// Whether the finger lifted while `isHeldSinceEnd` was true, and no drag has begun since.
  var liftedAfterHeldEnd = false
  /// Whether the app has changed its insets since the start, or since they were last adopted.
  var hasNewInsets = false
  /// Whether the app's insets have changed since the last scroll.
  ///
  /// Scrolls do not count while our control is busy, or the control of the library is hidden.
  var hasUnseenInsets = false
  /// Whether our control has started a refresh in the current drag, or in the lift that ended it.
  var hasFiredInDrag = false
  /// Whether the current or last drag has pulled the list past its start.
  var hasPulledStart = false
  /// Whether the last offset of the current or last drag is the start of the list, or before it.
  var isDraggedToStart = false
  /// Whether the current or last drag began while our control was busy.
  var hasDraggedWhileBusy = false
  /// Whether the app has called `begin` between an end and its effect; false again at rest.
  var hasBegunAfterEnd = false
  /// The number of ends and resets that had no refresh to end.
  var spareEnds = 0
  /// Whether a finger has held the list at any time since the last end.
  var isTouchedSinceEnd = false
  /// Whether the app has ended the current refresh.
  var hasEnded = false

  private var lastEvent: Stimulus?

  init(_ scene: TraceScene) {
    reading = ScrollReading(
      offset: scene.offset ?? -scene.start,
      viewport: scene.viewport,
      content: scene.content,
      start: scene.start,
      end: scene.end
    )
    isAttached = scene.isInWindow
  }

  /// Records an event before our control replays it.
  mutating func note(_ event: Stimulus, ours: Observation) {
    let isBusy = ours.isBusy
    // The effects of a lift are compared only at the event after it, which may start the next drag.
    let isAfterDrop = lastEvent == .release
    lastEvent = event
    switch event {
    case .scroll(let offset, let dragging):
      if !dragging {
        noteLift()
      } else if !reading.isDragging {
        noteTouch(isAfterDrop: isAfterDrop, isBusy: isBusy)
      }
      reading.offset = offset
      reading.isDragging = dragging
      if dragging { noteDrag(to: offset) }
      if !isBusy && !peer.isHidden { hasUnseenInsets = false }
    case .release:
      noteLift()
      reading.isDragging = false
    case .displace(let offset, let dragging):
      reading.offset = offset
      reading.isDragging = dragging
    case .cancelGesture: reading.isDragging = false
    case .content(let content): reading.content = content
    case .insets(let start, let end):
      reading.start = start
      reading.end = end
      hasNewInsets = true
      hasUnseenInsets = true
    case .viewport(let viewport): reading.viewport = viewport
    case .end, .reset:
      if isBusy && !hasEnded { hasEnded = true } else { spareEnds += 1 }
      isHeldSinceEnd = reading.isDragging
      isTouchedSinceEnd = reading.isDragging
    case .window(let attached): isAttached = attached
    case .begin: if isBusy && hasEnded { hasBegunAfterEnd = true }
    case .tap, .triggered, .wait, .hidden, .enabled, .opposite, .openSecondLevel,
      .closeSecondLevel:
      break
    }
  }

  private mutating func noteTouch(isAfterDrop: Bool, isBusy: Bool) {
    hasFiredInDrag = isAfterDrop && hasFiredInDrag
    hasPulledStart = isAfterDrop && hasPulledStart
    liftedAfterHeldEnd = isAfterDrop && liftedAfterHeldEnd
    hasDraggedWhileBusy = isBusy
  }

  private mutating func noteDrag(to offset: Double) {
    if hasEnded { isTouchedSinceEnd = true }
    if reading.firstOffset.isBeyond(offset) { hasPulledStart = true }
    isDraggedToStart = reading.firstOffset.reaches(offset)
  }

  /// Records the response of our control to an event.
  ///
  /// `continues` is true if the library continues a refresh, so our control may not have started one.
  mutating func note(before: Observation, after: Observation, continues: Bool = false) {
    let isStart = after.isBusy && !before.isBusy && !continues
    // A deferred end may take effect under a finger that touched the list after the end.
    if before.isBusy && !after.isBusy && reading.isDragging { isHeldSinceEnd = true }
    if isStart && reading.isDragging { hasFiredInDrag = true }
    if isStart {
      hasEnded = false
      isTouchedSinceEnd = false
    }
    if after.phase == .idle { hasBegunAfterEnd = false }
    reading.offset = after.offset
  }

  /// Adopts the insets of the library at rest as the insets of the app.
  mutating func adoptInsets(start: Double, end: Double) {
    guard start != reading.start || end != reading.end else { return }
    reading.start = start
    reading.end = end
    hasNewInsets = false
    hasUnseenInsets = true
  }

  private mutating func noteLift() {
    guard isHeldSinceEnd else { return }
    isHeldSinceEnd = false
    liftedAfterHeldEnd = true
  }
}

extension Observation {
  /// Whether the control is refreshing or pending.
  var isBusy: Bool { phase == .refreshing || phase == .pending }
}
