import HostileWorld
import RefreshRuntime
import Testing
import UIKit

/// A control attached through UIKit does what it does without a screen, in all that both model.
@MainActor
@Suite("Parity with the headless control")
struct ParityTests {
  @Test("holds in random sequences of events", arguments: 0..<5)
  func randomSequences(pair: Int) {
    #expect(Parity.difference(Parity.pairs[pair], seeds: 0..<200) == nil)
  }
}
