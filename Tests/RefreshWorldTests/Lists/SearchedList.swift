import RefreshCore
import RefreshWorld

/// A list world with few sizes, so that a search can visit its states.
struct SearchedList {
  /// One event of the list, its owner, the user, the app or the clock.
  enum Input: Hashable {
    case drag(Double)
    case lift
    case cancel
    /// The list runs back to its edge, or stops.
    case run
    case layout
    case bar(Double)
    /// The keyboard comes or goes, for which UIKit changes the insets.
    case keyboard(Bool)
    case content(Double)
    /// The owner sets its inset at the top.
    case inset(Double)
    /// The owner adds 44 points to the inset that it reads, and later takes them back.
    case add
    case takeBack
    case scroll(Double)
    case window(Bool)
    case begin(RefreshEdge)
    case end(RefreshEdge)
    case delay(RefreshDelay, RefreshEdge)
    case detach(RefreshEdge)
  }

  /// A fault of the world, which the search has to find.
  enum Fault: CaseIterable {
    case noInsetWrites
    case displacementsAreScrolls
    case endsAreReleases
    case revealsUnderTheFinger
    case noLayouts
    case writesTwice

    /// Performs a command wrongly; returns whether that is all.
    fileprivate func perform(_ command: ScrollCommand, in world: inout ListWorld) -> Bool {
      switch (self, command) {
      case (.noInsetWrites, .inset): return true
      case (.displacementsAreScrolls, .displaced(var reading, let edge)):
        reading.isDragging = true
        world.apply(.scrolled(reading, edge))
        return true
      case (.endsAreReleases, .send(.gestureCancelled, let edge)):
        world.apply(.send(.released, edge))
        return true
      case (.revealsUnderTheFinger, .reveal(let offset, let edge, _)):
        guard world.list.pan == .active else { return false }
        world.apply(.offset(ListPoint(x: 0, y: offset), .animated(edge)))
        return true
      case (.writesTwice, .inset):
        for _ in 0..<2 { world.apply(command) }
        return false
      default: return false
      }
    }
  }

  static let bars = [88.0, 140]
  static let contents = [3000.0, 200]
  static let edges: [RefreshEdge] = [.top, .bottom]
  /// The insets at the end, of the home indicator and of the keyboard.
  private static let (home, keyboard) = (34.0, 336.0)

  private(set) var world: ListWorld
  /// The owner's inset at the top.
  private(set) var owner = 0.0
  /// Whether the owner has added to its inset.
  private(set) var hasAdded = false
  /// The controls that a reveal has shown, and that nothing has scrolled out of view since.
  private(set) var shown: Set<RefreshEdge> = []
  /// Whether rows were added since the last layout.
  private(set) var hasNewRows = false
  private let fault: Fault?

  init(_ behaviors: [RefreshBehavior], fault: Fault? = nil) {
    self.fault = fault
    var override: ListWorld.Override?
    if let fault { override = { command, world in fault.perform(command, in: &world) } }
    world = ListWorld(
      InterpretedList(
        viewport: 844,
        content: 3000,
        insets: InterpretedList.Ends(),
        bars: InterpretedList.Ends(start: 88, end: Self.home),
        offset: -88,
        clamping: .atOnce,
        scale: 2
      ),
      laysOut: false,
      override: override
    )
    for behavior in behaviors { world.add(behavior) }
  }

  var list: InterpretedList { world.list }
  var edges: [RefreshEdge] { world.edges }

  func machine(at edge: RefreshEdge) -> RefreshMachine? { world.control(at: edge)?.machine }

  // MARK: Inputs

  func allows(_ input: Input) -> Bool {
    let isDown = list.pan == .active
    switch input {
    case .drag: return list.isInWindow
    case .lift, .cancel: return isDown
    case .run: return list.isDecelerating
    case .layout: return true
    case .bar(let height): return list.bars.start != height
    case .keyboard(let isOn): return list.isInWindow && (list.bars.end == Self.home) == isOn
    case .content(let length): return list.content != length
    case .inset(let inset): return !hasAdded && owner != inset
    case .add: return !hasAdded
    case .takeBack: return hasAdded
    case .scroll: return !isDown
    case .window(let isOn): return list.isInWindow != isOn
    case .begin(let edge), .end(let edge), .detach(let edge): return machine(at: edge) != nil
    case .delay(let delay, let edge): return world.control(at: edge)?.delays.contains(delay) == true
    }
  }

  mutating func perform(_ input: Input) {
    world.writes = ListWorld.Writes()
    switch input {
    case .drag(let way):
      shown = []
      world.pull(by: way)
    case .lift: world.lift()
    case .cancel: world.lift(isCancelled: true)
    case .run: world.finishMotion()
    case .layout:
      if fault != .noLayouts { world.layOut() }
      hasNewRows = false
    case .bar(let height): setBar(height)
    case .keyboard(let isOn):
      // The same layout shows both, and the list keeps its offset for the rows.
      if hasNewRows { shown.remove(.bottom) }
      setBars(start: list.bars.start, end: isOn ? Self.keyboard : Self.home)
    case .content(let length):
      // A list keeps its offset when rows are added, and the footer may then be out of view.
      shown.remove(.bottom)
      hasNewRows = hasNewRows || length > list.content
      world.perform(.content(length))
    case .inset(let inset):
      owner = inset
      setInset(inset)
    case .add:
      hasAdded = true
      setInset(list.contentInset.start + 44)
    case .takeBack:
      hasAdded = false
      setInset(list.contentInset.start - 44)
    case .scroll(let offset):
      shown = []
      world.scroll(to: list.bounds.clamped(offset))
    case .window(let isOn): setWindow(isOn)
    case .begin(let edge): world.send(.begin, to: edge)
    case .end(let edge): world.send(.end(.success), to: edge)
    case .delay(let delay, let edge): world.finish(delay, at: edge)
    case .detach(let edge): world.remove(at: edge)
    }
    if let edge = world.writes.shown { shown = [edge] }
    for edge in Self.edges where machine(at: edge)?.phase != .refreshing { shown.remove(edge) }
  }

  /// A list at its top follows the bar.
  private mutating func setBar(_ height: Double) {
    let isAtTop = abs(list.offset - list.bounds.low) < 0.5 && isFree
    setBars(start: height, end: list.bars.end)
    if isAtTop { world.perform(.offset(list.bounds.low)) }
  }

  private mutating func setBars(start: Double, end: Double) {
    world.perform(.bars(InterpretedList.Ends(start: start, end: end)))
  }

  private mutating func setInset(_ inset: Double) {
    let ends = InterpretedList.Ends(start: inset, end: list.contentInset.end)
    world.perform(.contentInset(ends))
  }

  private mutating func setWindow(_ isOn: Bool) {
    if list.pan == .active { world.lift(isCancelled: true) }
    world.stop()
    world.perform(.window(isOn))
    let nearest = list.bounds.clamped(list.offset)
    if !isOn, nearest != list.offset { world.perform(.offset(nearest)) }
  }

  /// Whether neither a finger nor a motion moves the list.
  var isFree: Bool { list.pan != .active && !list.isDecelerating }
}
