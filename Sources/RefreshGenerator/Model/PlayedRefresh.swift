import RefreshCore
import RefreshWorld

/// One refresh of a decoded spec, played in a simulated world for the numbers of its test.
struct PlayedRefresh {
  /// The last position of a pull at which no refresh starts, and the first one at which the gesture
  /// starts one; `nil` if the control is not triggered by a pull or a scroll.
  private(set) var pulls: (below: Double, above: Double)?
  /// The seconds from the start to the action.
  private(set) var reveal = 0.0
  /// The added inset while the whole control is visible.
  private(set) var inset = 0.0
  /// The seconds from the end of the action to rest.
  private(set) var retract = 0.0

  init(behavior: RefreshBehavior) {
    let list = ScrollReading.list(for: behavior)
    let start = World(behavior: behavior, in: list)
    var world = start
    let pulls = Self.pulls(of: behavior)
    let gesture = behavior.gesture(below: pulls.below, above: pulls.above, in: list)
    for stimulus in gesture.pull { world.perform(stimulus) }
    let isEarly = world.machine.isBusy
    for stimulus in gesture.start { world.perform(stimulus) }
    if !isEarly, world.phase == .refreshing {
      switch behavior.trigger.when {
      case .release, .cross, .reach: self.pulls = pulls
      // The distance of a `UIRefreshControl` is not public.
      case .tap, .system: break
      }
    } else {
      // No gesture starts a refresh in this list, so the app does.
      world = start
      world.perform(.begin)
    }
    while world.actions == 0, let delay = world.nextDelay { reveal += world.pass(delay) }
    let view = behavior.edge.offset(atPull: 2 * behavior.height, from: behavior.rest(in: list))
    world.perform(.scroll(to: view, dragging: false))
    inset = world.machine.addedInset
    world.perform(.end(.success))
    while world.completions == 0, let delay = world.nextDelay { retract += world.pass(delay) }
  }

  private static func pulls(of behavior: RefreshBehavior) -> (below: Double, above: Double) {
    let (boundary, step) = (behavior.threshold, 0.5)
    if behavior.includesThreshold { return (boundary - step, boundary) }
    let level = behavior.secondLevel?.distance ?? .infinity
    return (boundary, min(boundary + step, (boundary + level) / 2))
  }
}

extension World {
  /// Waits for the end of a delay; returns the seconds until then.
  fileprivate mutating func pass(_ delay: RefreshDelay) -> Double {
    let seconds = remaining(delay)
    perform(.wait(seconds))
    return seconds
  }
}
