// The rules of a scroll view that is not ours: facts about an open simulator, written anew.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation

extension Switches {
  /// Lets a list follow the rules of a body, in place of the settings that these rules decide.
  public mutating func follow(_ body: Body) {
    self.body = body
    guard body == .foreign else { return }
    // The range is clamped in the layout of the frame; under a finger, the band of the new one counts.
    (clamping, topChange, bounceChange, fingerChange) = (.atLayout, .stays, .turns, .recomputed)
    laysOutInWrites = false
    // Observers of `bounds` hear before the delegate does, those of the offset after it.
    (observersFirst, tellsBoundsOnScroll, noticesPerChange) = (false, true, 1)
    // The list is the first target of its pan, and no delegate hears of the end of a motion.
    (endsDragFirst, lateDragging, endsSilently, keepsSpeed) = (true, 0, true, false)
    (roomStart, roomEnd, hasRoomInContentInset) = (.atLift, .atOnce, true)
    (firingDistance, firingShare, beginsOffscreen, startsFlat) = (80, 0, true, false)
    (systemPull, jumpsAtTrigger, staysUnderAlert, tintReset) = (.tells, false, false, .never)
  }
}

/// The rules that no setting of the double decides.
extension Switches.Body {
  /// How a list moves by itself.
  struct Rule {
    /// What remains of a velocity after a millisecond.
    let deceleration: CGFloat = 0.998
    /// The velocity at which a list rests, in points a second.
    let slowest: CGFloat = 8
    /// How fast a list springs back, in a second.
    let spring: CGFloat = 12
    /// The distance from the edge at which it is back.
    let nearest: CGFloat = 0.5
  }

  var rule: Rule? { self == .foreign ? Rule() : nil }

  /// Whether a list moves before other targets hear of its pan, at each event.
  var isFirstTarget: Bool { self == .foreign }
  /// Whether a write of the offset stops a fling, which goes on to count as one.
  var stopsAtWrites: Bool { self == .foreign }
  /// Whether a touch stops a list before it moves.
  var stopsAtTouch: Bool { self == .double }
  var roundsOffsets: Bool { self == .double }
  /// Whether the range of the moment holds in each layout of a list that is still, and nowhere else.
  var clampsInEachLayout: Bool { self == .foreign }
  var flingsCanceledPans: Bool { self == .foreign }
  /// Whether the height of the system's control is the pull.
  var stretchesControl: Bool { self == .foreign }
  /// Whether the list scrolls out of the room of the system's control before the room goes.
  var scrollsBeforeEnd: Bool { self == .foreign }

  /// The velocity with which a list runs on that a finger leaves at some velocity.
  func fling(at velocity: CGFloat, of finger: Finger) -> CGFloat {
    self == .foreign && (abs(velocity) <= 30 || finger.moves == 0) ? 0 : velocity
  }
}

extension UIScrollView {
  /// Clamps a list that nothing moves, and that is outside of its range by more than the errors of sums.
  func clampInLayout() {
    guard finger == nil, motion == nil, refreshControl?.isLeaving != true,
      abs(range.clamped(position1) - position1) > 0.001
    else { return }
    // In a layout, the move is an event of its own.
    Writes.noted.barSteps += 1
    clampNow()
  }

  /// How far toward its start the next layout moves a list after a bar above it has grown.
  public func moveInLayout(afterGrowthBy change: CGFloat) -> CGFloat {
    guard switches.body.clampsInEachLayout, finger == nil, motion == nil else { return 0 }
    let low = range.low - change
    let high = content.height + adjustedContentInset.bottom - size.height
    return position1 - Range(low: low, high: max(low, high)).clamped(position1)
  }

  /// Stops a list that runs freely; it goes on to say that it decelerates.
  func stopFling() {
    guard motion?.isFree == true else { return }
    motion = nil
    secondsSinceStop = 0
  }

  /// Lets the wait begin anew for a list at rest that goes on to say that it decelerates.
  public func awaitRestAnew() {
    if secondsSinceStop != nil { secondsSinceStop = 0 }
  }

  /// Lets the first movement of a finger stop the list, which jumps if it was past its edge.
  func grab() {
    guard let finger, finger.moves == 0, !finger.isHeld, !switches.body.stopsAtTouch else { return }
    (motion, isLanding, secondsSinceStop) = (nil, false, nil)
    self.finger?.asked = position1
  }

  /// A frame of a list that runs freely.
  func runFreely(_ velocity: CGFloat, _ seconds: Double, by rule: Switches.Body.Rule) {
    let edge = range.clamped(position1)
    let time = CGFloat(seconds)
    var (speed, value, isOver): (CGFloat, CGFloat, Bool)
    if edge != position1 {
      let over = (position1 - edge) * exp(-rule.spring * time)
      isOver = abs(over) < rule.nearest
      (speed, value) = (0, isOver ? edge : edge + over)
    } else {
      speed = velocity * pow(rule.deceleration, time * 1000)
      value = position1 + (velocity + speed) / 2 * time
      isOver = abs(speed) < rule.slowest && range.clamped(value) == value
    }
    if !bounces { value = range.clamped(value) }
    motion = .free(velocity: speed, frozen: nil, returnsTo: nil)
    secondsSinceStop = nil
    move(to: point(at: value))
    guard isOver, motion?.isFree == true else { return }
    motion = nil
    growTitle()
  }

  /// Scrolls a list out of the room of the system's control; returns `false` if it is out.
  func scrollsOut(of room: CGFloat) -> Bool {
    let target = range.low + room
    guard finger == nil, window != nil, room > 0, position1 < target - 0.5 else { return false }
    motion = .scroll(to: point(at: target), remaining: 0.3)
    return true
  }
}
