import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Field bugs of other libraries: controls that were observed after they had gone.
@MainActor
@Suite("Field bugs: removal")
struct RemovalBugs {
  /// Brings a control into a phase, by what a user and an app do.
  private func bring(_ stage: Stage, into phase: RefreshPhase) {
    switch phase {
    case .idle: break
    case .pulling: stage.scroll(to: 20, dragging: true)
    case .armed: stage.scroll(to: 90, dragging: true)
    case .pending:
      stage.view.isInWindow = false
      stage.controller.begin()
    case .refreshing: stage.controller.begin()
    case .ending:
      stage.refresh()
      stage.controller.end()
    case .failed:
      stage.refresh()
      stage.controller.end(.failure)
      stage.clock.advance(by: 1)
    case .exhausted: stage.controller.end(.exhausted)
    case .secondLevelArmed: stage.scroll(to: 160, dragging: true)
    case .secondLevel: stage.controller.openSecondLevel()
    }
  }

  private static let behavior = RefreshBehavior.footer.with {
    $0.showsFailure = true
    $0.secondLevel = RefreshSecondLevel(distance: 150, height: 480)
  }

  @Test(
    "24: a list may go away in any phase of its control (YLPullToRefresh #26, DGElastic #5)",
    arguments: RefreshPhase.allCases
  )
  func listGoes(in phase: RefreshPhase) {
    let clock: VirtualClock
    weak var view: SimulatedScrollView?
    weak var controller: RefreshController?
    do {
      let stage = Stage(Self.behavior)
      bring(stage, into: phase)
      #expect(stage.controller.machine.phase == phase)
      (view, controller, clock) = (stage.view, stage.controller, stage.clock)
    }
    #expect(view == nil && controller == nil)
    clock.advance(by: 10)
  }

  @Test(
    "24: a control may go away in any phase, and is told nothing more (MJRefresh #1509, SV PR #134)",
    arguments: RefreshPhase.allCases
  )
  func controlGoes(in phase: RefreshPhase) {
    let stage = Stage(Self.behavior, start: 64, end: 34)
    bring(stage, into: phase)
    stage.controller.detach()
    _ = stage.takeWords()
    #expect(stage.view.startInset == 64 && stage.view.endInset == 34)
    stage.view.isInWindow = true
    stage.view.content = 100
    stage.pullAndLift(to: 100)
    stage.clock.advance(by: 10)
    #expect(stage.takeWords() == [])
    #expect(stage.view.startInset == 64 && stage.view.endInset == 34)
  }
}
