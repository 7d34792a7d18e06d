/// The refresh state machine.
///
/// The shipped control, the prover, the simulator and the tests all run this value; there is no
/// other model of a refresh control. The machine performs nothing itself: each event changes the
/// state and answers with the effects that the owner has to perform. It has no clock, allocates
/// nothing, and builds as Embedded Swift.
public struct RefreshMachine: Sendable, Equatable {
  /// The numbers and choices that decide how the control behaves.
  public let behavior: RefreshBehavior
  /// See `RefreshBehavior.isOrdinary`; stored, since each scroll asks for it.
  @usableFromInline
  let isOrdinary: Bool
  /// The phase, with everything that exists in that phase only.
  @usableFromInline
  package internal(set) var state = State.idle
  /// The inset that the control adds at its edge.
  public internal(set) var addedInset = 0.0
  /// The pull of the list, in points; the whole distance once a refresh has started.
  @usableFromInline
  var pulled = 0.0

  /// Whether the control is on screen.
  public internal(set) var isAttached: Bool
  /// Whether gestures can start a refresh.
  public internal(set) var isEnabled = true
  /// Whether the control is out of the layout.
  public internal(set) var isHidden = false
  /// Whether the control at the opposite edge is busy.
  public internal(set) var isOppositeBusy = false

  /// The offset at the last scroll, which tells outward from inward scrolling.
  @usableFromInline
  package internal(set) var lastOffset: Double
  /// The drag under way, or the last one.
  @usableFromInline
  package internal(set) var drag: Drag
  /// Whether the completion of the last refresh is still to be reported.
  ///
  /// It is due once the control has retracted. A pull may interrupt the retraction, so that the
  /// completion is still due in the phases that follow.
  var owesCompletion = false
  /// The outcome of the last refresh.
  public internal(set) var lastOutcome = RefreshOutcome.success

  /// Creates the machine of a control at rest in a scroll view.
  public init(
    _ behavior: RefreshBehavior,
    at reading: ScrollReading,
    isAttached: Bool = true
  ) {
    self.behavior = behavior
    isOrdinary = behavior.isOrdinary
    self.isAttached = isAttached
    lastOffset = reading.offset
    drag = Drag(budget: behavior.trigger.perDrag)
    addedInset = addedInset(in: reading)
  }

  /// The pull as a fraction of the trigger distance: 0 at rest, 1 at the distance, more beyond it.
  public var progress: Double {
    let distance = behavior.trigger.distance
    guard distance > 0 else { return pulled > 0 ? 1 : 0 }
    return max(pulled, 0) / distance
  }

  /// Whether the control is refreshing or pending.
  public var isBusy: Bool {
    phase == .refreshing || phase == .pending
  }

  /// Handles one event, with the scroll view as it is at that moment.
  public mutating func handle(_ event: RefreshEvent, at reading: ScrollReading) -> RefreshEffects {
    let oldPhase = phase
    var response = Response(reading)

    switch event {
    case .scrolled: return scroll(reading)
    case .released: release(&response)
    case .begin: begin(&response)
    case .end(let outcome): end(outcome, &response)
    case .revealed: revealed(&response)
    case .retracted: retracted(&response)
    case .minimumShown: minimumShown(&response)
    case .endDelayed: endDelayed(&response)
    case .timedOut: timedOut(&response)
    case .attached: attach(&response)
    case .detached: isAttached = false
    case .contentChanged, .insetsChanged: break
    case .reset: reset(&response)
    case .enabled: isEnabled = true
    case .disabled: disable()
    case .hidden: hide(&response)
    case .shown: isHidden = false
    case .opposite(let isBusy): opposite(isBusy: isBusy)
    }

    return finish(response, from: oldPhase)
  }

  /// The answer to an event, while the event is handled.
  struct Response {
    /// The scroll view; once the control scrolls itself into sight, as it will be then.
    var reading: ScrollReading
    /// What the owner has to do so far.
    var effects: RefreshEffects = []

    init(_ reading: ScrollReading) {
      self.reading = reading
    }
  }

  /// Updates the added inset, and adds what has changed to the effects.
  mutating func finish(_ response: Response, from oldPhase: RefreshPhase) -> RefreshEffects {
    var effects = response.effects
    let oldInset = addedInset
    addedInset = addedInset(in: response.reading)
    if phase != oldPhase { effects.insert(.phaseChanged) }
    if addedInset != oldInset { effects.insert(.insetChanged) }
    return effects
  }

  /// The inset that the control adds now.
  ///
  /// It is computed anew each time and never taken back from an earlier value, so it cannot undo
  /// what the app does to its insets meanwhile.
  private func addedInset(in reading: ScrollReading) -> Double {
    guard !isHidden else { return 0 }
    switch behavior.style {
    case .overlay: return 0
    case .inline: return behavior.height
    case .pull: return phase == .refreshing ? behavior.refreshingInset(in: reading) : 0
    }
  }
}
