import RefreshCore
import RefreshWorld

/// A live list with few sizes, so that a search can visit its states.
struct SearchedList {
  /// An event of the list, its owner, the user, the app or the clock, at the edge of a control if it has one.
  struct Input: Hashable, CustomStringConvertible {
    var edge: RefreshEdge?
    var event: LiveEvent

    init(_ event: LiveEvent, at edge: RefreshEdge? = nil) {
      (self.event, self.edge) = (event, edge)
    }

    init(_ stimulus: Stimulus, at edge: RefreshEdge? = nil) {
      self.init(.stimulus(stimulus), at: edge)
    }

    /// The line of the event.
    var description: String {
      (edge.map { "\($0): " } ?? "") + LiveList.table.text(of: event)
    }
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
    fileprivate func perform(_ command: ScrollCommand, in world: inout LiveList) -> Bool {
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

  static let contents = [3000.0, 200]
  static let edges: [RefreshEdge] = [.top, .bottom]

  private(set) var world: LiveList
  /// The owner's inset at the top.
  private(set) var owner = 0.0
  /// Whether the owner has added to its inset.
  private(set) var hasAdded = false
  /// The controls that a reveal has shown, and that nothing has scrolled out of view since.
  private(set) var shown: Set<RefreshEdge> = []
  /// Whether rows were added since the last layout.
  private(set) var hasNewRows = false
  private let fault: Fault?
  /// The events of the list since a recording was asked for.
  var recorded: [Input]?

  init(_ behaviors: [RefreshBehavior], fault: Fault? = nil) {
    self.fault = fault
    var override: LiveList.Override?
    if let fault { override = { command, world in fault.perform(command, in: &world) } }
    world = LiveList(
      InterpretedList(
        viewport: 844,
        content: 3000,
        insets: InterpretedList.Ends(),
        bars: InterpretedList.Ends(start: 88, end: 34),
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
    if let edge = input.edge, machine(at: edge) == nil { return false }
    switch input.event {
    case .move: return list.isInWindow
    case .stimulus(.release), .stimulus(.cancelGesture): return isDown
    case .settle: return list.isDecelerating
    case .safe(let height, far: false): return list.bars.start != height
    case .safe(let height, far: true): return list.isInWindow && list.bars.end != height
    case .stimulus(.content(let length)): return list.content != length
    case .write(let inset, _): return !hasAdded && owner != inset
    case .add(let inset, _): return hasAdded == (inset < 0)
    case .stimulus(.scroll): return !isDown
    case .stimulus(.window(let isOn)): return list.isInWindow != isOn
    case .fire(let delay):
      return input.edge.flatMap(world.control)?.delays.contains(delay) == true
    default: return true
    }
  }

  mutating func perform(_ input: Input) {
    world.writes = LiveList.Writes()
    switch input.event {
    case .move, .stimulus(.scroll): shown = []
    case .layout: hasNewRows = false
    // The same layout shows both, and the list keeps its offset for the rows.
    case .safe(_, far: true): if hasNewRows { shown.remove(.bottom) }
    case .stimulus(.content(let length)):
      // A list keeps its offset when rows are added, and the footer may then be out of view.
      shown.remove(.bottom)
      hasNewRows = hasNewRows || length > list.content
    case .write(let inset, _): owner = inset
    case .add(let inset, _): hasAdded = inset > 0
    default: break
    }
    play(input)
    if let edge = world.writes.shown { shown = [edge] }
    for edge in Self.edges where machine(at: edge)?.phase != .refreshing { shown.remove(edge) }
  }

  /// Performs an input, and what the list does when its bar or its window changes.
  private mutating func play(_ input: Input) {
    switch input.event {
    case .layout where fault == .noLayouts: break
    case .safe(_, far: false):
      let isAtTop = abs(list.offset - list.bounds.low) < 0.5 && isFree
      send(input)
      // A list at its top follows the bar.
      if isAtTop { scroll(to: list.bounds.low) }
    case .stimulus(.scroll(let offset, _)): scroll(to: list.bounds.clamped(offset))
    case .stimulus(.window(let isOn)):
      if list.pan == .active { send(Input(.cancelGesture)) }
      send(Input(.settle(isHere: true)))
      send(input)
      let nearest = list.bounds.clamped(list.offset)
      if !isOn, nearest != list.offset { scroll(to: nearest) }
    default: send(input)
    }
  }

  private mutating func scroll(to offset: Double) {
    send(Input(.scroll(to: offset, dragging: false)))
  }

  private mutating func send(_ input: Input) {
    recorded?.append(input)
    world.perform(input.event, at: input.edge)
  }

  /// Whether neither a finger nor a motion moves the list.
  var isFree: Bool { list.pan != .active && !list.isDecelerating }
}
