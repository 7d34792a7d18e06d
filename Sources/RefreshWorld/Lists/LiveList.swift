package import RefreshCore

/// A list with controls, and with its time: as an app has it, but a value.
///
/// The list has the interpreter of apps, each control has its machine and its delays, and a search
/// continues from a copy. In `World`, which has the machine alone, nothing moves but what a trace moves.
package struct LiveList: Sendable {
  /// A control of the list.
  package struct Control: Sendable {
    package fileprivate(set) var machine: RefreshMachine
    package fileprivate(set) var delays = Delays()
    /// The number of actions that have started, and that have completed.
    package fileprivate(set) var actions = 0
    package fileprivate(set) var completions = 0
    /// Whether effects are performed, so that events wait.
    fileprivate var isPerforming = false
    fileprivate var waiting: [RefreshEvent] = []
    /// Whether the opposite control was last told that this one is busy.
    fileprivate var toldBusy = false
  }

  /// The writes to the list since the start of a change.
  package struct Writes: Sendable {
    package var insets = 0
    package var offsets = 0
    /// Whether the offset was written under a finger.
    package var isUnderFinger = false
    /// The control that the last write of the offset has shown, if one has.
    package var shown: RefreshEdge?

    package init() {}
  }

  package internal(set) var list: InterpretedList
  /// The controls in the order of `edges`.
  private var controls: [Control?] = [nil, nil, nil, nil]
  /// The writes since the start of the last change.
  package var writes = Writes()
  /// Whether the list is laid out at the end of each change, as at the end of a turn of the run loop.
  private let laysOut: Bool
  private var systemTrigger = SystemTrigger()
  /// The time of the frame that is due, if the list moves.
  private var frame: Double?
  private let override: Override?

  /// An own handling of some commands, for which it returns true.
  package typealias Override = @Sendable (ScrollCommand, inout LiveList) -> Bool

  /// Creates a list without controls.
  package init(
    _ list: InterpretedList,
    laysOut: Bool = true,
    override: Override? = nil
  ) {
    (self.list, self.laysOut, self.override) = (list, laysOut, override)
  }

  /// The control at an edge, if there is one.
  package func control(at edge: RefreshEdge) -> Control? { controls[Int(edge.rawValue)] }

  /// The edges that have a control.
  package var edges: [RefreshEdge] { RefreshEdge.allCases.filter { control(at: $0) != nil } }

  /// The geometry along the axis of a control, without its own added inset.
  package func reading(at edge: RefreshEdge) -> ScrollReading {
    list.interpreter.reading(at: edge, in: snapshot)
  }

  var snapshot: ListSnapshot {
    var (phases, revealing) = (EdgePhases(), EdgeSet())
    for edge in RefreshEdge.allCases {
      guard let control = control(at: edge) else { continue }
      phases.record(control.machine, at: edge)
      // The delay may be over, and its event not yet handled.
      if control.machine.phase == .refreshing, control.delays.contains(.reveal) {
        revealing.insert(edge)
      }
    }
    return list.snapshot(phases: phases, revealing: revealing)
  }

  // MARK: Changes

  /// Makes a change of the list, with all that follows from it.
  package mutating func perform(_ change: InterpretedList.Change) {
    handle(list.begin(change))
    let before = list.offset
    list.finish(change)
    if list.offset != before { handle(.changes(isLayout: false)) }
    endTurn()
  }

  /// Puts a finger on the list, which stops.
  mutating func touch() {
    list.touch()
    scheduleFrame()
  }

  /// Moves the finger by `distance`; touches the list first, if no finger does.
  mutating func drag(by distance: Double) {
    if !list.isTouched { touch() }
    list.startMovement()
    perform(list.drag(by: distance))
  }

  /// Lifts the finger, or lets the system cancel its gesture; the list moves on.
  mutating func lift(velocity: Double? = nil, isCancelled: Bool = false) {
    perform(list.lift(velocity: velocity, isCancelled: isCancelled))
  }

  /// Scrolls the list, which stops.
  mutating func scroll(to offset: Double, isDragging: Bool = false) {
    list.stop()
    perform(.move(to: offset, isDragging: isDragging))
  }

  /// Moves a finger, and then the list as far, each with a notification of its own.
  mutating func pull(by distance: Double) {
    list.stop()
    perform(.finger(by: distance))
    perform(.offset(list.offset + distance))
  }

  /// Lets the motion of the list end where it would.
  mutating func finishMotion() {
    let end = list.bounds.clamped(list.offset)
    list.stop()
    perform(.offset(end))
  }

  /// Lays the list out, whether it has to be or not.
  mutating func layOut() {
    handle(.changes(isLayout: true))
    for edge in edges { fillScreen(at: edge) }
  }

  private mutating func endTurn() {
    scheduleFrame()
    guard laysOut else { return }
    // A list settles after a layout or two, as lists in apps do.
    for _ in 0..<4 where !list.interpreter.isBusy {
      guard list.interpreter.awaitsLayout(of: snapshot) else { return }
      layOut()
    }
  }

  // MARK: Time

  /// Lets time pass, with its frames and delays.
  mutating func advance(by seconds: Double) {
    let end = list.time + seconds
    while true {
      let delay = nextDelay
      let frame = self.frame ?? .infinity
      let next = min(delay?.end ?? .infinity, frame)
      guard next <= end + Delays.tolerance else { break }
      list.time = max(list.time, next)
      // A frame shows what is due with it.
      if let delay, delay.end <= frame + Delays.tolerance {
        finish(delay.kind, at: delay.edge)
      } else {
        showFrame()
      }
    }
    list.time = max(list.time, end)
  }

  /// Ends a running delay, whatever its duration.
  package mutating func finish(_ delay: RefreshDelay, at edge: RefreshEdge) {
    controls[Int(edge.rawValue)]?.delays.stop(delay)
    send(delay.event, to: edge)
  }

  private var nextDelay: (kind: RefreshDelay, edge: RefreshEdge, end: Double)? {
    var first: (kind: RefreshDelay, edge: RefreshEdge, end: Double)?
    for edge in RefreshEdge.allCases {
      guard let delays = control(at: edge)?.delays, let kind = delays.next else { continue }
      let end = delays.now + delays.remaining(kind)
      if first.map({ end < $0.end }) ?? true { first = (kind, edge, end) }
    }
    return first
  }

  /// The time of the next frame, or of the end of a delay; `nil` if neither comes.
  var nextMoment: Double? {
    guard let delay = nextDelay?.end else { return frame }
    return min(delay, frame ?? delay)
  }

  private mutating func showFrame() {
    frame = nil
    if let change = list.showFrame() { perform(change) }
    list.finishFrame()
    scheduleFrame()
  }

  private mutating func scheduleFrame() {
    frame = list.isMoving ? frame ?? DisplayFrames.next(after: list.time) : nil
  }

  // MARK: Controls

  /// Adds a control.
  package mutating func add(_ behavior: RefreshBehavior) {
    let edge = behavior.edge
    if edges.isEmpty { list.follow(edge) }
    let machine = RefreshMachine(
      behavior: behavior,
      at: reading(at: edge),
      isAttached: list.isInWindow
    )
    controls[Int(edge.rawValue)] = Control(machine: machine)
    if machine.addedInset != 0 {
      handle(.addedInset(machine.addedInset, edge, isAnimated: false))
    }
    list.interpreter.add(behavior, in: snapshot)
  }

  /// Removes a control and its added inset.
  mutating func remove(at edge: RefreshEdge) {
    send(.hidden, to: edge)
    if list.isInWindow { handle(.removal(edge)) }
    controls[Int(edge.rawValue)] = nil
    list.interpreter.remove(at: edge)
    // As in an app, the last control takes the inset along that a layout would have removed.
    if edges.isEmpty { handle(.removals) }
  }

  /// Passes an event to a control, now or after the event that it handles.
  mutating func send(_ event: RefreshEvent, to edge: RefreshEdge) {
    send(event, to: edge, at: nil)
    fillScreen(at: edge)
  }

  private mutating func send(
    _ event: RefreshEvent,
    to edge: RefreshEdge,
    at reading: ScrollReading?
  ) {
    let index = Int(edge.rawValue)
    guard controls[index]?.isPerforming == false else {
      controls[index]?.waiting.append(event == .displaced ? .insetsChanged : event)
      return
    }
    var effects = handle(event, of: edge, at: reading)
    guard !effects.isEmpty else { return }
    controls[index]?.isPerforming = true
    let isOutermost = list.interpreter.activity.beginAnswer()
    perform(effects, of: edge)
    while let event = controls[index]?.waiting.first {
      controls[index]?.waiting.removeFirst()
      effects = handle(event, of: edge, at: nil)
      perform(effects, of: edge)
    }
    if isOutermost { list.interpreter.activity.endAnswer() }
    controls[index]?.isPerforming = false
    guard laysOut else { return }
    if list.interpreter.awaitsLayout(of: snapshot.phases) {
      list.interpreter.activity.setNeedsLayout()
    }
    endTurn()
  }

  private mutating func handle(
    _ event: RefreshEvent,
    of edge: RefreshEdge,
    at reading: ScrollReading?
  ) -> RefreshEffects {
    let reading = reading ?? self.reading(at: edge)
    return controls[Int(edge.rawValue)]?.machine.handle(event, at: reading) ?? []
  }

  private mutating func fillScreen(at edge: RefreshEdge) {
    guard let control = control(at: edge), !control.isPerforming,
      control.machine.behavior.fillsScreen
    else { return }
    let reading = reading(at: edge)
    guard controls[Int(edge.rawValue)]?.machine.takesFilling(of: reading) == true else { return }
    send(.begin, to: edge)
  }

  private mutating func perform(_ effects: RefreshEffects, of edge: RefreshEdge) {
    let index = Int(edge.rawValue)
    for step in effects.union(.phaseChanged).steps {
      guard let machine = control(at: edge)?.machine else { return }
      let seconds = effects.animationDuration(in: machine.behavior.timing)
      switch step {
      case .startAction: controls[index]?.actions += 1
      case .stopTimers: controls[index]?.delays.stopAll()
      case .reportCompletion: controls[index]?.completions += 1
      case .setInset:
        handle(.addedInset(machine.addedInset, edge, isAnimated: seconds != nil))
      case .scroll:
        let target = machine.revealOffset(in: reading(at: edge))
        perform(.reveal(target, edge, seconds: seconds ?? 0))
      case .show: if effects.contains(.phaseChanged) { tellOpposite(of: edge) }
      case .start(let delay):
        controls[index]?.delays.move(to: list.time)
        controls[index]?.delays.start(delay, seconds: machine.seconds(of: delay))
      case .cancelAction: break
      }
    }
  }

  private mutating func tellOpposite(of edge: RefreshEdge) {
    guard let control = control(at: edge), control.machine.isBusy != control.toldBusy else {
      return
    }
    controls[Int(edge.rawValue)]?.toldBusy = control.machine.isBusy
    guard self.control(at: edge.opposite) != nil else { return }
    send(.opposite(isBusy: control.machine.isBusy), to: edge.opposite)
  }

  // MARK: Commands

  /// Performs all commands of a request.
  private mutating func handle(_ kind: ScrollRequest.Kind) {
    var request = ScrollRequest(kind)
    while let command = list.interpreter.next(of: &request, in: snapshot) { perform(command) }
  }

  private mutating func perform(_ command: ScrollCommand) {
    if let override, override(command, &self) { return }
    apply(command)
  }

  /// Performs a command, whatever an override does with such commands.
  package mutating func apply(_ command: ScrollCommand) {
    switch command {
    case .offset(_, let motion):
      writes.offsets += 1
      writes.isUnderFinger = writes.isUnderFinger || list.isDragging
      if case .animated(let edge) = motion { writes.shown = edge } else { writes.shown = nil }
      write(command)
    case .inset:
      writes.insets += 1
      write(command)
    case .send(let event, let edge): send(event, to: edge)
    case .scrolled(let reading, let edge):
      send(.scrolled, to: edge, at: reading)
      if edge == .top, let machine = control(at: .top)?.machine,
        systemTrigger.fires(at: reading, of: machine)
      {
        send(.triggered, to: edge)
      }
    case .displaced(let reading, let edge):
      send(.displaced, to: edge, at: reading)
      fillScreen(at: edge)
    case .reveal(let offset, let edge, let seconds): handle(.reveal(offset, edge, seconds: seconds))
    case .remove(let edge): remove(at: edge)
    case .show, .place, .wake: break
    }
  }

  /// Writes to the list, which notifies the interpreter of its change.
  private mutating func write(_ command: ScrollCommand) {
    list.write(command)
    scheduleFrame()
    handle(.changes(isLayout: false))
  }
}
