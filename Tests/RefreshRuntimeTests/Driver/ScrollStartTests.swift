import RefreshCore
import RefreshRuntime
import Testing

/// Scrolls that start a refresh without a finger, such as those of the app.
@MainActor
@Suite("A scroll without a finger")
struct ScrollStartTests {
  @Test(
    "starts a refresh in the state machine where the controller expects it",
    arguments: RefreshTrigger.When.allCases,
    [true, false]
  )
  func start(kind: RefreshTrigger.When, requiresDrag: Bool) {
    let behavior: RefreshBehavior = kind == .reach ? .loader : .header
    let changed = behavior.with {
      $0.trigger.when = kind
      $0.trigger.requiresDrag = requiresDrag
    }
    let stage = Stage(changed)
    stage.scroll(to: 100, dragging: false)
    let hasStarted = stage.phase == .refreshing
    // With `reach`, the end of a scroll may count as a release, too.
    #expect(changed.trigger.startsWithoutFinger == (hasStarted || kind == .reach))
  }
}
