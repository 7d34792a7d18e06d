/// The decisions about a list that a `UIRefreshControl` drives.
///
/// The control of a design is drawn inside the `UIRefreshControl`; it writes no insets, and does not
/// decide about the pull. Its added inset stands for the room of the `UIRefreshControl`: as long as the
/// machine adds one, the `UIRefreshControl` has to refresh.
package struct SystemPull: Sendable {
  /// The state of the list and of its `UIRefreshControl`.
  package struct Snapshot: Sendable, Equatable {
    package var offset: Double
    /// The adjusted insets, which include the room of the `UIRefreshControl`.
    package var top: Double
    package var bottom: Double
    /// The content inset, which may include the room.
    package var contentTop: Double
    package var viewport: Double
    package var content: Double
    /// Whether a finger is on the list, even one that rests.
    package var isHeld: Bool
    package var isInWindow: Bool
    package var isRefreshing: Bool

    package init(
      offset: Double,
      top: Double,
      bottom: Double,
      contentTop: Double,
      viewport: Double,
      content: Double,
      isHeld: Bool,
      isInWindow: Bool,
      isRefreshing: Bool
    ) {
      (self.offset, self.top, self.bottom) = (offset, top, bottom)
      (self.contentTop, self.viewport, self.content) = (contentTop, viewport, content)
      (self.isHeld, self.isInWindow, self.isRefreshing) = (isHeld, isInWindow, isRefreshing)
    }
  }

  /// The consequences of a change.
  package enum Command: Sendable, Equatable {
    /// The list has scrolled, or its insets or size have changed.
    case scrolled(ScrollReading)
    /// The finger has lifted.
    case released
    /// The app has ended the refresh of the `UIRefreshControl`.
    case ended
    /// Scroll to an offset, if there is one, and begin the refresh of the `UIRefreshControl`.
    case begin(offset: Double?)
    /// End the refresh of the `UIRefreshControl`.
    case end
    /// Scroll back, because the refresh is over before the `UIRefreshControl` has begun one.
    case back(offset: Double)
  }

  private var inset: RoomyInset
  /// Whether UIKit has had the time to take the room away since the refresh.
  private var isSettled = false
  private var isHeld: Bool
  private var last: ScrollReading?
  /// Whether the control refreshes or shows its outcome.
  package private(set) var isWanted = false
  /// Whether the list has to show the room before it is there.
  private var mustShow = false
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
  /// Whether the app has begun that refresh, which the control does not show.
  private var isOfApp = false
  /// The pulls at which the `UIRefreshControl` has fired, for each extent of the viewport.
  private var distances: [(viewport: Double, pull: Double)] = []

  /// Starts with a list, or goes on after another control of the same `UIRefreshControl`.
  package init(list: Snapshot, after old: SystemPull? = nil) {
    inset = old?.inset ?? RoomyInset(of: list, hasRoom: list.isRefreshing)
    isHeld = list.isHeld
    // A refresh that the other control has left has to be ended.
    isKnown = old?.isKnown ?? false
    distances = old?.distances ?? []
  }

  /// The list without the room of the `UIRefreshControl`.
  package mutating func reading(of list: Snapshot) -> ScrollReading {
    inset.follow(
      list,
      mayHaveRoom: isWanted || list.isRefreshing,
      mayKeepRoom: !isSettled
    )
    return ScrollReading(
      offset: list.offset,
      viewport: list.viewport,
      content: list.content,
      start: inset.resting + (isOfApp ? inset.room : 0),
      end: list.bottom,
      isDragging: list.isHeld
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
    (isKnown, isFiring, isOfApp) = (true, true, false)
    let reading = reading(of: list)
    let pull = -reading.start - reading.offset
    // A scroll of VoiceOver shows no distance.
    guard list.isHeld, pull > RefreshBehavior.systemHeight / 2 else { return nil }
    distances.removeAll { $0.viewport == list.viewport }
    distances.append((list.viewport, pull))
    return pull
  }

  /// Notes whether the control refreshes or shows its outcome.
  package mutating func want(_ isWanted: Bool, in list: Snapshot) {
    guard isWanted != self.isWanted else { return }
    self.isWanted = isWanted
    (mustShow, hasRun) = (false, isWanted && list.isRefreshing)
    mustBegin = isWanted && !list.isRefreshing
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
      return list.isHeld ? nil : .back(offset: -list.top)
    }
    guard mustBegin, list.isInWindow, !list.isRefreshing else { return nil }
    mustBegin = false
    isAhead = mustShow && !list.isHeld
    // Bars may have changed since the control has asked for it.
    let place = -reading(of: list).start - RefreshBehavior.systemHeight
    return .begin(offset: isAhead ? place : nil)
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
    if isTurnEnd {
      isFiring = false
      isOfApp = list.isRefreshing && !isKnown && !isWanted
    }
    // A target of the app may end the refresh before the turn does.
    if isWanted || list.isRefreshing { isSettled = false }
    if !isWanted && !list.isRefreshing { (isKnown, isOfApp) = (false, false) }
    let wasHeld = isHeld
    isHeld = list.isHeld
    let reading = reading(of: list)
    if reading != last {
      last = reading
      commands.append(.scrolled(reading))
    }
    if wasHeld && !list.isHeld { commands.append(.released) }
    if isWanted, list.isRefreshing {
      (hasRun, isAhead, mustShow) = (true, false, false)
    } else if isWanted, hasRun {
      hasRun = false
      commands.append(.ended)
    }
    if isTurnEnd, let command = nextCommand(in: list) { commands.append(command) }
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
  private var roomInAdded: Double
  /// Whether nothing has watched the room come, so that it may be in the content inset.
  private var isUnseen: Bool

  /// The adjusted inset without the room.
  var resting: Double { content + added }
  var room: Double { roomInContent + roomInAdded }

  private static var full: Double { RefreshBehavior.systemHeight }

  /// Takes the room of a refresh for a part of what UIKit adds.
  init(of list: SystemPull.Snapshot, hasRoom: Bool) {
    (isUnseen, roomInAdded) = (hasRoom, hasRoom ? Self.full : 0)
    content = list.contentTop
    added = list.top - list.contentTop - roomInAdded
  }

  /// Attributes a change to the room or to others.
  ///
  /// The app and bars may change their parts meanwhile, and without a refresh, no room comes. Sums of
  /// insets have errors of rounding.
  mutating func follow(_ list: SystemPull.Snapshot, mayHaveRoom: Bool, mayKeepRoom: Bool) {
    let own = list.contentTop - content - roomInContent
    let others = list.top - list.contentTop - added - roomInAdded
    let isFull = room > Self.full - 0.5
    let change = roomInContent > 0 ? own : isUnseen ? min(own, others) : others
    let isKept = room > 0 && mayKeepRoom && change >= -Self.full / 2
    guard mayHaveRoom || isKept else {
      self = RoomyInset(of: list, hasRoom: false)
      return
    }
    content += own
    added += others
    if list.isRefreshing, isRoom(own), roomInContent == 0, !isFull || isUnseen {
      // What had come before was not the room.
      (content, roomInContent) = (list.contentTop - Self.full, Self.full)
      (added, roomInAdded) = (added + roomInAdded, 0)
    } else if !list.isRefreshing, roomInAdded > 0, others < 0 {
      // The room may go in steps, which a finger interrupts.
      let left = max(roomInAdded + others, 0)
      (added, roomInAdded) = (added + roomInAdded - left, left)
    } else if isFull {
      let mayLoseOwn = roomInContent > 0 || isUnseen
      if mayLoseOwn && isRoom(-own) || roomInAdded > 0 && isRoom(-others) {
        self = RoomyInset(of: list, hasRoom: false)
      }
    } else if list.isRefreshing, isRoom(others) {
      (added, roomInAdded) = (list.top - list.contentTop - Self.full, Self.full)
    } else if list.isRefreshing, others < Self.full {
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
    guard behavior.trigger.kind == .system else { return false }
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
