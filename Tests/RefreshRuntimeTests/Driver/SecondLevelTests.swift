import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// The second level of a control in a list.
@MainActor
@Suite("A second level in a list")
struct SecondLevelTests {
  private static let behavior = RefreshBehavior.header.with {
    $0.secondLevel = RefreshSecondLevel(distance: 150, height: 480)
  }

  /// The calls of `onSecondLevel`.
  private final class Told {
    var isOpen: [Bool] = []
  }

  private let stage = Stage(Self.behavior, start: 64)
  private let told = Told()

  init() {
    stage.controller.onSecondLevel = { [told] in told.isOpen.append($0) }
  }

  @Test("a second level in a list opens at a release, shows itself, and runs no action")
  func opens() {
    stage.pullAndLift(to: 160)
    #expect(stage.phase == .secondLevel)
    #expect(stage.controller.isSecondLevelOpen)
    #expect(told.isOpen == [true])
    #expect(stage.view.startInset == 544)
    #expect(stage.view.offset == -544)
    #expect(stage.view.lastAnimation?.duration == 0.25)
    stage.clock.advance(by: 100)
    #expect(stage.controller.actionCount == 0)
    #expect(!stage.controller.isRefreshing)
  }

  @Test(
    "a second level in a list closes by a call, with the retract animation and without an outcome"
  )
  func closes() {
    #expect(stage.controller.openSecondLevel())
    #expect(!stage.controller.openSecondLevel())
    var statuses: [RefreshStatus] = []
    stage.controller.onStatusChange = { statuses.append($0) }
    #expect(stage.controller.closeSecondLevel())
    #expect(!stage.controller.closeSecondLevel())
    #expect(told.isOpen == [true, false])
    #expect(stage.view.startInset == 64)
    #expect(stage.view.lastAnimation?.duration == 0.4)
    #expect(stage.controller.status.state == .idle)
    stage.clock.advance(by: 0.4)
    #expect(statuses.map(\.state) == [.idle, .idle])
    #expect(statuses.map(\.outcome) == [nil, nil])
    #expect(stage.controller.completionCount == 0)
  }

  @Test("a second level in a list closes by a drag, and keeps the insets of the app")
  func drag() {
    stage.controller.openSecondLevel()
    stage.view.setInsets(start: 100, end: 20)
    #expect(stage.view.startInset == 580)
    stage.pullAndLift(to: 390)
    #expect(told.isOpen == [true, false])
    #expect(stage.view.startInset == 100)
  }

  @Test("a second level in a list is closed for the app when the control leaves its list")
  func leaves() {
    stage.controller.openSecondLevel()
    stage.controller.detach()
    #expect(told.isOpen == [true, false])
    #expect(stage.view.startInset == 64)
    #expect(!stage.controller.openSecondLevel())
  }

  @Test("a second level in a list keeps a refresh from starting, and lets the app know")
  func begin() async {
    stage.controller.openSecondLevel()
    #expect(!stage.controller.begin())
    #expect(await stage.controller.refresh() == .cancelled)
    stage.controller.closeSecondLevel()
    #expect(stage.controller.begin())
  }

  @Test("the second level may close in the closure that reports its opening")
  func closesAtOnce() {
    stage.controller.onSecondLevel = { [controller = stage.controller, told] isOpen in
      told.isOpen.append(isOpen)
      if isOpen { controller.closeSecondLevel() }
    }
    stage.pullAndLift(to: 160)
    #expect(told.isOpen == [true, false])
    #expect(stage.phase == .ending)
    #expect(stage.view.startInset == 64)
  }

  @Test("reports a refresh that still retracts with its own outcome before it opens")
  func outcome() {
    stage.refresh()
    stage.controller.end(.failure)
    _ = stage.takeWords()
    stage.controller.openSecondLevel()
    #expect(stage.takeWords() == [.completion(.failure), .state(.secondLevel)])
  }
}
