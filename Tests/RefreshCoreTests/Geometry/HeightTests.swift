import RefreshCore
import RefreshWorld
import Testing

@Suite("Height")
struct HeightTests {
  private static func behavior(_ style: RefreshBehavior.Style) -> RefreshBehavior {
    RefreshBehavior(
      edge: .top,
      style: style,
      height: 60,
      trigger: RefreshTrigger(when: .release, distance: 72),
      insetWhileRefreshing: style == .pull ? .fixed : .none,
      timing: RefreshTiming(reveal: 0.25, retract: 0.4)
    )
  }

  @Test("A control that becomes higher changes its inset in the phases that have one")
  func inset() {
    var machine = RefreshMachine(behavior: Self.behavior(.pull), at: .list)
    #expect(machine.resize(to: 100, at: .list) == [])
    _ = machine.handle(.begin, at: .list)
    #expect(machine.addedInset == 100)
    #expect(machine.resize(to: 196, at: .list) == .insetChanged)
    #expect(machine.addedInset == 196)
    #expect(machine.phase == .refreshing)
    var inline = RefreshMachine(behavior: Self.behavior(.inline), at: .list)
    #expect(inline.resize(to: 100, at: .list) == .insetChanged)
    #expect(inline.addedInset == 100)
  }

  @Test("A footer that grows at the end of its list stays in view")
  func footer() {
    var behavior = Self.behavior(.inline)
    behavior.edge = .bottom
    var machine = RefreshMachine(behavior: behavior, at: .list)
    #expect(machine.addedInset == 60)
    var end = ScrollReading.list
    end.offset = behavior.revealOffset(in: end)
    #expect(
      machine.resize(to: 220, at: end) == [.insetChanged, .scrollsIntoSight, .animatesReveal]
    )
    #expect(machine.revealOffset(in: end) == end.offset + 160)
    // The scroll view itself moves a list whose end comes nearer.
    end.offset += 160
    #expect(machine.resize(to: 60, at: end) == .insetChanged)
    // Rows are in view, which stay where they are.
    end.offset = 0
    #expect(machine.resize(to: 220, at: end) == .insetChanged)
  }

  @Test("A control that is in view as a whole stays so with another height, and moves there")
  func whole() {
    var behavior = Self.behavior(.pull)
    behavior.insetWhileRefreshing = .sticky
    var machine = RefreshMachine(behavior: behavior, at: .list)
    _ = machine.handle(.begin, at: .list)
    var shown = ScrollReading.list
    shown.offset -= 60
    #expect(
      machine.resize(to: 100, at: shown) == [.insetChanged, .scrollsIntoSight, .animatesReveal]
    )
    #expect(machine.addedInset == 100)
    shown.offset -= 40
    #expect(
      machine.resize(to: 72, at: shown) == [.insetChanged, .scrollsIntoSight, .animatesReveal]
    )
    #expect(machine.addedInset == 72)
    shown.offset += 50
    // A part of it is out of view.
    #expect(machine.resize(to: 100, at: shown) == .insetChanged)
  }
}
