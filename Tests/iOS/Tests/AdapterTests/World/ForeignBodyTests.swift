import HostileWorld
import Testing
import UIKit

/// What the rules of a scroll view that is not ours ask of controls.
@MainActor
@Suite("A foreign scroll view")
struct ForeignBodyTests {
  @Test("the found scenes hold on a foreign scroll view")
  func found() {
    #expect(ForeignScenes.foundProblems().isEmpty)
  }
}
