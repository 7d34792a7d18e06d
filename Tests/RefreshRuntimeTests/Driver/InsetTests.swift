import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// What the driver does to the list.
@MainActor
@Suite("Insets and offset")
struct InsetTests {
  @Test("insets change with the animation of the reveal and of the retraction")
  func animations() {
    let stage = Stage()
    stage.controller.begin()
    #expect(stage.view.lastAnimation == RefreshAnimation(duration: 0.25, curve: .easeInOut))
    #expect(stage.view.startInset == 60)
    #expect(stage.view.offset == -60)
    stage.clock.advance(by: 0.25)
    stage.controller.end()
    #expect(stage.view.lastAnimation == RefreshAnimation(duration: 0.4, curve: .easeInOut))
    #expect(stage.view.startInset == 0)
  }

  @Test("follow the offset without an animation")
  func sticky() {
    let stage = Stage(start: 64)
    stage.refresh()
    stage.scroll(to: 20, dragging: true)
    #expect(stage.view.startInset == 84)
    #expect(stage.view.lastAnimation == nil)
    stage.scroll(to: -300, dragging: false)
    #expect(stage.view.startInset == 64)
  }

  @Test("that the app changes while refreshing stay as it set them")
  func changedWhileRefreshing() {
    let stage = Stage(start: 64)
    stage.refresh()
    stage.view.setInsets(start: 100, end: 20)
    stage.controller.end()
    stage.clock.advance(by: 1)
    #expect(stage.view.startInset == 100 && stage.view.endInset == 20)
  }

  @Test("insets that the app changes during the retraction stay as the app set them")
  func changedWhileEnding() {
    let stage = Stage(start: 64)
    stage.refresh()
    stage.controller.end()
    stage.view.setInsets(start: 0, end: 0)
    stage.clock.advance(by: 1)
    #expect(stage.view.startInset == 0)
  }

  @Test("of a footer grow with the gap under content that shrinks")
  func contentShrinks() {
    let stage = Stage(.footer)
    stage.refresh()
    #expect(stage.view.endInset == 60)
    stage.view.content = 200
    #expect(stage.view.endInset == 460)
    stage.controller.end()
    #expect(stage.view.endInset == 0)
  }

  @Test("of controls at both edges do not mix")
  func bothEdges() {
    let stage = Stage(.header.with { $0.isExclusive = false }, start: 64, end: 34)
    let footer = RefreshController(
      behavior: .footer.with { $0.isExclusive = false },
      host: stage.view,
      clock: stage.clock,
      action: .call { _ in }
    )
    stage.view.add(footer)
    stage.refresh()
    footer.begin()
    #expect(stage.view.endInset == 94)
    stage.controller.end()
    stage.clock.advance(by: 1)
    #expect(stage.view.startInset == 64 && stage.view.endInset == 94)
    footer.end()
    #expect(stage.view.endInset == 34)
  }
}
