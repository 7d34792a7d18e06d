import RefreshCore
import RefreshWorld
import Testing

@testable import RefreshGenerator

@Suite("The clock of a path")
struct PathClockTests {
  private var clock = PathClock()

  @Test("the clock of a path names a delay that has just started", arguments: RefreshDelay.allCases)
  func whole(_ delay: RefreshDelay) {
    var clock = clock
    clock.start(delay.start)
    #expect(clock.rest(of: delay).expression(of: delay) == delay.name)
  }

  @Test("the clock of a path subtracts the waits since the start of a delay")
  func rest() {
    var clock = clock
    clock.start([.startsReveal, .startsMinimum])
    clock.wait(for: .reveal)
    clock.start(.startsTimeout)
    let rest = clock.rest(of: .minimumVisible)
    #expect(rest.expression(of: .minimumVisible) == "(minimumVisible - reveal)")
    #expect(clock.rest(of: .timeout).expression(of: .timeout) == "timeout")
    clock.wait(for: .minimumVisible)
    #expect(
      clock.rest(of: .timeout).expression(of: .timeout) == "(timeout + reveal - minimumVisible)"
    )
  }

  @Test("the clock of a path counts a delay as often as it was waited for")
  func repeated() {
    var clock = clock
    clock.start([.startsRetract, .startsTimeout])
    clock.wait(for: .retract)
    clock.start(.startsRetract)
    clock.wait(for: .retract)
    #expect(clock.rest(of: .timeout).expression(of: .timeout) == "(timeout - retract - retract)")
  }

  @Test("the clock of a path lets one that is started anew begin anew")
  func anew() {
    var clock = clock
    clock.start([.startsMinimum, .startsReveal])
    clock.wait(for: .reveal)
    clock.start(.startsMinimum)
    #expect(clock.rest(of: .minimumVisible).expression(of: .minimumVisible) == "minimumVisible")
  }
}
