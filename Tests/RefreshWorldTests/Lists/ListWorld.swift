@testable import RefreshCore

/// A list with a header, a footer and the interpreter of its scrolls.
///
/// The list clamps its offset at once, as UIKit's does, and has few sizes, so that a search can visit
/// its states. Commands come from the loop that also drives the lists of apps. A class, as any such
/// list; a search continues from a state with a copy.
@MainActor
final class ListWorld {
  /// One event of the list, its owner, the user, the app or the clock.
  enum Input: Hashable, CustomStringConvertible {
    case drag(Double)
    case lift
    case cancel
    /// The list runs back to its edge, or stops.
    case run
    case layout
    case bar(Double)
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

    var description: String {
      switch self {
      case .drag(let way): "drag \(way)"
      case .lift: "lift"
      case .cancel: "cancel"
      case .run: "run"
      case .layout: "layout"
      case .bar(let height): "bar \(height)"
      case .content(let length): "content \(length)"
      case .inset(let inset): "inset \(inset)"
      case .add: "add"
      case .takeBack: "take back"
      case .scroll(let offset): "scroll \(offset)"
      case .window(let isOn): "window \(isOn)"
      case .begin(let edge): "begin \(edge)"
      case .end(let edge): "end \(edge)"
      case .delay(let delay, let edge): "\(delay) of \(edge)"
      case .detach(let edge): "detach \(edge)"
      }
    }
  }

  /// A fault of the host, which the search has to find.
  enum Fault: CaseIterable {
    case noInsetWrites
    case displacementsAreScrolls
    case endsAreReleases
    case revealsUnderTheFinger
    case noLayouts
    case writesTwice
  }

  static let bars = [88.0, 140]
  static let contents = [3000.0, 200]
  static let edges: [RefreshEdge] = [.top, .bottom]

  private(set) var list: ListSnapshot
  var interpreter: ScrollInterpreter
  private(set) var machines: [RefreshEdge: RefreshMachine] = [:]
  private(set) var delays: [RefreshEdge: Set<RefreshDelay>] = [:]
  private(set) var actions: [RefreshEdge: Int] = [:]
  /// The owner's inset at the top.
  private(set) var owner = 0.0
  /// Whether the owner has added to its inset.
  private(set) var hasAdded = false
  private(set) var insetWrites = 0
  private(set) var offsetWrites = 0
  /// Whether the offset was written while a finger was panning.
  private(set) var wroteUnderFinger = false
  /// The controls that a reveal has shown, and that nothing has scrolled out of view since.
  private(set) var shown: Set<RefreshEdge> = []
  /// The control that scrolls into view now.
  private var revealed: RefreshEdge?
  let fault: Fault?

  init(_ behaviors: [RefreshBehavior], fault: Fault? = nil) {
    self.fault = fault
    list = ListSnapshot(
      offset: ListPoint(x: 0, y: -88),
      size: ListPoint(x: 390, y: 844),
      content: ListPoint(x: 390, y: 3000),
      contentInset: ListInsets(),
      adjustedInset: ListInsets(top: 88, bottom: 34)
    )
    list.scale = 2
    interpreter = ScrollInterpreter(list: list)
    for behavior in behaviors {
      let machine = RefreshMachine(
        behavior: behavior,
        at: interpreter.reading(at: behavior.edge, in: list)
      )
      machines[behavior.edge] = machine
      interpreter.add(behavior, in: list)
      if machine.addedInset != 0 {
        handle(.addedInset(machine.addedInset, behavior.edge, isAnimated: false))
      }
    }
    updatePhases()
  }

  /// A copy of a world.
  init(_ other: ListWorld) {
    (list, interpreter, fault) = (other.list, other.interpreter, other.fault)
    (machines, delays, actions) = (other.machines, other.delays, other.actions)
    (owner, hasAdded, shown) = (other.owner, other.hasAdded, other.shown)
  }

  // MARK: Inputs

  func allows(_ input: Input) -> Bool {
    let isDown = list.pan.phase == .active
    switch input {
    case .drag: return list.isInWindow
    case .lift, .cancel: return isDown
    case .run: return list.isDecelerating
    case .layout: return true
    case .bar(let height): return list.adjustedInset.top - list.contentInset.top != height
    case .content(let length): return list.content.y != length
    case .inset(let inset): return !hasAdded && owner != inset
    case .add: return !hasAdded
    case .takeBack: return hasAdded
    case .scroll: return !isDown
    case .window(let isOn): return list.isInWindow != isOn
    case .begin(let edge), .end(let edge), .detach(let edge): return machines[edge] != nil
    case .delay(let delay, let edge): return delays[edge]?.contains(delay) == true
    }
  }

  func perform(_ input: Input) {
    (insetWrites, offsetWrites, wroteUnderFinger) = (0, 0, false)
    switch input {
    case .drag(let way): drag(by: way)
    case .lift: endPan(as: .ended)
    case .cancel: endPan(as: .cancelled)
    case .run:
      list.isDecelerating = false
      move(to: clamped(list.offset.y))
    case .layout: if fault != .noLayouts { handle(.changes(isLayout: true)) }
    case .bar(let height):
      let isAtTop = abs(list.offset.y - range.lowerBound) < 0.5
      list.adjustedInset.top = list.contentInset.top + height
      handle(.changes(isLayout: false))
      if isAtTop && isFree { move(to: range.lowerBound) } else { clamp() }
    case .content(let length):
      list.content.y = length
      // A list keeps its offset when rows are added, and the footer may then be out of view.
      shown.remove(.bottom)
      handle(.changes(isLayout: false))
      clamp()
    case .inset(let inset):
      owner = inset
      setInset(top: inset)
    case .add:
      hasAdded = true
      setInset(top: list.contentInset.top + 44)
    case .takeBack:
      hasAdded = false
      setInset(top: list.contentInset.top - 44)
    case .scroll(let offset):
      list.isDecelerating = false
      shown = []
      move(to: clamped(offset))
    case .window(let isOn): setWindow(isOn)
    case .begin(let edge): send(.begin, edge)
    case .end(let edge): send(.end(.success), edge)
    case .delay(let delay, let edge):
      delays[edge]?.remove(delay)
      updatePhases()
      send(delay.event, edge)
    case .detach(let edge):
      send(.hidden, edge)
      machines[edge] = nil
      delays[edge] = nil
      shown.remove(edge)
      interpreter.remove(at: edge)
      updatePhases()
      handle(.removals)
    }
  }

  private func drag(by way: Double) {
    shown = []
    list.isDecelerating = false
    list.isTracking = true
    list.isDragging = true
    list.pan.phase = .active
    list.pan.translation.y -= way
    list.pan.location.y -= way
    handle(.changes(isLayout: false))
    move(to: list.offset.y + way)
  }

  private func endPan(as phase: ListPan.Phase) {
    list.pan.phase = phase
    list.isTracking = false
    list.isDragging = false
    list.isDecelerating = clamped(list.offset.y) != list.offset.y
    handle(.changes(isLayout: false))
    list.pan = ListPan()
    list.isDecelerating = clamped(list.offset.y) != list.offset.y
  }

  private func setWindow(_ isOn: Bool) {
    if list.pan.phase == .active { endPan(as: .cancelled) }
    list.isDecelerating = false
    list.isInWindow = isOn
    if isOn {
      interpreter.enterWindow()
      handle(.changes(isLayout: false))
    } else {
      handle(.departure)
      clamp()
    }
  }

  private func setInset(top: Double) {
    let system = list.adjustedInset.top - list.contentInset.top
    list.contentInset.top = top
    list.adjustedInset.top = top + system
    handle(.changes(isLayout: false))
    clamp()
  }

  // MARK: The list

  var range: ClosedRange<Double> {
    let low = -list.adjustedInset.top
    return low...max(low, list.content.y + list.adjustedInset.bottom - list.size.y)
  }

  private func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  private var isFree: Bool { list.pan.phase != .active && !list.isDecelerating }

  private func clamp() {
    if isFree, clamped(list.offset.y) != list.offset.y { move(to: clamped(list.offset.y)) }
  }

  private func move(to offset: Double) {
    list.offset.y = (offset * list.scale).rounded() / list.scale
    handle(.changes(isLayout: false))
  }

  // MARK: Commands

  private func handle(_ kind: ScrollRequest.Kind) {
    var request = ScrollRequest(kind)
    while let command = interpreter.next(of: &request, in: list) { perform(command) }
  }

  private func perform(_ command: ScrollCommand) {
    switch command {
    case .send(.gestureCancelled, let edge) where fault == .endsAreReleases: send(.released, edge)
    case .send(let event, let edge): send(event, edge)
    case .scrolled(let reading, let edge): send(.scrolled, edge, at: reading)
    case .displaced(var reading, let edge):
      guard fault == .displacementsAreScrolls else { return send(.displaced, edge, at: reading) }
      reading.isDragging = true
      send(.scrolled, edge, at: reading)
    case .reveal(let offset, let edge, let seconds): scroll(to: offset, edge, seconds)
    case .offset(let offset, _): set(offset)
    case .inset(let insets, _): set(insets)
    case .show, .place, .remove, .wake: break
    }
  }

  private func set(_ insets: ListInsets) {
    for _ in 0..<(fault == .writesTwice ? 3 : 1) { insetWrites += 1 }
    if fault != .noInsetWrites {
      let system = (
        top: list.adjustedInset.top - list.contentInset.top,
        bottom: list.adjustedInset.bottom - list.contentInset.bottom
      )
      list.contentInset = insets
      list.adjustedInset.top = insets.top + system.top
      list.adjustedInset.bottom = insets.bottom + system.bottom
    }
    handle(.changes(isLayout: false))
    clamp()
  }

  private func set(_ offset: ListPoint) {
    offsetWrites += 1
    wroteUnderFinger = wroteUnderFinger || list.pan.phase == .active
    list.isDecelerating = false
    if let revealed { shown = [revealed] }
    revealed = nil
    move(to: offset.y)
  }

  // MARK: Controls

  private func send(_ event: RefreshEvent, _ edge: RefreshEdge, at reading: ScrollReading? = nil) {
    guard let wasBusy = machines[edge]?.isBusy else { return }
    let reading = reading ?? interpreter.reading(at: edge, in: list)
    let effects = machines[edge]?.handle(event, at: reading) ?? []
    updatePhases()
    guard !effects.isEmpty else { return }
    let isOutermost = interpreter.activity.beginAnswer()
    perform(effects, edge, wasBusy)
    if isOutermost { interpreter.activity.endAnswer() }
  }

  private func perform(_ effects: RefreshEffects, _ edge: RefreshEdge, _ wasBusy: Bool) {
    guard let machine = machines[edge] else { return }
    let seconds = effects.animationDuration(in: machine.behavior.timing)
    for step in effects.union(.phaseChanged).steps {
      switch step {
      case .startAction: actions[edge, default: 0] += 1
      case .stopTimers: delays[edge] = []
      case .setInset:
        handle(.addedInset(machine.addedInset, edge, isAnimated: seconds != nil))
      case .scroll:
        let target = machine.revealOffset(in: interpreter.reading(at: edge, in: list))
        scroll(to: target, edge, seconds ?? 0)
      case .show:
        if machine.isBusy != wasBusy { send(.opposite(isBusy: machine.isBusy), edge.opposite) }
      case .start(let delay): delays[edge, default: []].insert(delay)
      case .reportCompletion, .cancelAction: break
      }
    }
    if machine.phase != .refreshing { shown.remove(edge) }
    updatePhases()
  }

  private func updatePhases() {
    list.revealing = EdgeSet()
    for edge in Self.edges {
      if let machine = machines[edge] { list.phases.record(machine, at: edge) }
      if delays[edge]?.contains(.reveal) == true { list.revealing.insert(edge) }
    }
  }

  private func scroll(to offset: Double, _ edge: RefreshEdge, _ seconds: Double) {
    if fault == .revealsUnderTheFinger, list.pan.phase == .active {
      return set(ListPoint(x: 0, y: offset))
    }
    revealed = edge
    handle(.reveal(offset, edge, seconds: seconds))
    revealed = nil
  }
}
