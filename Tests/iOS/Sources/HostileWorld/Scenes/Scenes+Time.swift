internal import RefreshCore
internal import RefreshRuntime
internal import RefreshTesting
internal import UIKit

/// H8, H10, H11: timers, animations and frames.
///
/// Here are a clock of its own, and the times of states; the rest is in files.
extension Scenes {
  static let times: [Scene] = [
    Scene("H8", "timers that are due at once come in any order") { switches in
      let world = DeviceScene(switches)
      for isReversed in [true, false] {
        for endsAlone in [true, false] {
          let one = DeviceScene(switches)
          let clock = LateClock()
          let control = TimedHeader.attach(to: one.list, clock: clock, onRefresh: { _ in })
          var phases: [RefreshState] = []
          control.onStateChange = { phases.append($0) }
          one.event("begin", mayWrite: true) { control.begin() }
          if !endsAlone { one.event("end") { control.end() } }
          for _ in 0..<5 {
            one.event("due", mayWrite: true) { clock.run(isReversed: isReversed) }
            one.turn()
          }
          let place = "reversed \(isReversed), alone \(endsAlone)"
          let shown: RefreshState = endsAlone ? .failed : .succeeded
          one.expect(phases == [.refreshing, shown, .idle], "O: \(phases), \(place)")
          one.expect(control.actionCount == 1, "O: \(control.actionCount) actions, \(place)")
          one.expectInset(top: 0, place)
          world.adopt(one)
        }
      }
      return world
    },
    Scene("H10", "phases come at the same times in any animation, and with less motion") {
      switches in
      let world = DeviceScene(switches)
      var expected: [String] = []
      for kind in 0..<4 {
        let one = DeviceScene(switches)
        let control = one.attach(StandardHeader.self)
        var found: [String] = []
        control.onStateChange = { [weak one] in found.append("\($0) \(one?.clock.now ?? 0)") }
        @MainActor func within(_ name: String, _ body: @escaping () -> Void) {
          if kind == 3 { UIAccessibility.isReduceMotionEnabled.toggle() }
          one.event(name, mayWrite: true) {
            switch kind {
            case 1: UIView.animate(withDuration: 0.7) { body() }
            case 2: UIView.performWithoutAnimation { body() }
            default: body()
            }
          }
          one.turn()
        }
        for _ in 0..<2 {
          within("begin") { control.begin() }
          within("wait") { one.clock.advance(by: 0.3) }
          within("end") { control.end() }
          within("wait") { one.clock.advance(by: 0.41) }
        }
        UIAccessibility.isReduceMotionEnabled = false
        if kind == 0 { expected = found }
        one.expect(found == expected, "H10: \(found), not \(expected)")
        one.expectActions(2)
        one.expectInset()
        world.adopt(one)
      }
      return world
    },
  ]
}

/// A clock whose timers are late, and then all due.
@MainActor
private final class LateClock: RefreshClock {
  private final class Timer: RefreshTimer {
    var body: (@MainActor () -> Void)?

    init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }

    func cancel() {
      body = nil
    }
  }

  private var timers: [Timer] = []

  func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void)
    -> any RefreshTimer
  {
    let timer = Timer(body)
    timers.append(timer)
    return timer
  }

  /// Runs all that are due by now.
  func run(isReversed: Bool) {
    let due = isReversed ? timers.reversed() : timers
    timers = []
    for timer in due {
      timer.body?()
      timer.body = nil
    }
  }
}
