import RefreshCore
import Testing

/// Something a refresh machine may get wrong.
enum PlantedBug: String, Sendable, CaseIterable, CustomTestStringConvertible {
  case keepsAddedInset = "keeps its added inset after the end"
  case hidesAddedInset = "changes its added inset without an effect"
  case hidesOutcome = "hides an outcome while the list bounces"
  case remembersInsets = "uses the insets of the last scroll"

  case dropsAction = "drops its action"
  case repeatsAction = "acts again while it is scrolled"
  case actsTooEarly = "acts before it is revealed"
  case restartsWhenBusy = "starts over when it is asked to begin while busy"
  case ignoresDisabled = "fires while it is disabled"
  case ignoresOpposite = "fires while the other edge is busy"
  case rearmsInOneDrag = "is armed by the drag that was held through the end"
  case refillsBudget = "refills its budget with every scroll"

  case actsAfterEnd = "starts its action during the retraction"
  case hidesShortAction = "does not tell an action that is over at once"

  case endsByItself = "ends by itself"
  case endsThroughReveal = "lets an end through before it is revealed"
  case endsTooEarly = "lets an end through before its least time is over"
  case keepsLastEnd = "lets the last of two ends count"
  case endReachesNext = "lets an old end reach the next refresh"
  case keepsTimers = "lets old timers run on"
  case forgetsNext = "forgets what was asked for after a held end"
  case losesExhausted = "lets another end hide that data ran out"
  case forgetsHeldEnd = "forgets a held end when it is hidden"

  case leavesExhausted = "forgets on a scroll that there is no more data"
  case ignoresReset = "ignores a reset"

  case ignoresEnd = "ignores the end"
  case ignoresTimeout = "ignores a time-out"
  case startsNoTimeout = "starts no time-out"
  case startsNoReveal = "waits for a reveal that never runs"
  case ignoresRetracted = "never ends its retraction"
  case ignoresOutcomeShown = "shows an outcome for ever"
  case staysPending = "waits on when it comes on screen"
  case staysHidden = "stays hidden"

  case mirrorsPull = "takes a scroll away from its edge for a pull"
  case triggersShort = "fires short of its distance"
  case liftsAnywhere = "fires on a lift wherever the list is by then"
  case takesAnyDrag = "takes a drag from elsewhere for one from the edge"
  case forgetsOppositePull = "forgets that the drag has pulled the other edge"

  case dropsCompletion = "drops its completion"
  case repeatsCompletion = "reports a completion when it is hidden at rest"

  case losesRoom = "takes its room from under a finger"

  case actsForLoad = "runs its action for a load of the app"
  case actsInReveal = "runs the action of a reveal beside a load of the app"
  case dropsHeldLoad = "drops a load while an end is held"
  case dropsDisabledLoad = "drops a load while it is disabled"
  case dropsHiddenLoad = "drops the load that it shows when it is hidden"
  case keepsLoadWaiting = "lets a load wait though it is enabled"
  case keepsLoadBehindLevel = "lets a load wait though its second level is closed"
  case disarmsForLoad = "is disarmed by the end of a load that it does not show"
  case keepsEndedLoad = "shows a load that has ended"

  case ignoresPull = "is never armed during the retraction"
  case ignoresCancelling = "stays armed when its gesture is canceled"
  case armsWhenDisplaced = "takes a displaced list for a pull"

  var testDescription: String { rawValue }

  /// The invariant that it breaks.
  var invariant: Invariant {
    switch self {
    case .keepsAddedInset, .hidesAddedInset, .hidesOutcome: .restingInset
    case .remembersInsets: .freshInset
    case .dropsAction, .repeatsAction, .actsTooEarly, .restartsWhenBusy, .ignoresDisabled,
      .ignoresOpposite, .rearmsInOneDrag, .refillsBudget:
      .oneAction
    case .actsAfterEnd, .hidesShortAction: .actionInside
    case .endsByItself, .endsThroughReveal, .endsTooEarly, .keepsLastEnd, .endReachesNext,
      .keepsTimers, .forgetsNext, .losesExhausted, .forgetsHeldEnd, .ignoresEnd:
      .callOrder
    case .leavesExhausted, .ignoresReset: .exhaustedHolds
    case .ignoresTimeout, .startsNoTimeout, .startsNoReveal, .ignoresRetracted,
      .ignoresOutcomeShown,
      .staysPending, .staysHidden:
      .liveness
    case .mirrorsPull, .triggersShort, .liftsAnywhere, .takesAnyDrag, .forgetsOppositePull: .ownSide
    case .dropsCompletion, .repeatsCompletion: .completion
    case .losesRoom: .room
    case .actsForLoad, .actsInReveal, .dropsHeldLoad, .dropsDisabledLoad, .dropsHiddenLoad,
      .keepsLoadWaiting, .keepsLoadBehindLevel, .disarmsForLoad, .keepsEndedLoad:
      .ownLoad
    case .ignoresPull, .ignoresCancelling, .armsWhenDisplaced: .table
    }
  }

  /// A behavior with which it shows.
  var behavior: RefreshBehavior {
    switch self {
    case .remembersInsets: .footer
    case .refillsBudget, .forgetsOppositePull: .reaching
    case .takesAnyDrag: .header.with { $0.trigger.beginsAtEdge = true }
    case .keepsLoadBehindLevel: .leveled
    case .endsTooEarly, .keepsLastEnd, .forgetsNext, .dropsHeldLoad:
      .header.with { $0.timing.minimumVisible = 0.5 }
    case .leavesExhausted, .ignoresReset: .footer
    case .forgetsHeldEnd, .losesExhausted:
      .header.with {
        $0.timing.minimumVisible = 0.5
        $0.allowsExhausted = true
      }
    case .ignoresOutcomeShown, .hidesOutcome:
      .header.with { $0.timing.succeeded = 0.9 }
    case .ignoresTimeout, .startsNoTimeout: .header.with { $0.timing.timeout = 30 }
    case .losesRoom: .inside
    case .keepsAddedInset, .hidesAddedInset, .dropsAction, .repeatsAction, .actsTooEarly,
      .restartsWhenBusy, .ignoresDisabled, .ignoresOpposite, .rearmsInOneDrag, .actsAfterEnd,
      .hidesShortAction,
      .endsByItself, .endsThroughReveal, .endReachesNext, .keepsTimers, .ignoresEnd,
      .startsNoReveal, .ignoresRetracted, .staysPending, .staysHidden, .mirrorsPull,
      .triggersShort, .liftsAnywhere, .dropsCompletion, .repeatsCompletion, .ignoresPull,
      .ignoresCancelling, .armsWhenDisplaced, .actsForLoad, .actsInReveal, .dropsDisabledLoad,
      .dropsHiddenLoad, .keepsLoadWaiting, .disarmsForLoad, .keepsEndedLoad:
      .header
    }
  }
}
