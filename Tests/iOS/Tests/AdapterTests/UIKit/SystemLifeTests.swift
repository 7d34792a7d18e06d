import HostileWorld
import Testing

@MainActor
@Suite("Random lives of a control inside a UIRefreshControl")
struct SystemLifeTests {
  @Test("random lives come to rest", arguments: 0..<8 as Range<UInt64>)
  func lives(part: UInt64) {
    for seed in part * 40..<(part + 1) * 40 {
      SystemLife.problems(seed: seed) { Issue.record("\($0), \($1)") }
    }
  }

  @Test(
    "lives that were found come to rest",
    arguments: [
      // The room stays under an alert, so nothing but the end of the turn tells that the app has ended a refresh.
      (370 as UInt64, "system on; alert; top: end exhausted"),
      // A tint that is given back outside of a list loses the haptic.
      (6004, "take; top: remove; giveBack; dressFound"),
    ]
  )
  func foundLives(seed: UInt64, text: String) throws {
    #expect(try SystemLife.problems(seed: seed, text: text) == [])
  }

  @Test("a random life is the same when its lines are read", arguments: 0..<40 as Range<UInt64>)
  func linesOfLives(seed: UInt64) throws {
    let text = SystemLife.text(seed: seed)
    let again = try SystemLife.text(seed: seed, of: text)
    #expect(again == text)
  }
}
