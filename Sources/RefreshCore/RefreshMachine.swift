/// The refresh state machine.
///
/// It is the only model of a refresh control there is: the shipped control, the prover, the
/// simulator and the tests all run this value. It performs nothing itself. Each event changes the
/// phase and answers with the effects that the owner has to perform. It has no clock, allocates
/// nothing, and builds as Embedded Swift.
public struct RefreshMachine: Sendable, Equatable {
  /// The numbers and choices that it follows.
  public let behavior: RefreshBehavior
  /// Whether it is what most controls are, see `RefreshBehavior.isOrdinary`; kept, since each scroll
  /// asks for it.
  @usableFromInline
  let isOrdinary: Bool
  /// What the control is doing.
  public internal(set) var phase: RefreshPhase {
    get { current }
    set { current = newValue }
  }
  // What a scroll looks at is usable where 'scroll' is made a part of something else.
  @usableFromInline
  var current = RefreshPhase.idle
  /// What the control adds to its edge's inset; never more than its own amount.
  public internal(set) var share = 0.0
  /// How far the pull has come, in points; all the way, once it has started a refresh.
  @usableFromInline
  var pulled = 0.0

  /// Whether the control is on screen.
  public internal(set) var isAttached: Bool
  /// Whether the control may trigger.
  public internal(set) var isEnabled = true
  /// Whether the control is out of the layout.
  public internal(set) var isHidden = false
  /// Whether the control at the opposite edge is busy.
  public internal(set) var isOppositeBusy = false

  /// The offset at the last scroll, to tell outward from inward.
  @usableFromInline
  var lastOffset: Double
  /// Whether a finger held the content at the last scroll.
  @usableFromInline
  var hasFinger = false
  /// How many more refreshes this drag may start.
  @usableFromInline
  var budget: Int
  /// Whether this drag has started a refresh.
  @usableFromInline
  var hasFiredInDrag = false
  /// Whether the finger that held on through the end must first come back below the distance.
  @usableFromInline
  var mustReenter = false

  /// Whether the reveal still has to finish before the action runs.
  var isRevealing = false
  /// Whether the least visible time is still running.
  var isWithinMinimum = false
  /// Whether the delay after the action's end is still to pass.
  var endDelay = EndDelay.notStarted
  /// Whether the action was started and its end is still to come.
  var isActing = false
  /// The outcome of an end that may not take effect yet.
  var heldOutcome: RefreshOutcome?
  /// Whether the app has asked for another refresh after the end that may not take effect yet.
  var beginsAgain = false
  /// Whether an action's completion is still to be reported.
  var owesCompletion = false
  /// How the last refresh ended.
  public internal(set) var lastOutcome = RefreshOutcome.success

  /// The delay between the end of the action and the way back.
  enum EndDelay: UInt8, Sendable {
    case notStarted
    case running
    case over
  }

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
    budget = behavior.trigger.perDrag
    share = reservedShare(in: reading)
  }

  /// How far the pull has come: 0 at rest, 1 at the distance, more beyond it.
  ///
  /// It is computed for whoever asks, which in most scrolls nobody does.
  public var progress: Double {
    let distance = behavior.trigger.distance
    guard distance > 0 else { return pulled > 0 ? 1 : 0 }
    return max(pulled, 0) / distance
  }

  /// Whether the control is busy, or will be as soon as it is on screen.
  public var isBusy: Bool {
    phase == .refreshing || phase == .pending
  }

  /// Takes in one event, with the scroll view as it is at that moment.
  public mutating func handle(_ event: RefreshEvent, at reading: ScrollReading) -> RefreshEffects {
    let oldPhase = phase
    var effects: RefreshEffects = []
    // A control that asks to be scrolled into sight counts as being there from then on.
    var reading = reading

    switch event {
    case .scrolled: return scroll(reading)
    case .released: released(&reading, &effects)
    case .begin: begin(&reading, &effects)
    case .end(let outcome): end(outcome, &reading, &effects)
    case .revealed: revealed(&reading, &effects)
    case .retracted: retracted(&effects)
    case .minimumShown: minimumShown(&reading, &effects)
    case .endDelayed: endDelayed(&reading, &effects)
    case .timedOut: timedOut(&reading, &effects)
    case .attached: attached(&reading, &effects)
    case .detached: isAttached = false
    case .contentChanged, .insetsChanged: break
    case .reset: reset(&effects)
    case .enabled: isEnabled = true
    case .disabled: disabled()
    case .hidden: hidden(&effects)
    case .shown: isHidden = false
    case .opposite(let isBusy): opposite(isBusy: isBusy)
    }

    settleShare(oldPhase, reading, &effects)
    return effects
  }

  /// Brings the share up to date, and tells what has changed.
  mutating func settleShare(
    _ oldPhase: RefreshPhase,
    _ reading: ScrollReading,
    _ effects: inout RefreshEffects
  ) {
    let oldShare = share
    share = reservedShare(in: reading)
    if phase != oldPhase { effects.insert(.phaseChanged) }
    if share != oldShare { effects.insert(.insetChanged) }
  }

  /// The inset that the control takes up now.
  ///
  /// It is always computed afresh, so that nothing the app does to its insets meanwhile can be
  /// undone by it.
  private func reservedShare(in reading: ScrollReading) -> Double {
    guard !isHidden else { return 0 }
    switch behavior.style {
    case .overlay: return 0
    case .inline: return behavior.height
    case .pull: return phase == .refreshing ? behavior.refreshingShare(in: reading) : 0
    }
  }
}
