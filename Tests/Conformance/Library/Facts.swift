import RefreshCore
import RefreshSimulator
import RefreshWorld

/// What a deviation may ask about the history of a trace.
struct Facts: Sendable {
  /// The scroll view as it is now.
  var reading: ScrollReading
  /// Whether the control is on screen.
  var isAttached: Bool
  /// What the recording shows about the library.
  var peer = PeerHistory()
  /// Whether the finger that was down when the last refresh ended has stayed down.
  var isHeldSinceEnd = false
  /// Whether the finger lifted while `isHeldSinceEnd`, and no drag has begun since.
  var liftedAfterHeldEnd = false
  /// Whether the app has set other insets since the start.
  var hasNewInsets = false
  /// Whether it did so after the last scroll, or while ours was busy.
  var hasUnseenInsets = false
  /// Whether ours has started a refresh in this drag or in the lift that ended it.
  var hasFiredInDrag = false
  /// Whether the drag under way, or the last one, began while ours was busy.
  var hasDraggedWhileBusy = false
  /// Whether the app asked for a refresh after the end of the one that was still shown.
  var hasBegunAfterEnd = false
  /// How many ends came while nothing was there to end.
  var spareEnds = 0
  /// Whether a finger has held the list at any time since the end came.
  var isTouchedSinceEnd = false
  /// Whether an end has come for the refresh that is under way.
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

  /// Takes in an event, before it is played.
  mutating func note(_ event: Stimulus, ours: Observation) {
    let isBusy = ours.isBusy
    // What a lift did is only seen at the event after it, which may be the next drag.
    let isAfterDrop = lastEvent == .release
    lastEvent = event
    switch event {
    case .scroll(let offset, let dragging):
      if dragging && !reading.isDragging {
        hasFiredInDrag = isAfterDrop && hasFiredInDrag
        liftedAfterHeldEnd = isAfterDrop && liftedAfterHeldEnd
        hasDraggedWhileBusy = isBusy
      }
      if !dragging { noteLift() }
      if dragging && hasEnded { isTouchedSinceEnd = true }
      reading.offset = offset
      reading.isDragging = dragging
      if !isBusy && !peer.isHidden { hasUnseenInsets = false }
    case .release:
      noteLift()
      reading.isDragging = false
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
    case .tap, .wait, .hidden, .enabled, .opposite, .openSecondLevel, .closeSecondLevel: break
    }
  }

  /// Takes in what ours did, after it was played; `continues` if it went on with a refresh.
  mutating func note(before: Observation, after: Observation, continues: Bool = false) {
    let isStart = after.isBusy && !before.isBusy && !continues
    // An end that was deferred takes effect under a finger that came after it.
    if before.isBusy && !after.isBusy && reading.isDragging { isHeldSinceEnd = true }
    if isStart && reading.isDragging { hasFiredInDrag = true }
    if isStart {
      hasEnded = false
      isTouchedSinceEnd = false
    }
    if after.phase == .idle { hasBegunAfterEnd = false }
    reading.offset = after.offset
  }

  /// Takes the insets that the library shows at rest for those of the app.
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
  /// Whether the control is busy, or will be on screen.
  var isBusy: Bool { phase == .refreshing || phase == .pending }
}
