internal import RefreshCore
internal import RefreshRuntime
internal import RefreshTesting
internal import UIKit

/// Plays the events of a random scene, and looks at the invariants after each.
@MainActor
final class ScenePlayer {
  let world: DeviceScene
  let scene: RandomScene
  /// The list within the list.
  var innerList: UIScrollView?
  var watched: [RandomDesign.Slot: WatchedControl] = [:]
  var book = OwnerBook(.zero)
  var cause = Cause.surroundings
  /// Whether the list has died.
  private(set) var isOver = false
  /// Whether nothing but this finger has moved the list since it came.
  var isCleanTouch = false
  /// The height of the whole bar above with which the controls have seen their list at rest.
  ///
  /// The first growth of a bar with which they have not looks like a stretch.
  var knownBar: CGFloat?
  /// Whether the bar may have another height than it had as the controls came.
  var isBarChanged = false
  /// Whether the bar was whole or collapsed as the finger came.
  var isBarAtEndOfTouch = true
  /// Whether a finger's last way led to this.
  var lastWay: CGFloat = 0
  private var wasArmed: Set<RandomDesign.Slot> = []
  /// Controls that are visible while they refresh, in a list that has not moved since.
  var inSight: Set<RandomDesign.Slot> = []
  /// Controls that were visible at the end of their refresh, and have to leave.
  var leaving: [RandomDesign.Slot: Double] = [:]
  /// Whether the app has done something in answer to a phase of this event.
  var hasReacted = false
  /// How long the content was before the event, and how large the list.
  private var extentBefore = (content: CGSize.zero, size: CGSize.zero)
  /// What bars and the system's control took away before the event.
  private var partBefore = UIEdgeInsets.zero
  /// Whether the list was moving by itself before the event.
  var wasDecelerating = false
  /// Whether the content was too short to be scrolled before the event.
  var wasShort = false
  private var wasTouched = false
  private var wasInnerTouched = false
  /// Whether a large title was stretched before the event.
  var wasStretched = false
  /// How often controls have written insets and offsets in this event of the scene.
  var writes = (insets: 0, offsets: 0)
  private var haptics = 0
  private var announcements = 0

  init(_ scene: RandomScene) {
    self.scene = scene
    let list: UIScrollView =
      scene.kind == .collection ? UICollectionView(frame: .zero) : UITableView(frame: .zero)
    world = DeviceScene(
      scene.switches,
      list: list,
      content: scene.content,
      top: scene.top,
      bottom: scene.bottom,
      isShown: !scene.isDetached
    )
    arrangeList()
    arrangeOwner()
    world.outside("layout") { $0.setNeedsLayout() }
    world.turn()
    if !scene.events.contains(.start) { attachControls() }
    world.turn()
    book.follow(world.list)
    followBar()
    (haptics, announcements) = (world.haptics, world.announcements.count)
    world.onEvent = { [weak self] name in self?.eventEnds(name) }
    world.newHeights = { [weak self] in self?.all.count { $0.takesNewHeight() } ?? 0 }
  }

  /// The controls, in the same order in each run.
  var all: [WatchedControl] { slots.map(\.1) }
  var slots: [(RandomDesign.Slot, WatchedControl)] {
    RandomDesign.Slot.allCases.compactMap { slot in watched[slot].map { (slot, $0) } }
  }

  var axis: ListAxis { ListAxis(of: world.list, wants: book.wants) }

  // MARK: Setting up

  private func arrangeList() {
    if scene.isInSheet { world.presentSheet() }
    guard scene.kind == .sideways || scene.kind == .mirrored else {
      world.list.hasLargeTitle = scene.hasLargeTitle
      if scene.hasExpandingBar { world.list.expandingBar = expandingBar(to: scene.top) }
      if scene.scrollsAcross { world.outside("wide") { $0.contentSize.width = 2000 } }
      return
    }
    world.outside("sideways") { list in
      list.isSideways = true
      if scene.kind == .mirrored { list.semanticContentAttribute = .forceRightToLeft }
      list.contentSize = CGSize(width: scene.content, height: 200)
      list.setSystemInsets(UIEdgeInsets(left: scene.top, right: scene.bottom))
      let rest = -list.adjustedContentInset[axis.side(isFar: false)]
      list.contentOffset = axis.point(at: rest, in: list)
    }
  }

  private func arrangeOwner() {
    let side = axis.side(isFar: false)
    switch scene.owner {
    case .none: return
    case .deaf:
      world.list.ignoresInsets = true
      return
    case .atLayout:
      world.list.onLayout = { list in
        if list.contentInset[side] != 44 { list.contentInset[side] = 44 }
      }
    case .inSetter:
      world.list.onInsetWrite = { list in
        if list.contentInset[side] != 20 { list.contentInset[side] = 20 }
      }
      world.outside("inset") { $0.contentInset[side] = 20 }
    }
    var wants = UIEdgeInsets.zero
    wants[side] = scene.owner == .atLayout ? 44 : 20
    book = OwnerBook(wants)
  }

  func attachControls() {
    attach(scene.near, in: .near)
    attach(scene.far, in: .far)
    if let inner = scene.inner { addInner(inner) }
  }

  private func addInner(_ design: RandomDesign) {
    let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
    list.switches = scene.switches
    list.contentSize = CGSize(width: 390, height: 2000)
    world.list.addSubview(list)
    innerList = list
    world.listCount = 2
    attach(design, in: .inner)
  }

  func attach(_ design: RandomDesign?, in slot: RandomDesign.Slot) {
    guard let design, let list = slot == .inner ? innerList : world.list else { return }
    let edge = slot == .inner ? .top : axis.edge(isFar: slot == .far)
    var control: RefreshController?
    let others = list.subviews
    world.event("attach \(design)", mayWrite: true) {
      control = design.attach(to: list, at: edge, in: slot, world.clock)
    }
    guard let control else { return }
    // A new host has not seen the list stand.
    list.awaitRestAnew()
    if Writes.isTraced { print(control.machine.behavior) }
    // Before the first control, its host comes.
    let view = list.subviews.first { view in
      "\(type(of: view))" == "RefreshControlView" && !others.contains { $0 === view }
    }
    watched[slot] = WatchedControl(control, view: view, isInner: slot == .inner, world) {
      [weak self] in
      self?.cause ?? .surroundings
    }
    inSight.remove(slot)
    leaving[slot] = nil
    knownBar = nil
  }

  // MARK: Events

  func play(_ played: RandomEvent) {
    switch played {
    case .refresh(let index): return play([.begin(index), .wait(0.3), .rest])
    case .retire(let index): return play([.end(index, .success), .wait(0.5), .rest])
    case .moveTo(let value, let steps) where steps > 1: return moveTo(value, steps)
    default: break
    }
    // What is told by an offset is checked as the distance that it is.
    let event = asMove(played)
    prepare(for: event)
    Judged.count(event) {
      switch event {
      case .rest: rest()
      case .wait(let seconds): wait(seconds)
      case .death(let death): die(death)
      default:
        perform(played)
        if !isOver { world.turn() }
      }
      guard !isOver else { return }
      follow(event)
      check(after: event)
    }
  }

  /// A finger takes the list to an offset, step by step.
  private func moveTo(_ value: CGFloat, _ steps: Int) {
    let start = axis.offset(of: world.list)
    play(
      (1...steps).map {
        .moveTo(start + (value - start) * CGFloat($0) / CGFloat(steps), steps: 1)
      }
    )
  }

  /// The event as a distance of a finger, if it has an offset.
  private func asMove(_ event: RandomEvent) -> RandomEvent {
    guard case .moveTo(let value, _) = event else { return event }
    return .move(axis.offset(of: world.list) - value)
  }

  private func play(_ events: [RandomEvent]) {
    for event in events where !isOver { play(event) }
  }

  func prepare(for event: RandomEvent) {
    for one in all { one.eventBegins() }
    hasReacted = false
    // A control inside a `UIRefreshControl` has a host of its own.
    let hosts = Set(all.filter { !$0.isInner }.map(\.isInSystem)).count
    world.listCount = (innerList == nil ? 1 : 2) + max(hosts - 1, 0)
    partBefore = world.list.systemPartOfOthers
    wasDecelerating = world.list.isDecelerating
    wasShort = isShort
    wasTouched = world.list.isTouched
    wasInnerTouched = innerList?.isTouched == true
    cause = cause(of: event)
    if scene.hasExpandingBar {
      world.judgesLayouts = Judged.note("T9 below a bar that expands", mayKnowLayouts)
    }
    extentBefore = (world.list.contentSize, world.list.bounds.size)
    wasStretched = world.list.titleGrowth > 0
    wasArmed = Set(watched.filter { $0.value.control.phase == .armed }.keys)
  }

  /// Whether the list or its content has another size than before the event.
  var isResized: Bool {
    world.list.contentSize != extentBefore.content || world.list.bounds.size != extentBefore.size
  }

  /// Whether rows have come in this event, with which the list stays.
  ///
  /// A list whose width changes lays out its rows anew. At a change of half a pixel, both readings are
  /// right, so what must happen is asked within less, and what may happen within more.
  func hasGrown(within pixels: CGFloat) -> Bool {
    let (size, before) = (world.list.bounds.size, extentBefore.size)
    let change = axis.isHorizontal ? size.height - before.height : size.width - before.width
    let growth = axis.extent(of: world.list.contentSize) - axis.extent(of: extentBefore.content)
    let scale = world.switches.scale
    return abs(change) < pixels / scale && growth > (1 - pixels) / scale
  }

  func cause(of event: RandomEvent) -> Cause {
    switch event {
    case .move(let way) where wasTouched, .moveWithBar(let way, _) where wasTouched,
      .moveWithKeyboard(let way) where wasTouched:
      .finger(isInner: false, way: way)
    case .moveInner(let way) where wasInnerTouched: .finger(isInner: true, way: way)
    case .lift where wasTouched, .endPinch where world.list.isZooming: .lift(isInner: false)
    case .liftInner where wasInnerTouched: .lift(isInner: true)
    case .cancel: .cancel
    case .offset, .shift, .scroll, .bounds, .page: .scroll
    case .animated(let event, _): cause(of: event)
    default: .surroundings
    }
  }

  /// Time passes, frame by frame as long as a list moves.
  func wait(_ seconds: Double) {
    var left = seconds
    while left > 1e-9, !isOver {
      let isMoving = world.list.isMoving || innerList?.isMoving == true
      let step = isMoving ? min(left, 1.0 / 120) : left
      cause = .time
      let before = all.reduce(0) { $0 + $1.control.completionCount }
      world.event("wait \(step)", mayWrite: true) {
        world.clock.advance(by: step)
        // Timers that are due one after the other are events of their own.
        world.answers += all.reduce(0) { $0 + $1.control.completionCount } - before
      }
      guard !isOver else { return }
      cause = .frame
      world.outside("frame") { list in
        list.frame(after: step)
        innerList?.frame(after: step)
      }
      guard !isOver else { return }
      world.turn()
      left -= step
    }
  }

  /// Lets the lists run until they stand.
  func rest() {
    for _ in 0..<1200 where world.list.isMoving || innerList?.isMoving == true { wait(1.0 / 120) }
  }

  private func follow(_ event: RandomEvent) {
    book.follow(world.list)
    followBar()
    let isAlone = !all.contains { !$0.isInner && $0.isAttached && !$0.isInSystem }
    if isAlone { book.forget(world.list) }
    switch event {
    case .touch where !wasTouched, .hold where !wasTouched && world.list.isTouched:
      isCleanTouch = true
      isBarAtEndOfTouch = isBarAtEnd
      for one in all where !one.isInner { one.touched() }
    case .touchInner where !wasInnerTouched:
      for one in all where one.isInner { one.touched() }
    case .move(let way):
      lastWay = way
      for one in all where !one.isInner { one.moved(by: way) }
    case .moveInner(let way):
      for one in all where one.isInner { one.moved(by: way) }
    case .moveWithBar(let way, _), .moveWithKeyboard(let way):
      isCleanTouch = false
      for one in all where !one.isInner { one.moved(by: way) }
    case .touch, .hold, .touchInner, .lift, .turn, .layout, .notice, .wait(0): break
    case .together(let one, let other):
      follow(one)
      return follow(other)
    case .animated(let event, _): return follow(event)
    case .pinch where !wasTouched && world.list.isTouched:
      isCleanTouch = false
      for one in all where !one.isInner { one.touched() }
    case .offset, .shift, .scroll, .bounds, .pinch, .page:
      isCleanTouch = false
      for one in all where !one.isInner { one.takenBack() }
    default:
      isCleanTouch = false
      // Where the edge is now, nothing is pulled, so that a finger that goes on pulls anew (D4).
      for one in all where !one.isInner && one.isAttached && pull(at: one) < 0 { one.takenBack() }
    }
    // Room of the system's control may go a frame late, and moves the edge under the finger.
    if hasReacted || world.list.systemPartOfOthers != partBefore { isCleanTouch = false }
  }

  /// What a finger that leaves is about to be.
  func fingerWillLift(isInner: Bool) {
    for one in all where one.isInner == isInner { one.fingerWillLift() }
  }

  // MARK: Death

  private func die(_ death: RandomEvent.Death) {
    switch death {
    case .list: dropList()
    case .window:
      world.event("the window goes") {
        let window = UIWindow(frame: world.window.frame)
        window.ownTraits = world.window.ownTraits
        Writes.asWorld { window.addSubview(world.list) }
        window.layoutIfNeeded()
      }
      world.turn()
      follow(.window)
    }
  }

  /// The list goes, at any moment; nothing may be written or told in its death.
  func dropList() {
    guard !isOver else { return }
    isOver = true
    var phases = 0
    weak let list = world.list
    let controls = all.map(\.control)
    for one in all { one.reaction = nil }
    (world.onEvent, world.newHeights) = (nil, nil)
    UIAccessibility.isVoiceOverRunning = false
    // What it hears as it leaves the window, it hears while it lives.
    if world.list.window != nil { world.outside("leave the window") { $0.removeFromSuperview() } }
    for control in controls { control.onPhaseChange = { _ in phases += 1 } }
    innerList?.removeFromSuperview()
    innerList = nil
    world.list.onLayout = nil
    Writes.noted = Writes()
    world.dropList()
    world.expect(Writes.noted == Writes(), "X: \(Writes.noted) in death")
    world.expect(list == nil, "X: the list lives on")
    world.clock.advance(by: 100)
    world.expect(phases == 0, "X: \(phases) changes of phase after death")
    world.expect(controls.allSatisfy { !$0.begin() }, "X: a control begins after death")
  }

  // MARK: Effects

  private func eventEnds(_ name: String) {
    guard !isOver else { return }
    writes.insets += Writes.noted.insets
    writes.offsets += Writes.noted.offsets
    checkMoves(at: name)
    let felt = world.haptics
    let news = felt - haptics
    haptics = felt
    let mayFeel = all.reduce(0) { $0 + $1.felt }
    world.expect(news <= mayFeel, "H13: \(news) haptics at '\(name)'")
    let heard = world.announcements.count - announcements
    announcements = world.announcements.count
    let isAway =
      world.list.window == nil || world.window.windowScene?.activationState == .background
    world.expect(
      heard == 0 || !isAway || hasReacted || name == "the window goes",
      "H13: announced off screen at '\(name)'"
    )
    let changes = all.reduce(0) { $0 + $1.changes }
    // A control may begin to fill the screen as it is attached, before its phases are watched.
    let mayFill = name.hasPrefix("attach") || all.contains { $0.behavior.fillsScreen }
    world.expect(
      heard <= changes + (mayFill ? 1 : 0),
      "H13: \(heard) announcements of \(changes) changes"
    )
  }

  func wasArmed(_ slot: RandomDesign.Slot) -> Bool { wasArmed.contains(slot) }
}
