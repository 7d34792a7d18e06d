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
      trigger: RefreshTrigger(.release, distance: 72),
      inset: style == .pull ? .fixed : .none,
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

  @Test("Content is in the middle of what a pull has uncovered, and of the view afterwards")
  func shift() {
    var machine = RefreshMachine(behavior: Self.behavior(.pull), at: .list)
    #expect([-5, 0, 20, 60, 200].map(machine.shiftOfContent) == [30, 30, 20, 0, 0])
    _ = machine.handle(.begin, at: .list)
    #expect(machine.shiftOfContent(atPull: 20) == 0)
    var levels = Self.behavior(.pull)
    levels.height = 196
    levels.secondLevel = RefreshSecondLevel(distance: 110, height: 400)
    var opening = RefreshMachine(behavior: levels, at: .list)
    var pulled = ScrollReading.list
    (pulled.offset, pulled.isDragging) = (pulled.offset - 120, true)
    _ = opening.scroll(pulled)
    #expect(opening.phase == .secondLevelArmed)
    #expect(opening.shiftOfContent(atPull: 120) == 38)
    let overlay = RefreshMachine(behavior: Self.behavior(.overlay), at: .list)
    #expect(overlay.shiftOfContent(atPull: 20) == 0)
  }
}
