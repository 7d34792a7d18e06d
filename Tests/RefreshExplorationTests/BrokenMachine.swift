import RefreshCore
import RefreshExploration

/// What is wrong with a machine.
protocol MachineDefect: Sendable {
  /// Takes in an event, in place of the machine that is sound.
  static func handle(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    by machine: inout BrokenMachine<Self>
  ) -> RefreshEffects
}

/// The machine that ships, with a defect put into it.
struct BrokenMachine<Defect: MachineDefect>: ProvableMachine {
  /// The machine that is sound.
  var sound: RefreshMachine
  /// What the defect adds to the control's share of the inset.
  var surplus = 0.0
  /// What the defect takes for the last outcome.
  var outcome: RefreshOutcome?

  init(_ behavior: RefreshBehavior, at reading: ScrollReading, isAttached: Bool) {
    sound = RefreshMachine(behavior, at: reading, isAttached: isAttached)
  }

  var behavior: RefreshBehavior { sound.behavior }
  var phase: RefreshPhase { sound.phase }
  var share: Double { sound.share + surplus }
  var isAttached: Bool { sound.isAttached }
  var isEnabled: Bool { sound.isEnabled }
  var isHidden: Bool { sound.isHidden }
  var isOppositeBusy: Bool { sound.isOppositeBusy }
  var isBusy: Bool { sound.isBusy }
  var lastOutcome: RefreshOutcome { outcome ?? sound.lastOutcome }
  var key: UInt64 { sound.key }

  mutating func handle(_ event: RefreshEvent, at reading: ScrollReading) -> RefreshEffects {
    Defect.handle(event, at: reading, by: &self)
  }
}

/// Leaves its share behind once it is back at rest.
enum KeepsInset: MachineDefect {
  static func handle(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    by machine: inout BrokenMachine<Self>
  ) -> RefreshEffects {
    let effects = machine.sound.handle(event, at: reading)
    if event == .retracted && machine.phase == .idle { machine.surplus = 1 }
    return effects
  }
}

/// Runs the action again for every call to begin.
enum ActsTwice: MachineDefect {
  static func handle(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    by machine: inout BrokenMachine<Self>
  ) -> RefreshEffects {
    let isActing = machine.phase == .refreshing
    let effects = machine.sound.handle(event, at: reading)
    return event == .begin && isActing ? effects.union(.performsAction) : effects
  }
}

/// Runs the action whenever it comes on screen.
enum ActsOnScreen: MachineDefect {
  static func handle(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    by machine: inout BrokenMachine<Self>
  ) -> RefreshEffects {
    let effects = machine.sound.handle(event, at: reading)
    return event == .attached && machine.phase == .idle ? effects.union(.performsAction) : effects
  }
}

/// Takes every end for a success.
enum ForgetsOutcome: MachineDefect {
  static func handle(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    by machine: inout BrokenMachine<Self>
  ) -> RefreshEffects {
    machine.outcome = .success
    return machine.sound.handle(event, at: reading)
  }
}

/// Looks for more data though there is none.
enum BeginsWithoutData: MachineDefect {
  static func handle(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    by machine: inout BrokenMachine<Self>
  ) -> RefreshEffects {
    guard event == .begin && machine.phase == .exhausted else {
      return machine.sound.handle(event, at: reading)
    }
    let effects = machine.sound.handle(.reset, at: reading)
    return effects.union(machine.sound.handle(.begin, at: reading))
  }
}

/// Waits for ever on its way back.
enum NeverRetracts: MachineDefect {
  static func handle(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    by machine: inout BrokenMachine<Self>
  ) -> RefreshEffects {
    event == .retracted ? .ignored : machine.sound.handle(event, at: reading)
  }
}

/// Triggers far inside the list.
enum TriggersAnywhere: MachineDefect {
  static func handle(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    by machine: inout BrokenMachine<Self>
  ) -> RefreshEffects {
    let isInside = reading.isDragging && machine.behavior.pull(in: reading) < 0
    return machine.sound.handle(event == .scrolled && isInside ? .begin : event, at: reading)
  }
}

/// Refreshes on once it is hidden.
enum OutlivesHiding: MachineDefect {
  static func handle(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    by machine: inout BrokenMachine<Self>
  ) -> RefreshEffects {
    event == .hidden ? .ignored : machine.sound.handle(event, at: reading)
  }
}

/// Does not hear of new insets and new content.
enum ForgetsInsets: MachineDefect {
  static func handle(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    by machine: inout BrokenMachine<Self>
  ) -> RefreshEffects {
    event == .insetsChanged || event == .contentChanged
      ? [] : machine.sound.handle(event, at: reading)
  }
}

/// Reports a completion twice.
enum ReportsTwice: MachineDefect {
  static func handle(
    _ event: RefreshEvent,
    at reading: ScrollReading,
    by machine: inout BrokenMachine<Self>
  ) -> RefreshEffects {
    let effects = machine.sound.handle(event, at: reading)
    return event == .retracted ? effects.union(.reportsCompletion) : effects
  }
}
