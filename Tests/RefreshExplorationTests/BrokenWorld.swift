import RefreshCore
import RefreshExploration
import RefreshWorld

/// What is wrong with a world.
protocol Defect: Sendable {
  /// Lets something happen, in place of the sound world.
  static func start(_ stimulus: Stimulus, in world: inout BrokenWorld<Self>)
  /// Ends a delay, in place of the sound world.
  static func finish(_ delay: RefreshDelay, in world: inout BrokenWorld<Self>)
  /// Changes a transition of the sound world.
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>)
}

extension Defect {
  static func start(_ stimulus: Stimulus, in world: inout BrokenWorld<Self>) {
    world.sound.start(stimulus)
  }

  static func finish(_ delay: RefreshDelay, in world: inout BrokenWorld<Self>) {
    world.sound.finish(delay)
  }

  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {}
}

/// The world of the machine that ships, with a defect put into it.
struct BrokenWorld<Cause: Defect>: ProofSubject {
  /// The world that is sound.
  var sound: World
  /// The transition that a defect puts in place of those of the sound world.
  var substitute: Transition?
  /// The moment that a defect pretends to start from.
  var pretended: Transition.Moment?

  init(behavior: RefreshBehavior, in scrollView: ScrollReading, isAttached: Bool) {
    sound = World(behavior: behavior, in: scrollView, isAttached: isAttached)
  }

  var phase: RefreshPhase { sound.phase }
  var key: UInt64 { sound.key }
  var scrollView: ScrollReading { sound.scrollView }

  func awaits(_ delay: RefreshDelay) -> Bool { sound.awaits(delay) }
  func remaining(_ delay: RefreshDelay) -> Double { sound.remaining(delay) }
  func allows(_ stimulus: Stimulus) -> Bool { sound.allows(stimulus) }

  mutating func start(_ stimulus: Stimulus) { Cause.start(stimulus, in: &self) }
  mutating func finish(_ delay: RefreshDelay) { Cause.finish(delay, in: &self) }

  mutating func next() -> Transition? {
    if let substitute {
      self.substitute = nil
      return substitute
    }
    guard var transition = sound.next() else { return nil }
    Cause.change(&transition, in: self)
    pretended = nil
    return transition
  }
}

/// Leaves what it adds to the inset behind once it is back at rest.
enum KeepsInset: Defect {
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if transition.event == .retracted && world.phase == .idle { transition.after.addedInset += 1 }
  }
}

/// Runs the action again for every call to begin.
enum ActsTwice: Defect {
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if transition.event == .begin && transition.before.phase == .refreshing {
      transition.effects.insert(.performsAction)
    }
  }
}

/// Runs the action whenever it comes on screen.
enum ActsOnScreen: Defect {
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if transition.event == .attached && world.phase == .idle {
      transition.effects.insert(.performsAction)
    }
  }
}

/// Refreshes while the second level is open.
enum RefreshesWhileOpen: Defect {
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if transition.event == .begin && world.phase == .secondLevel {
      transition.after.phase = .refreshing
    }
  }
}

/// Opens the second level without making room for it.
enum OpensWithoutInset: Defect {
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if world.phase == .secondLevel { transition.after.addedInset = 60 }
  }
}

/// Takes every end for a success.
enum ForgetsOutcome: Defect {
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    transition.after.lastOutcome = .success
  }
}

/// Looks for more data though there is none.
enum BeginsWithoutData: Defect {
  static func start(_ stimulus: Stimulus, in world: inout BrokenWorld<Self>) {
    if stimulus == .begin && world.phase == .exhausted {
      world.pretended = world.sound.moment
      world.sound.perform(.reset)
    }
    world.sound.start(stimulus)
  }

  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if let pretended = world.pretended { transition.before = pretended }
  }
}

/// Never ends its retraction.
enum NeverRetracts: Defect {
  static func finish(_ delay: RefreshDelay, in world: inout BrokenWorld<Self>) {
    if delay != .retract { world.sound.finish(delay) }
  }
}

/// Triggers far inside the list.
enum TriggersAnywhere: Defect {
  static func start(_ stimulus: Stimulus, in world: inout BrokenWorld<Self>) {
    world.sound.start(stimulus)
    let scrollView = world.scrollView
    let isInside = world.sound.machine.behavior.pull(in: scrollView) < 0
    guard case .scroll(_, dragging: true) = stimulus, isInside else { return }
    world.pretended = world.sound.moment
    world.sound.start(.begin)
  }

  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if world.pretended != nil { transition.event = .scrolled }
  }
}

/// Takes a change of the offset by a bar for a gesture.
enum TriggersDisplaced: Defect {
  static func start(_ stimulus: Stimulus, in world: inout BrokenWorld<Self>) {
    world.sound.start(stimulus)
    guard case .displace = stimulus else { return }
    world.pretended = world.sound.moment
    world.sound.start(.begin)
  }

  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if world.pretended != nil { transition.event = .displaced }
  }
}

/// Refreshes on once it is hidden.
enum OutlivesHiding: Defect {
  static func start(_ stimulus: Stimulus, in world: inout BrokenWorld<Self>) {
    guard stimulus == .hidden(true) else { return world.sound.start(stimulus) }
    let moment = world.sound.moment
    world.substitute = Transition(
      event: .hidden,
      at: world.scrollView,
      from: moment,
      with: .ignored,
      to: moment
    )
  }
}

/// Does not hear of new insets and new content.
enum ForgetsInsets: Defect {
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if transition.event == .insetsChanged || transition.event == .contentChanged {
      transition.after.addedInset = transition.before.addedInset
    }
  }
}

/// Reports a completion twice.
enum ReportsTwice: Defect {
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if transition.event == .retracted { transition.effects.insert(.reportsCompletion) }
  }
}

/// A control inside a `UIRefreshControl` that ends while a finger is on the list.
enum EndsUnderFinger: Defect {
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if case .end = transition.event, transition.reading.isDragging {
      transition.after.addedInset = 0
    }
  }
}

/// Runs the action beside a load of the app.
enum ActsForLoad: Defect {
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    if transition.event == .refreshing(true) && transition.before.phase == .idle {
      transition.effects.insert(.performsAction)
    }
  }
}

/// Lets a load of the app wait for nothing.
enum KeepsLoadWaiting: Defect {
  static func change(_ transition: inout Transition, in world: BrokenWorld<Self>) {
    guard transition.event == .enabled, transition.before.isWanted else { return }
    (transition.after, transition.effects) = (transition.before, [])
    transition.after.mayStart = true
  }
}
