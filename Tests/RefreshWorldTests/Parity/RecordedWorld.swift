import RefreshCore
import RefreshRuntime
import RefreshTesting
import RefreshWorld
import TestSupport

/// A world with a record of its haptic feedback and of its last animation.
struct RecordedWorld {
  private var world: World
  /// The number of times that the machine requested haptic feedback.
  private(set) var haptics = 0
  /// The duration of the animation of the last change of the inset or the offset by the control.
  private var animation = 0.0

  /// Creates a world with the list of parity tests.
  init(_ behavior: RefreshBehavior) {
    world = World(behavior: behavior, in: .list)
  }

  /// Performs a stimulus, and records the effects.
  mutating func perform(_ stimulus: Stimulus) {
    world.start(stimulus)
    while let transition = world.next() {
      if transition.effects.contains(.haptic) { haptics += 1 }
      if !transition.effects.isDisjoint(with: [.insetChanged, .scrollsIntoSight]) {
        animation = transition.animation
      }
    }
  }

  /// Whether a controller and its list are in the state of this world.
  @MainActor
  func isSame(as controller: RefreshController, in view: ReplayedList) -> Bool {
    world.machine == controller.machine && world.scrollView.offset == view.reading.offset
      && world.actions == controller.actionCount
      && world.completions == controller.completionCount
      && view.addedInset.isNear(world.machine.addedInset, within: 1e-6)
      && animation == view.lastAnimation?.duration ?? 0
  }

  /// Whether the delays of this world have these remaining seconds.
  func deadlinesAreNear(_ others: [Double]) -> Bool {
    let delays = RefreshDelay.allCases.filter(world.awaits).map(world.remaining).sorted()
    return delays.count == others.count
      && zip(delays, others.sorted()).allSatisfy { $0.isNear($1, within: 1e-6) }
  }
}
