import RefreshCore
import RefreshLanguage
import RefreshWorld

/// The run of an animated image: a pull, a release, an action that succeeds, and the retraction.
struct AnimatedRun {
  /// The frames of the run, 30 per second.
  private(set) var frames: [ControlAnimation.Frame] = []

  private static let rate = 60.0
  /// The maximum time to wait for a condition, in seconds.
  private static let patience = 4.0

  private var player: Player
  private let followsPull: Bool
  private let scales: Bool
  private let direction: Double
  private var finger: Double?
  private var count = 0

  init(control: ControlSpec) {
    let numbers = PlayerNumbers(control: control)
    let behavior = control.behavior
    player = Player(behavior: behavior, in: numbers.scrollView, curves: control.design.curves)
    followsPull = control.design.alpha != .fixed
    scales = control.design.layout.scales
    direction = behavior.edge.isFar ? 1 : -1
    wait(0.5)
    drag(until: behavior.showcasePull)
    wait(0.35)
    finger = nil
    player.lift()
    wait(until: { $0.world.actions > 0 })
    wait(1.2)
    player.perform(.end(.success))
    wait(until: { !$0.isMoving && $0.world.nextDelay == nil })
    wait(0.6)
  }

  /// Drags the list past its edge until the pull reaches a distance.
  private mutating func drag(until pull: Double) {
    player.touch()
    finger = 0
    for step in 1...90 {
      let behavior = player.world.machine.behavior
      guard behavior.pull(in: player.world.scrollView) < pull else { break }
      let distance = Double(step) * 5
      finger = -direction * distance / 2
      player.move(by: direction * distance)
      next()
    }
  }

  private mutating func wait(_ seconds: Double) {
    for _ in 0..<Int(seconds * Self.rate) { next() }
  }

  private mutating func wait(until isDone: (Player) -> Bool) {
    for _ in 0..<Int(Self.patience * Self.rate) where !isDone(player) { next() }
  }

  private mutating func next() {
    player.advance(by: 1 / Self.rate)
    _ = player.takeSteps()
    count += 1
    guard count % 2 == 0 else { return }
    frames.append(
      ControlAnimation.Frame(
        time: Double(count) / Self.rate,
        state: player.world.machine.visibleState,
        offset: player.shownOffset,
        place: player.shownPlace,
        shift: scales ? player.shownShift : 0,
        opacity: player.opacity(followsPull: followsPull),
        pull: player.world.machine.progress,
        visible: player.world.visiblePart(at: player.shownOffset),
        finger: finger
      )
    )
  }
}

extension RefreshBehavior {
  /// The pull of a control in pictures, which arms the control for a refresh.
  ///
  /// The pull ends before the second level: at most halfway between the two trigger distances.
  var showcasePull: Double {
    let longest = secondLevel.map { (trigger.distance + $0.distance) / 2 } ?? .infinity
    return min(max(trigger.distance, height) * 1.25, longest)
  }
}
