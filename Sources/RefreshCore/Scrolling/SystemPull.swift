/// The decisions about a list that a `UIRefreshControl` drives.
///
/// The control of a design is drawn inside the `UIRefreshControl`; it writes no insets, and does not
/// decide about the pull. Its added inset stands for the room of the `UIRefreshControl`: as long as the
/// machine adds one, the `UIRefreshControl` has to refresh.
package struct SystemPull: Sendable {
  /// The state of the list and of its `UIRefreshControl`.
  package struct Snapshot: Sendable {
    /// The list; its insets include the room of the `UIRefreshControl`.
    package var list: ListSnapshot
    /// Whether a finger is on the list, even one that rests.
    package var isHeld: Bool
    /// Whether the `UIRefreshControl` is that of the list, from which the app may take it for a moment.
    package var isHosted: Bool
    package var isRefreshing: Bool

    package init(list: ListSnapshot, isHeld: Bool, isHosted: Bool, isRefreshing: Bool) {
      (self.list, self.isHeld) = (list, isHeld)
      (self.isHosted, self.isRefreshing) = (isHosted, isRefreshing)
    }

    /// Whether the list and its `UIRefreshControl` are on screen.
    fileprivate var isInWindow: Bool { list.isInWindow && isHosted }
  }

  /// The consequences of a change.
  package enum Command: Sendable, Equatable {
    /// The list has scrolled, or its insets or size have changed.
    case scrolled(ScrollReading)
    /// The finger has lifted.
    case released
    /// The app has begun a refresh of the `UIRefreshControl`, which the control is to show.
    case began
    /// The app has ended the refresh of the `UIRefreshControl`.
    case ended
    /// Scroll to an offset, if there is one, and begin the refresh of the `UIRefreshControl`.
    case begin(offset: Double?)
    /// End the refresh of the `UIRefreshControl`.
    case end
    /// Scroll: to the room after a finger, or back since the refresh is over before UIKit's has begun.
    case scroll(offset: Double)
  }

  private var inset: RoomyInset
  private var title: TitleStretch
  private var finger = FingerTrack()
  private var points = ScrollPoints()
  /// Whether UIKit has had the time to take the room away since the refresh.
  private var isSettled = false
  private var isHeld: Bool
  private var last: ScrollReading?
  /// Whether the control refreshes or shows its outcome.
  package private(set) var isWanted = false
  /// Whether the list has to show the room before it is there.
  private var mustShow = false
  /// Whether the list has to show the room once the finger has lifted.
  private var mustShowLater = false
  /// Whether the `UIRefreshControl` has still to begin.
  private var mustBegin = false
  /// Whether the list has scrolled to show the room, which is not there yet.
  private var isAhead = false
  /// Whether the `UIRefreshControl` has refreshed since the control has wanted it.
  private var hasRun = false
  /// Whether the `UIRefreshControl` has fired in this turn, in which other targets still hear of it.
  private var isFiring = false
  /// Whether the refresh of the `UIRefreshControl` is one that the control has to end.
  package private(set) var isKnown = false
  /// Whether the app has begun that refresh, which the control does not show yet.
  private var isOfApp = false
  /// Whether the app has begun that refresh, or the last one.
  package private(set) var isAdopted = false
  /// The pulls at which the `UIRefreshControl` has fired, for each extent of the viewport.
  private var distances: [(viewport: Double, pull: Double)] = []

  /// Starts with a list, or goes on after another control of the same `UIRefreshControl`.
  package init(list: Snapshot, after old: SystemPull? = nil) {
    title = TitleStretch(in: list.list)
    inset = old?.inset ?? RoomyInset(of: list.list, hasRoom: list.isRefreshing)
    points.scale = list.list.scale
    isHeld = list.isHeld
    // A refresh that the other control has left has to be ended.
    isKnown = old?.isKnown ?? false
    distances = old?.distances ?? []
  }

  /// Starts anew with a list that was not known before.
  package mutating func start(in list: Snapshot) {
    title = TitleStretch(in: list.list)
    inset = RoomyInset(of: list.list, hasRoom: list.isRefreshing)
  }

  /// The list without the room of the `UIRefreshControl` and the growth of a title.
  package mutating func reading(of list: Snapshot) -> ScrollReading {
    inset.follow(
      list.list,
      growth: title.length,
      isRefreshing: list.isRefreshing,
      mayHaveRoom: isWanted || list.isRefreshing,
      mayKeepRoom: !isSettled
    )
    return points.counted(
      ScrollReading(
        offset: list.list.offset.y,
        viewport: list.list.size.y,
        content: list.list.content.y,
        start: inset.resting + (isOfApp ? inset.room : 0),
        end: list.list.adjustedInset.bottom,
        isDragging: list.isHeld
      )
    )
  }

  /// Follows a title that stretches with the pull, beside the room.
  private mutating func followTitle(of list: Snapshot, isTurnEnd: Bool) {
    if list.list.scale > 0 { points.scale = list.list.scale }
    var roomless = list.list
    roomless.contentInset.top += inset.roomInAdded
    title.follow(
      roomless,
      added: inset.room,
      finger: finger.follow(roomless.pan),
      isLayout: isTurnEnd,
      points: points
    )
  }

  /// The room of the `UIRefreshControl` in the content inset, which the app did not write.
  package mutating func roomInContentInset(of list: Snapshot) -> Double {
    _ = reading(of: list)
    return inset.roomInContent
  }

  /// The pull at which the `UIRefreshControl` has fired in lists of this extent, if it has.
  package func distance(in viewport: Double) -> Double? {
    distances.first { $0.viewport == viewport }?.pull
  }

  /// Notes that the `UIRefreshControl` has fired; returns the distance that a finger has shown.
  package mutating func fired(in list: Snapshot) -> Double? {
    (isKnown, isFiring, isOfApp, isAdopted) = (true, true, false, false)
    let reading = reading(of: list)
    let pull = -reading.start - reading.offset
    // A scroll of VoiceOver shows no distance.
    guard list.isHeld, pull > RefreshBehavior.systemHeight / 2 else { return nil }
    distances.removeAll { $0.viewport == reading.viewport }
    distances.append((reading.viewport, pull))
    return pull
  }

  /// Notes whether the control refreshes or shows its outcome.
  package mutating func want(_ isWanted: Bool, in list: Snapshot) {
    guard isWanted != self.isWanted else { return }
    self.isWanted = isWanted
    (mustShow, hasRun) = (false, isWanted && list.isRefreshing)
    mustBegin = isWanted && !list.isRefreshing
    mustShowLater = mustBegin && list.isHeld
    if mustBegin { isAdopted = false }
    if list.isRefreshing { (isKnown, isOfApp) = (true, false) }
  }

  /// Notes that the control has to be visible.
  package mutating func show() {
    mustShow = true
  }

  /// Notes that another action runs, of a refresh that may follow on one that the app has ended.
  package mutating func run(in list: Snapshot) {
    mustBegin = isWanted && !list.isRefreshing
  }

  /// The command that follows from an event of the control, if there is one.
  package mutating func nextCommand(in list: Snapshot) -> Command? {
    guard isWanted else {
      if list.isRefreshing { return isKnown && !isFiring && !list.isHeld ? .end : nil }
      // Off screen, the insets are not those of the list.
      guard isAhead, list.isInWindow else { return nil }
      isAhead = false
      return list.isHeld ? nil : .scroll(offset: -list.list.adjustedInset.top)
    }
    guard mustBegin, list.isInWindow, !list.isRefreshing else { return nil }
    mustBegin = false
    isAhead = mustShow && !list.isHeld
    // Bars may have changed since the control has asked for it.
    let place = -reading(of: list).start - RefreshBehavior.systemHeight
    return .begin(offset: isAhead ? place : nil)
  }

  /// The scroll that shows the whole room after a finger, unless it has scrolled away from the room.
  private mutating func showLater(in list: Snapshot) -> Command? {
    guard mustShowLater, !list.isHeld, !list.list.isDecelerating, inset.isFull else { return nil }
    mustShowLater = false
    let reading = reading(of: list)
    let pull = -reading.start - reading.offset
    guard pull > -0.5, pull < RefreshBehavior.systemHeight - 0.5 else { return nil }
    return .scroll(offset: -reading.start - RefreshBehavior.systemHeight)
  }

  /// Notes that the list has left its window before the `UIRefreshControl` has begun.
  package mutating func postpone() {
    mustBegin = isWanted
  }

  /// Whether the room is still there after a refresh, and no finger keeps it.
  package func awaitsEndOfRoom(in list: Snapshot) -> Bool {
    inset.room > 0 && !isSettled && !isWanted && !list.isRefreshing && !list.isHeld
  }

  /// Notes that room which is still there is not UIKit's, or is there to stay.
  package mutating func settle() {
    isSettled = true
  }

  /// The consequences of a change of the list, and at the end of a turn, what has to be done.
  ///
  /// A refresh of the `UIRefreshControl` ends in a later step than it begins: between its start and its
  /// event, it only seems to be unwanted.
  package mutating func follow(_ list: Snapshot, isTurnEnd: Bool) -> [Command] {
    var commands: [Command] = []
    let wasOfApp = isOfApp
    if isTurnEnd {
      isFiring = false
      isOfApp = list.isRefreshing && !isKnown && !isWanted
      if isOfApp && !wasOfApp {
        isAdopted = true
        commands.append(.began)
      }
    }
    followTitle(of: list, isTurnEnd: isTurnEnd)
    // A target of the app may end the refresh before the turn does.
    if isWanted || list.isRefreshing { isSettled = false }
    if !isWanted && !list.isRefreshing {
      // A refresh that ends in a list which stays as it is ends unnoticed until the turn does.
      if wasOfApp { commands.append(.ended) }
      (isKnown, isOfApp) = (false, false)
    }
    let wasHeld = isHeld
    isHeld = list.isHeld
    let (before, reading) = (last, reading(of: list))
    if reading != last {
      last = reading
      commands.append(.scrolled(reading))
    }
    if wasHeld && !list.isHeld { commands.append(.released) }
    if isWanted, list.isRefreshing {
      (hasRun, isAhead, mustShow) = (true, false, false)
    } else if isWanted, hasRun {
      hasRun = false
      if list.isHosted {
        commands.append(.ended)
      } else {
        // It begins again when the app gives it back.
        mustBegin = true
        mustShow = before.map { -$0.start - $0.offset > 0.5 } ?? false
      }
    }
    if isTurnEnd, let command = nextCommand(in: list) ?? showLater(in: list) {
      commands.append(command)
    }
    return commands
  }
}

/// The top inset of a list, which may include the room of a `UIRefreshControl`.
private struct RoomyInset: Sendable {
  /// The content inset, and what UIKit adds to it, without the room.
  private var content: Double
  private var added: Double
  /// The part of the room that is in the content inset: all of it, or nothing.
  private(set) var roomInContent = 0.0
  private(set) var roomInAdded: Double
  /// Whether nothing has watched the room come, so that it may be in the content inset.
  private var isUnseen: Bool

  /// The adjusted inset without the room.
  var resting: Double { content + added }
  var room: Double { roomInContent + roomInAdded }
  /// Whether all of the room is there.
  var isFull: Bool { room > Self.full - 0.5 }

  private static var full: Double { RefreshBehavior.systemHeight }

  /// Takes the room of a refresh for a part of what UIKit adds.
  init(of list: ListSnapshot, growth: Double = 0, hasRoom: Bool) {
    (isUnseen, roomInAdded) = (hasRoom, hasRoom ? Self.full : 0)
    content = list.contentInset.top
    added = list.bar - growth - roomInAdded
  }

  /// Attributes a change to the room or to others.
  ///
  /// The app and bars may change their parts meanwhile, and without a refresh, no room comes. Sums of
  /// insets have errors of rounding.
  mutating func follow(
    _ list: ListSnapshot,
    growth: Double,
    isRefreshing: Bool,
    mayHaveRoom: Bool,
    mayKeepRoom: Bool
  ) {
    let (contentTop, bar) = (list.contentInset.top, list.bar - growth)
    let own = contentTop - content - roomInContent
    let others = bar - added - roomInAdded
    let isFull = isFull
    let change = roomInContent > 0 ? own : isUnseen ? min(own, others) : others
    let isKept = room > 0 && mayKeepRoom && change >= -Self.full / 2
    guard mayHaveRoom || isKept else {
      self = RoomyInset(of: list, growth: growth, hasRoom: false)
      return
    }
    content += own
    added += others
    if isRefreshing, isRoom(own), roomInContent == 0, !isFull || isUnseen {
      // What had come before was not the room.
      (content, roomInContent) = (contentTop - Self.full, Self.full)
      (added, roomInAdded) = (added + roomInAdded, 0)
    } else if !isRefreshing, roomInAdded > 0, others < 0 {
      // The room may go in steps, which a finger interrupts.
      let left = max(roomInAdded + others, 0)
      (added, roomInAdded) = (added + roomInAdded - left, left)
    } else if isFull {
      let mayLoseOwn = roomInContent > 0 || isUnseen
      if mayLoseOwn && isRoom(-own) || roomInAdded > 0 && isRoom(-others) {
        self = RoomyInset(of: list, growth: growth, hasRoom: false)
      }
    } else if isRefreshing, isRoom(others) {
      (added, roomInAdded) = (bar - Self.full, Self.full)
    } else if isRefreshing, others < Self.full {
      // An animated content inset has its last value at once; what UIKit adds may come in steps.
      let grown = min(max(roomInAdded + others, 0), Self.full)
      (added, roomInAdded) = (added + roomInAdded - grown, grown)
    }
  }

  private func isRoom(_ change: Double) -> Bool { abs(change - Self.full) < 1 }
}

/// Whether a pull fires a `UIRefreshControl` in lists that have none, as on a Mac and in tests.
package struct SystemTrigger: Sendable {
  private var hasFired = false

  package init() {}

  /// Whether a scroll fires: once for each finger that pulls to the distance.
  package mutating func fires(at reading: ScrollReading, of machine: RefreshMachine) -> Bool {
    let behavior = machine.behavior
    guard behavior.trigger.when == .system else { return false }
    guard reading.isDragging else {
      hasFired = false
      return false
    }
    guard !hasFired, machine.addedInset == 0, behavior.pull(in: reading).reaches(behavior.threshold)
    else { return false }
    hasFired = true
    return true
  }
}
