import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Field bugs of other libraries: insets that were lost, doubled or stuck.
@MainActor
@Suite("Field bugs: insets")
struct InsetBugs {
  @Test("1: an inset that the app changes during a refresh is not undone (MJRefresh #433, #711)")
  func insetChangedDuringRefresh() {
    let stage = Stage(start: 64, end: 34)
    stage.refresh()
    stage.view.setInsets(start: 100, end: 83)
    // The list scrolls, so that the control stays in view.
    #expect(stage.view.startInset == 160 && stage.view.offset == -160)
    // Out of view, the control adds nothing.
    stage.view.scroll(to: 0)
    #expect(stage.view.startInset == 100)
    stage.controller.end()
    stage.clock.advance(by: 1)
    #expect(stage.view.startInset == 100 && stage.view.endInset == 83)
  }

  @Test("10: hiding or removing a footer leaves no inset behind (MJRefresh #1163, #916)")
  func footerHiddenOrRemoved() {
    let stage = Stage(.loader, end: 34)
    #expect(stage.view.endInset == 78)
    for _ in 0..<3 {
      stage.controller.isHidden = true
      stage.controller.isHidden = true
      #expect(stage.view.endInset == 34)
      stage.controller.isHidden = false
      stage.controller.isHidden = false
      #expect(stage.view.endInset == 78)
    }
    stage.controller.begin()
    stage.controller.isHidden = true
    #expect(stage.view.endInset == 34)
    stage.controller.detach()
    #expect(stage.view.endInset == 34)
  }

  @Test("11: a rotation during a refresh leaves no header out (MJRefresh #1267, #1440)")
  func rotation() {
    let stage = Stage(start: 88, end: 34)
    stage.refresh()
    stage.view.setInsets(start: 32, end: 21)
    stage.view.viewport = 320
    stage.view.scroll(to: -92)
    #expect(stage.view.startInset == 92)
    stage.controller.end()
    stage.clock.advance(by: 1)
    #expect(stage.phase == .idle)
    #expect(stage.view.startInset == 32 && stage.view.endInset == 21)
  }

  @Test("12: floating headers stay right (MJRefresh #374, #400, #1627, SVPullToRefresh #90)")
  func floatingHeaders() {
    let stage = Stage(start: 64)
    stage.refresh()
    for offset in stride(from: -200.0, through: 200, by: 0.5) {
      stage.view.scroll(to: offset)
      #expect(stage.view.startInset == min(max(-offset, 64), 124))
    }
  }

  // What flickers is drawn by UIKit as it animates an inset. Headless there is only what the
  // control asks for: no animation at all if its times are zero, and none while it follows a finger.
  @Test("13: animations can be turned off (MJRefresh #225, #169, #1523)")
  func animationsOff() {
    let stage = Stage(.header.with { $0.timing = RefreshTiming(reveal: 0, retract: 0) })
    stage.controller.begin()
    #expect(stage.view.lastAnimation?.duration == 0)
    stage.scroll(to: 30, dragging: true)
    #expect(stage.view.lastAnimation == nil)
    stage.controller.end()
    #expect(stage.view.lastAnimation?.duration == 0)
    #expect(stage.phase == .idle)
  }

  // Whether a footer shows in the home-indicator area is a matter of drawing. What decides it is
  // where the footer stands, and that it takes no room at rest.
  @Test("15: a footer stands behind the app's inset (MJRefresh #968, #1037, #1127)")
  func homeIndicator() {
    let stage = Stage(.footer, end: 34)
    let reading = stage.view.reading(at: .bottom)
    #expect(RefreshBehavior.footer.rest(in: reading) == 2000 - 600 + 34)
    #expect(stage.view.endInset == 34)
    let ignoring = RefreshBehavior.footer.with { $0.ignoredInset = 34 }
    let place = RefreshMachine(behavior: ignoring, at: reading).viewStart(in: reading)
    #expect(place == stage.controller.machine.viewStart(in: reading) + 34)
  }

  @Test("16: an end does not go by an offset on the move (MJRefresh #1610)")
  func endOnTheMove() {
    for offset in [-60.0, -31.5, 0, 250, 987.5] {
      let stage = Stage(start: 64)
      stage.refresh()
      stage.view.scroll(to: offset)
      stage.controller.end()
      #expect(stage.view.offset == offset)
      #expect(stage.view.startInset == 64)
      stage.clock.advance(by: 1)
      #expect(stage.view.offset == offset)
    }
  }

  @Test("17: an inset that comes after the control counts (SVPullToRefresh #147, #262, EGO #70)")
  func lateInset() {
    let stage = Stage(start: 0)
    stage.view.setInsets(start: 64, end: 34)
    stage.view.scroll(to: -64)
    #expect(stage.phase == .idle)
    stage.refresh()
    #expect(stage.view.offset == -124 && stage.view.startInset == 124)
    stage.controller.end()
    #expect(stage.view.startInset == 64)
  }

  @Test("23: repeated begins and ends add up to nothing (CRRefresh #29, KafkaRefresh #24)")
  func repeatedCalls() {
    let stage = Stage(.header.with { $0.timing.endDelay = 0.3 }, start: 64)
    for round in 0..<50 {
      stage.controller.begin()
      stage.controller.begin()
      stage.clock.advance(by: Double(round % 7) * 0.1)
      for _ in 0..<3 { stage.controller.end() }
      stage.clock.advance(by: round.isMultiple(of: 2) ? 2 : 0.1)
      for _ in 0..<3 { stage.controller.end() }
    }
    stage.clock.advance(by: 10)
    #expect(stage.phase == .idle)
    #expect(stage.view.startInset == 64)
    #expect(stage.controller.actionCount == stage.controller.completionCount)
  }
}
