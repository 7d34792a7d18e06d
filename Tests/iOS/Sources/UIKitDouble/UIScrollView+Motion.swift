// Fingers on a scroll view, and how it moves by itself: an own, plain model of it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation

/// A finger on a list, or two on a trackpad.
struct Finger {
  /// Where the list would be without a rubber band.
  var asked: CGFloat
  /// How many offsets it has caused.
  var moves = 0
  var isTracking = true
  var isDragging = false
  var isTrackpad = false
  /// Whether it has pulled the system's control past its distance.
  var hasTriggered = false
  /// Whether a control in the content has taken the touch, and keeps it.
  var isHeld = false
}

/// How a list moves by itself.
enum Motion {
  case free(velocity: CGFloat, frozen: UIScrollView.Range?, returnsTo: CGFloat?)
  case scroll(to: CGPoint, remaining: Double)

  var isFree: Bool {
    if case .free = self { true } else { false }
  }

  var frozen: UIScrollView.Range? {
    get {
      guard case .free(_, let frozen, _) = self else { return nil }
      return frozen
    }
    set {
      guard case .free(let velocity, _, let back) = self else { return }
      self = .free(velocity: velocity, frozen: newValue, returnsTo: back)
    }
  }

  var returnsTo: CGFloat? {
    get {
      guard case .free(_, _, let back) = self else { return nil }
      return back
    }
    set {
      guard case .free(let velocity, let frozen, _) = self else { return }
      self = .free(velocity: velocity, frozen: frozen, returnsTo: newValue)
    }
  }
}

extension UIScrollView {
  private static let band: CGFloat = 0.55

  private var extent: CGFloat { isSideways ? size.width : size.height }

  /// Where a finger has to ask for, to have the list at `value`.
  func asked(for value: CGFloat) -> CGFloat {
    let range = range
    let edge = range.clamped(value)
    let over = min(abs(value - edge), extent * 0.99)
    guard over > 0, extent > 0 else { return value }
    let way = over * extent / (Self.band * (extent - over))
    return value < edge ? edge - way : edge + way
  }

  func banded(_ asked: CGFloat) -> CGFloat {
    let range = range
    let edge = range.clamped(asked)
    let over = abs(asked - edge)
    guard bounces else { return edge }
    guard over > 0, extent > 0 else { return asked }
    let way = over * extent * Self.band / (extent + Self.band * over)
    return asked < edge ? edge - way : edge + way
  }

  /// A finger touches the list, which stops it.
  public func touchDown(onTrackpad: Bool = false) {
    panGestureRecognizer.whenDisabled = { [weak self] in self?.cancelTouch() }
    guard finger == nil, window != nil else { return }
    if switches.body.stopsAtTouch {
      motion = nil
      isLanding = false
    }
    // What was waiting for a touch.
    if mustClamp {
      mustClamp = false
      let target = snapped(range.clamped(position1))
      if target != position1 { move(to: point(at: target)) }
    }
    finger = Finger(
      asked: asked(for: position1),
      isTracking: !onTrackpad || switches.trackpad == .both
    )
    finger?.isTrackpad = onTrackpad
  }

  /// A finger rests at a point of the content, for so long that the touch goes to what lies there.
  ///
  /// Where that is a `UIControl`, the list does not take it back when the finger moves.
  public func touchDown(restingAt point: CGPoint) {
    guard finger == nil else { return }
    touchDown()
    let view = touched(at: point)
    finger?.isHeld = view is UIControl && !(view is UIRefreshControl)
  }

  /// Whether the finger that is there cannot scroll.
  public var isHeld: Bool { finger?.isHeld ?? false }

  /// The finger moves on; a positive distance is one down, or to the right.
  public func fingerMoves(by distance: CGFloat, scrolling: Bool = true) {
    grab()
    guard let old = finger, !old.isHeld else { return }
    let way = isSideways ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    finger?.moves += 1
    panGestureRecognizer.move(by: way, withTouches: !old.isTrackpad)
    panGestureRecognizer.become(old.moves == 0 ? .began : .changed)
    let isFirst = switches.body.isFirstTarget
    if !isFirst { tellTargets() }
    // An observer of the move may have ended the pan.
    defer { if isFirst, finger != nil { tellTargets() } }
    guard finger != nil else { return }
    if old.moves == 0, distance > 0, movesSheet {
      // The sheet has the finger from now on.
      cancelTouch()
      return
    }
    let mayDrag = !old.isTrackpad || switches.trackpad != .neither
    finger?.isDragging = mayDrag && old.moves >= switches.lateDragging
    guard scrolling else { return }
    finger?.asked -= distance
    let target = banded(finger?.asked ?? 0)
    move(to: point(at: switches.snapsUnderFinger ? snapped(target) : target))
    pullSystemControl()
  }

  /// Tells those who watch the pan, beside the list itself.
  private func tellTargets() {
    Writes.asOthers { panGestureRecognizer.tell() }
  }

  /// Whether a pull moves the sheet that shows the list, and not the list.
  private var movesSheet: Bool {
    switches.sheetPull == .systemControl && refreshControl == nil && !isSideways
      && position1 < range.low + 0.5 && isInPresentedSheet
  }

  private var isInPresentedSheet: Bool {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        // In a narrow window, a popover is a sheet.
        let isPopover =
          controller.popoverPresentationController != nil
          && traitCollection.horizontalSizeClass == .compact
        return controller.presentingViewController != nil
          && (controller.sheetPresentationController != nil || isPopover)
      }
      responder = current.next
    }
    return false
  }

  /// The system's control begins at its own distance, if anyone wants to know.
  private func pullSystemControl() {
    guard let refreshControl, refreshControl.hasActions, !refreshControl.isRefreshing else {
      return
    }
    if position1 > range.low - firingDistance {
      finger?.hasTriggered = false
    } else if finger?.hasTriggered == false, finger?.isTracking == true {
      finger?.hasTriggered = true
      refreshControl.trigger()
    }
  }

  /// The pull at which the system's control fires: one for all lists, or a part of their height.
  private var firingDistance: CGFloat {
    let share = switches.firingShare
    return share > 0 ? max(60, min(148, share * extent)) : switches.firingDistance
  }

  /// Moves the finger until the list is at `value`.
  public func fingerMoves(to value: CGFloat) {
    grab()
    guard let finger else { return }
    fingerMoves(by: finger.asked - asked(for: value))
  }

  /// The list moves under a finger, which goes on from there.
  func jumpUnderFinger(by distance: CGFloat) {
    guard finger != nil else { return }
    move(to: snapped(point(at: position1 + distance)))
    finger?.asked = asked(for: position1)
  }

  /// The room of the system's control is gone: the list runs back, as after a pull.
  func returnFromRefresh() {
    guard finger == nil, motion == nil, window != nil, position1 < range.low else { return }
    motion = .free(velocity: 0, frozen: nil, returnsTo: nil)
  }

  /// The finger leaves, with the content at some velocity; negative is toward the start.
  public func lift(velocity: CGFloat = 0) {
    endPan(as: .ended, velocity: velocity)
  }

  /// The system takes the finger away.
  public func cancelTouch(as state: UIGestureRecognizer.State = .cancelled) {
    let speed = isSideways ? panGestureRecognizer.speed.x : panGestureRecognizer.speed.y
    endPan(as: state, velocity: switches.body.flingsCanceledPans ? -speed : 0)
  }

  private func endPan(as state: UIGestureRecognizer.State, velocity: CGFloat) {
    guard let finger else { return }
    awaitRestAnew()
    let tell = { [panGestureRecognizer] in
      if finger.moves > 0 { Writes.asOthers { panGestureRecognizer.enter(state) } }
    }
    if switches.endsDragFirst, window != nil {
      if switches.body.isFirstTarget, finger.moves > 0 { panGestureRecognizer.become(state) }
      self.finger = nil
      isZooming = false
      Writes.asOthers { refreshControl?.lifted() }
      startMotion(velocity: switches.body.fling(at: velocity, of: finger))
      tell()
      panGestureRecognizer.rest()
      panGestureRecognizer.setTranslation(.zero, in: self)
      return growTitle()
    }
    tell()
    self.finger = nil
    isZooming = false
    panGestureRecognizer.state = .possible
    panGestureRecognizer.setTranslation(.zero, in: self)
    Writes.asOthers { refreshControl?.lifted() }
    guard window != nil else { return }
    // What the control did about it may have moved the list.
    startMotion(velocity: switches.body.fling(at: velocity, of: finger))
    growTitle()
  }

  private func startMotion(velocity: CGFloat) {
    if !switches.body.stopsAtTouch, motion != nil { return }
    if let landing = landing ?? placeOfBar {
      isLanding = true
      motion = .scroll(to: point(at: landing), remaining: 0.3)
    } else if velocity != 0 || range.clamped(position1) != position1 {
      motion = .free(velocity: velocity, frozen: nil, returnsTo: nil)
      let over = position1 - range.clamped(position1)
      // The spring is faster than a slow fling.
      isFling = switches.keepsSpeed && over * velocity < 0 && abs(velocity) > 500
    }
  }

  /// Another finger lands on a list that a finger holds: the middle of both is elsewhere.
  public func secondFingerLands(at distance: CGFloat) {
    guard finger != nil else { return }
    panGestureRecognizer.land(at: CGPoint(x: 0, y: distance))
    Writes.asOthers { panGestureRecognizer.enter(.changed) }
  }

  /// The list moves on by itself for a frame.
  public func frame(after seconds: Double) {
    refreshControl?.timePasses(seconds)
    secondsSinceStop = secondsSinceStop.map { $0 + seconds }
    switch motion {
    case nil: return
    case .scroll(let target, let remaining):
      let share = remaining > seconds ? seconds / remaining : 1
      let value = CGPoint(
        x: offset.x + (target.x - offset.x) * share,
        y: offset.y + (target.y - offset.y) * share
      )
      motion = share < 1 ? .scroll(to: target, remaining: remaining - seconds) : nil
      if share >= 1 && !switches.endsSilently { isLanding = false }
      move(to: share < 1 ? snapped(value) : target)
      if share >= 1 { isLanding = false }
    case .free(let velocity, let frozen, let back):
      runFreely(velocity, frozen, back, seconds)
    }
  }

  private func runFreely(
    _ velocity: CGFloat,
    _ frozen: Range?,
    _ back: CGFloat?,
    _ seconds: Double
  ) {
    if let rule = switches.body.rule { return runFreely(velocity, seconds, by: rule) }
    let range = frozen ?? range
    // A write of the offset has ended the motion.
    let isKept = exact.map { abs($0 - position1) < 1.5 / max(switches.scale, 1) } ?? false
    let from = back ?? (isKept ? exact : nil) ?? position1
    let edge = range.clamped(from)
    let over = from - edge
    var value: CGFloat
    var speed: CGFloat
    let time = CGFloat(seconds)
    if over != 0 {
      // A critically damped spring.
      let rate: CGFloat = 12
      let decay = exp(-rate * time)
      let drive = velocity + rate * over
      value = edge + (over + drive * time) * decay
      speed = (velocity - rate * drive * time) * decay
      // The app may have moved the list past its other edge.
      isFling = isFling && over * velocity < 0
      if isFling {
        (value, speed) = (from + velocity * time, velocity)
        isFling = (value - edge) * over > 0
      } else if (value - edge) * over < 0 {
        // It never pulls the list to the other side.
        (value, speed) = (edge, 0)
      }
    } else {
      speed = velocity * pow(0.998, time * 1000)
      value = from + (velocity + speed) / 2 * time
      if abs(value - from) > 400 { value = from + (value > from ? 400 : -400) }
    }
    if !bounces, range.clamped(value) != value { (value, speed) = (range.clamped(value), 0) }
    let isBack = abs(value - range.clamped(value)) < 0.2 && abs(speed) < 20
    if isBack {
      if !switches.endsSilently { motion = nil }
      exact = nil
      value = range.clamped(value)
      // The range may be another one by now.
      if frozen != nil { value = self.range.clamped(value) }
      move(to: snapped(point(at: value)))
      if case .free = motion { motion = nil }
      growTitle()
      if self.range.clamped(position1) != position1 { clamp(after: .other) }
    } else {
      motion = .free(velocity: speed, frozen: frozen, returnsTo: nil)
      exact = value
      move(to: snapped(point(at: value)))
    }
  }
}

extension UIScrollView {
  /// Whether a finger is on the list.
  public var isTouched: Bool { finger != nil }

  /// Whether a finger pans the list.
  public var isPanned: Bool {
    panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed
  }

  /// Whether it moves by itself, or may still be taken for a list that does.
  public var isMoving: Bool { motion != nil || (secondsSinceStop ?? 1.1) < 1.1 }

  /// Whether a scroll of the app is on its way.
  public var isScrollingAnimated: Bool {
    if case .scroll = motion { true } else { false }
  }
}

extension UIScrollView {
  /// Two fingers pinch the content of a list, which keeps its middle where it is.
  public func pinch(to size: CGSize) {
    touchDown()
    guard let old = finger, !old.isHeld else { return }
    isZooming = true
    panGestureRecognizer.move(by: CGPoint(x: 0, y: 3))
    finger?.moves += 1
    Writes.asOthers { panGestureRecognizer.enter(old.moves == 0 ? .began : .changed) }
    guard finger != nil else { return }
    finger?.isDragging = true
    let (before, middle) = (content, offset)
    contentSize = size
    let place = CGPoint(
      x: zoomed(middle.x, self.size.width, by: size.width, of: before.width),
      y: zoomed(middle.y, self.size.height, by: size.height, of: before.height)
    )
    move(to: snapped(CGPoint(x: isSideways ? place.x : clampedAcross(place.x), y: place.y)))
    finger?.asked = asked(for: position1)
  }

  /// The offset at which the middle of a list stays where it is.
  private func zoomed(_ offset: CGFloat, _ size: CGFloat, by new: CGFloat, of old: CGFloat)
    -> CGFloat
  {
    old >= 1 ? (offset + size / 2) * new / old - size / 2 : offset
  }

  private func clampedAcross(_ value: CGFloat) -> CGFloat {
    let insets = adjustedContentInset
    let last = content.width + insets.right - size.width
    return min(max(value, -insets.left), max(-insets.left, last))
  }

  /// The fingers leave; with a size, the content runs back to it.
  public func endPinch(at size: CGSize?) {
    guard isZooming else { return }
    awaitRestAnew()
    isZooming = false
    isZoomBouncing = size != nil
    Writes.asOthers { panGestureRecognizer.enter(.ended) }
    finger = nil
    panGestureRecognizer.rest()
    panGestureRecognizer.setTranslation(.zero, in: self)
    defer { isZoomBouncing = false }
    guard window != nil else { return }
    if let size { contentSize = size }
    let place = isSideways ? offset.x : clampedAcross(offset.x)
    let rest = range.clamped(position1)
    move(to: snapped(isSideways ? CGPoint(x: rest, y: offset.y) : CGPoint(x: place, y: rest)))
  }
}
