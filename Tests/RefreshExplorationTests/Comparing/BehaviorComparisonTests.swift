import RefreshCore
import RefreshExploration
import RefreshWorld
import Testing

@Suite("A comparison of two behaviors")
struct BehaviorComparisonTests {
  private static let header = RefreshBehavior(
    edge: .top,
    height: 54,
    trigger: RefreshTrigger(when: .release, distance: 72),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )

  private static func difference(
    _ change: (inout RefreshBehavior) -> Void
  ) throws -> BehaviorDifference {
    var new = header
    change(&new)
    guard case .different(let difference) = BehaviorComparison(old: header, new: new) else {
      throw Unexpected()
    }
    return difference
  }

  private struct Unexpected: Error {}

  @Test("finds the pulls between two trigger distances, with the shortest gesture")
  func distance() throws {
    let difference = try Self.difference { $0.trigger.distance = 90 }
    #expect(difference.observable == .start)
    #expect(difference.pulls?.lower?.pull == 72)
    #expect(difference.pulls?.lower?.isIncluded == false)
    #expect(difference.pulls?.upper?.pull == 90)
    #expect(difference.pulls?.upper?.isIncluded == true)
    #expect(difference.witness.stimuli == [.scroll(to: -145, dragging: true), .release])
  }

  @Test("finds the one pull that another comparison includes")
  func comparison() throws {
    let difference = try Self.difference { $0.trigger.comparison = .atLeast }
    #expect(difference.pulls?.lower?.pull == 72)
    #expect(difference.pulls?.lower?.isIncluded == true)
    #expect(difference.pulls?.upper == difference.pulls?.lower)
  }

  @Test("finds an inset where no action differs")
  func inset() throws {
    let difference = try Self.difference { $0.insetWhileRefreshing = .none }
    #expect(difference.observable == .place)
    #expect(difference.pulls == nil)
  }

  @Test("finds a refresh that a new timeout ends")
  func timeout() throws {
    let difference = try Self.difference { $0.timing.timeout = 30 }
    #expect(difference.observable == .end)
    #expect(difference.witness.stimuli.last == .wait(30))
  }

  @Test("counts durations as no behavior, even those that are zero")
  func durations() {
    var new = Self.header
    new.timing = RefreshTiming(reveal: 0, retract: 1, endDelay: 0.5, minimumVisible: 2)
    guard case .equal = BehaviorComparison(old: Self.header, new: new) else {
      Issue.record("other durations are another behavior")
      return
    }
  }

  @Test("compares distances in percent of the screen on a small and on a large one")
  func screens() throws {
    var old = Self.header
    old.trigger = RefreshTrigger(when: .release, distance: .share(0.25))
    var new = old
    new.trigger = RefreshTrigger(when: .release, distance: .share(0.5))
    guard case .different(let small) = BehaviorComparison(old: old, new: new) else {
      throw Unexpected()
    }
    #expect(small.witness.start.viewport == 667)
    #expect(small.pulls?.lower?.pull == 166.75)
    #expect(small.pulls?.upper?.pull == 333.5)
    // On the small screen, both distances are the same.
    new.trigger = RefreshTrigger(when: .release, distance: 166.75)
    guard case .different(let large) = BehaviorComparison(old: old, new: new) else {
      throw Unexpected()
    }
    #expect(large.witness.start.viewport == 932)
    #expect(large.pulls?.lower?.pull == 166.75)
    #expect(large.pulls?.upper?.pull == 233)
  }

  @Test("proves that an option without effect has none")
  func proof() {
    // A control that is never pulled has no comparison with the trigger distance.
    var old = Self.header
    old.trigger = RefreshTrigger(when: .tap)
    old.style = .inline
    var new = old
    new.trigger.comparison = .atLeast
    guard case .same(let pairs) = BehaviorComparison(old: old, new: new) else {
      Issue.record("the behaviors are not the same")
      return
    }
    #expect(pairs > 100)
  }
}
