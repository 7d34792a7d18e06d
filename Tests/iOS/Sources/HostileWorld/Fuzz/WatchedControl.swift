internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// What lets a control change its phase.
enum Cause: Equatable {
  /// A finger on one of the lists moves; its way is positive where it pulls at the near edge.
  case finger(isInner: Bool, way: CGFloat)
  case lift(isInner: Bool)
  case cancel
  /// The app, a key or VoiceOver scrolls.
  case scroll
  /// The list moves by itself.
  case frame
  /// The clock.
  case time
  /// Anything else: bars, sizes, content, insets, windows, notices.
  case surroundings
}

/// A control in a random scene, and what may start it: one action per intention.
@MainActor
final class WatchedControl {
  let control: RefreshController
  /// Its view in the list.
  private(set) weak var view: UIView?
  let isInner: Bool
  let isFar: Bool
  private let world: DeviceScene
  /// What happens now.
  private let cause: () -> Cause
  /// What the app does at the next change of phase.
  var reaction: (() -> Void)?

  private(set) var phase: RefreshPhase
  /// Whether it has refreshed in this event.
  private(set) var hasRefreshed = false
  /// Whether its second level was open in this event.
  private(set) var hasOpened = false
  /// Whether its second level is open.
  var isOpen: Bool { control.phase == .secondLevel }
  /// Whether one refresh has followed another in this event, without a change of phase.
  var hasFollowed: Bool { control.completionCount > completionsBefore }
  private var completionsBefore = 0
  private var seenHeight: Double?
  /// How many changes of phase there were in this event.
  private(set) var changes = 0
  /// How many of them were armings, starts by a crossing finger or outcomes.
  private(set) var felt = 0
  /// How often the app has asked for a refresh that has not started yet.
  private var asked = 0
  /// Whether an assistive technology may activate it now.
  private var isActivated = false
  /// Whether the app has asked for the second level.
  private var mayOpen = false
  /// How many actions may still run.
  private var owedActions = 0
  private var actions = 0
  /// How many refreshes the app has begun at the system's control, each a completion without an action.
  var loads = 0
  private var completions = 0
  /// How many refreshes this finger has started.
  private(set) var startsByFinger = 0
  private var waysBack = 0
  /// Whether this finger has armed it.
  private var hasArmed = false
  /// Whether the finger that armed it has left.
  private var isLifted = false
  /// Whether the app, or a finger before, has ended a refresh during this touch.
  private(set) var hasEndedUnderFinger = false
  private(set) var phaseAtTouch = RefreshPhase.idle

  init(
    _ control: RefreshController,
    view: UIView?,
    isInner: Bool,
    _ world: DeviceScene,
    cause: @escaping () -> Cause
  ) {
    self.control = control
    self.view = view
    self.isInner = isInner
    self.world = world
    self.cause = cause
    let edge = control.machine.behavior.edge
    isFar = edge == .bottom || edge == .trailing
    phase = control.phase
    actions = control.actionCount
    // It may have begun to fill the screen.
    owedActions = control.machine.isBusy && actions == 0 ? 1 : 0
    control.onPhaseChange = { [weak self] in self?.changed(to: $0) }
    control.onCompletion = { [weak self] _ in self?.completions += 1 }
  }

  /// The behavior, with the height that the control has at the size of its texts.
  var behavior: RefreshBehavior { control.machine.behavior }

  /// Whether the height is another one than at the last call.
  func takesNewHeight() -> Bool {
    defer { seenHeight = behavior.height }
    return behavior.height != seenHeight
  }

  /// What the control adds to its inset at rest.
  var room: CGFloat {
    behavior.style == .inline && !control.isHidden && isAttached && !isHiddenByList
      ? CGFloat(behavior.height) : 0
  }

  /// Whether the control leaves the layout of a list with too little content.
  var mayBeHiddenByList: Bool { behavior.hidesWhenEmpty || behavior.hidesWhenShort }

  /// Whether the list has too little content for the control.
  var isHiddenByList: Bool { control.reading.map(behavior.hides) ?? false }

  /// Whether it is drawn inside a `UIRefreshControl`, which has its room and its place.
  var isInSystem: Bool { behavior.trigger.when == .system }

  var isAttached: Bool { control.reading != nil }

  // MARK: Events

  /// Whether a refresh or its outcome is shown.
  private var showsRefresh: Bool {
    control.phase == .refreshing || control.machine.isShowingOutcome
  }

  func eventBegins() {
    changes = 0
    completionsBefore = control.completionCount
    felt = 0
    hasRefreshed = showsRefresh
    hasOpened = isOpen
  }

  func touched() {
    startsByFinger = 0
    waysBack = 0
    hasArmed = false
    // One that settles may still do so after the next touch.
    if control.phase != .armed { isLifted = false }
    hasEndedUnderFinger = false
    phaseAtTouch = control.phase
  }

  func moved(by way: CGFloat) {
    if !isOutward(way) { waysBack += 1 }
  }

  /// The app has moved the list, or its edge, so that a finger that goes on pulls it anew.
  func takenBack() {
    waysBack += 1
  }

  func fingerWillLift() {
    isLifted = true
  }

  /// The app asks for a refresh.
  func begin() {
    let wasRefreshing = control.phase == .refreshing
    asked += 1
    let isTaken = control.begin()
    if !isTaken { asked = max(0, asked - 1) }
    // It follows the refresh whose end is deferred.
    if isTaken && wasRefreshing {
      owedActions += 1
      asked = max(0, asked - 1)
    }
  }

  /// An assistive technology may activate the control now, which is the user's intention.
  func activationBegins() {
    isActivated = true
  }

  func activationEnds() {
    // It follows the refresh whose end is deferred.
    if isActivated, control.phase == .refreshing { owedActions += 1 }
    isActivated = false
  }

  /// The app opens or closes the second level.
  func setSecondLevel(open: Bool) {
    mayOpen = open
    if open { control.openSecondLevel() } else { control.closeSecondLevel() }
  }

  func isOutward(_ way: CGFloat) -> Bool { isFar ? way < 0 : way > 0 }

  private func changed(to new: RefreshPhase) {
    let old = phase
    phase = new
    if new == .refreshing { hasRefreshed = true }
    if new == .secondLevel { hasOpened = true }
    if Writes.isTraced { print("  \(old) -> \(new) by \(cause())") }
    changes += 1
    if [.succeeded, .failed].contains(control.machine.visibleState) { felt += 1 }
    switch new {
    case .armed where old == .secondLevelArmed: break
    case .armed, .secondLevelArmed: armed(from: old)
    case .refreshing where old == .pending: owedActions += 1
    case .pending where old == .refreshing:
      // The next refresh, which follows at once, waits for the window.
      break
    case .refreshing, .pending:
      if new == .refreshing { owedActions += 1 }
      started(from: old)
    case .idle, .pulling, .exhausted, .failed: asked = 0
    case .secondLevel:
      asked = 0
      world.expect(
        old == .secondLevelArmed || mayOpen,
        "O: opened from \(old) by \(cause())"
      )
      mayOpen = false
    case .ending: hasEndedUnderFinger = true
    }
    let reaction = reaction
    self.reaction = nil
    reaction?()
  }

  private func armed(from old: RefreshPhase) {
    felt += 1
    hasArmed = true
    if isLate { return }
    guard case .finger(let isInner, let way) = cause(), isInner == self.isInner, way != 0
    else {
      return world.expect(false, "O: armed by \(cause()), not by a finger")
    }
  }

  /// Whether a bar may tell only now how far a finger has pulled.
  private var isLate: Bool {
    let (list, switches) = (world.list, world.list.switches)
    return list.hasLargeTitle && switches.largeTitle == .grows && list.isPanned
      && switches.titleNotice == .inNextFrame && [.surroundings, .frame].contains(cause())
  }

  private func started(from old: RefreshPhase) {
    if asked > 0 {
      asked -= 1
      return
    }
    if isActivated {
      isActivated = false
      return
    }
    if behavior.fillsScreen, control.reading.map(behavior.fits) ?? false { return }
    let isByItself = !behavior.trigger.requiresDrag && [.scroll, .frame].contains(cause())
    if !isByItself { startsByFinger += 1 }
    if behavior.trigger.when == .cross { felt += 1 }
    world.expect(mayStart(from: old), "O: started from \(old) by \(cause())")
    let most =
      switch behavior.trigger.when {
      case .release: 1
      case .cross: 1 + waysBack
      case .reach: behavior.trigger.perDrag
      case .tap: 0
      case .system: 1
      }
    guard case .finger = cause() else { return }
    world.expect(startsByFinger <= most, "O: \(startsByFinger) refreshes by one finger")
  }

  private func mayStart(from old: RefreshPhase) -> Bool {
    let trigger = behavior.trigger
    let isFree = !trigger.requiresDrag
    // What a finger has armed starts with whatever comes once the finger has left.
    let isSettling =
      trigger.releasedBy == .settle && isLifted
      && (old == .armed || hasArmed && startsByFinger == 1)
    if trigger.when == .release, isSettling, cause() != .cancel { return true }
    switch (trigger.when, cause()) {
    case (.release, .lift(let inner)): return inner == isInner && (old == .armed || isFree)
    case (.release, .cancel): return false
    case (.release, .finger(let inner, _)): return inner == isInner && isFree
    case (.release, .scroll), (.release, .frame): return isFree
    case (.release, _): return false
    case (.cross, .finger(let inner, _)): return inner == isInner
    case (.cross, .surroundings) where isLate: return true
    case (.cross, .scroll), (.cross, .frame): return isFree
    case (.cross, _): return false
    case (.reach, .finger(let inner, let way)): return inner == isInner && isOutward(way)
    case (.reach, .lift(let inner)): return inner == isInner
    case (.reach, .scroll): return isFree || UIAccessibility.isVoiceOverRunning
    case (.reach, .frame): return isFree || UIAccessibility.isVoiceOverRunning
    case (.reach, _): return false
    case (.tap, _): return false
    case (.system, _): return true
    }
  }

  // MARK: Checks

  func check() {
    let news = control.actionCount - actions
    actions = control.actionCount
    // UIKit fires in a control whose refresh is about to end, and so lets another one follow.
    if isInSystem, hasFollowed { owedActions += 1 }
    world.expect(news <= owedActions, "O: \(news) actions for \(owedActions) starts")
    owedActions = max(0, owedActions - news)
    if [.idle, .exhausted, .failed].contains(control.phase) { owedActions = 0 }
    // What it was asked for and did not take, as that came from within its own change of phase.
    if ![.pending, .refreshing, .ending].contains(control.phase) { asked = 0 }
    world.expect(
      control.completionCount <= control.actionCount + loads,
      "O: \(control.completionCount) completions of \(control.actionCount) actions, \(loads) loads"
    )
  }
}
