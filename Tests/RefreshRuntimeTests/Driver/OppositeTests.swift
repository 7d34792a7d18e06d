import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Controls at both edges of one list, which know of each other.
@MainActor
@Suite("Two controls")
struct OppositeTests {
  private let stage: Stage
  private let footer: RefreshController

  init() {
    self.init(.header, .footer.with { $0.resetsOnOppositeRefresh = true })
  }

  private init(_ header: RefreshBehavior, _ footer: RefreshBehavior) {
    stage = Stage(header)
    self.footer = RefreshController(
      behavior: footer,
      host: stage.view,
      clock: stage.clock,
      action: .call { _ in }
    )
    stage.view.add(self.footer)
  }

  @Test("two controls are never busy at the same time, if they are exclusive")
  func exclusive() {
    #expect(stage.controller.begin())
    #expect(!footer.begin())
    stage.clock.advance(by: 0.25)
    stage.controller.end()
    #expect(footer.begin())
    #expect(!stage.controller.begin())
  }

  @Test("two controls may both be busy, if they are not exclusive")
  func notExclusive() {
    let other = OppositeTests(
      .header.with { $0.isExclusive = false },
      .footer.with { $0.isExclusive = false }
    )
    #expect(other.stage.controller.begin())
    #expect(other.footer.begin())
  }

  @Test("two controls free each other when one is hidden or detached while it is busy")
  func freed() {
    stage.controller.begin()
    stage.controller.isHidden = true
    #expect(footer.begin())
    footer.detach()
    stage.controller.isHidden = false
    #expect(stage.controller.begin())
  }

  @Test("two controls know of each other from the start, even if one is busy by then")
  func latecomer() {
    stage.controller.begin()
    let late = RefreshController(
      behavior: .footer,
      host: stage.view,
      clock: stage.clock,
      action: .call { _ in }
    )
    stage.view.add(late)
    #expect(!late.begin())
    stage.controller.isHidden = true
    #expect(late.begin())
  }

  @Test(
    "two controls make one forget that it ran out of data when the other refreshes"
  )
  func resetsExhausted() {
    footer.end(.exhausted)
    #expect(footer.phase == .exhausted)
    stage.controller.begin()
    #expect(footer.phase == .idle)
  }

  @Test("two controls can hand over to each other from inside a completion")
  func handOver() {
    stage.controller.onCompletion = { [footer] _ in footer.begin() }
    stage.refresh()
    stage.controller.end()
    stage.clock.advance(by: 0.4)
    #expect(footer.phase == .refreshing)
    #expect(stage.phase == .idle)
  }

  @Test("two controls are one at a time, where both ask at once from inside a change of phase")
  func race() {
    footer.onStateChange = { [weak controller = stage.controller] _ in controller?.begin() }
    footer.begin()
    #expect(footer.phase == .refreshing)
    #expect(stage.phase == .idle)
  }
}
