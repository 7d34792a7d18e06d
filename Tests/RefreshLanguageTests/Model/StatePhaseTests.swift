import RefreshCore
import RefreshLanguage
import Testing

/// The phases of states, which are the inverse of the states of phases.
@Suite("The phases of a state")
struct StatePhaseTests {
  @Test(
    "every state has one phase, and failures have two",
    arguments: RefreshState.allCases
  )
  func phases(_ state: RefreshState) {
    #expect(state.phases == (state == .failed ? [.ending, .failed] : [state.phase]))
  }

  @Test(
    "the phases of a state give every phase a state of its name",
    arguments: RefreshPhase.allCases
  )
  func names(_ phase: RefreshPhase) {
    #expect(RefreshState.allCases.contains { $0.phase == phase && $0.name == phase.name })
  }
}
