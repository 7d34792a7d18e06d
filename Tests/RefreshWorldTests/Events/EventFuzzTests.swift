import RefreshWorld
import TestSupport
import Testing

@Suite("Any text at all")
struct EventFuzzTests {
  private static let pieces = [
    "drag", "fling", "move", "safe", "far", "settle", "wait", "release", "end", "success", "inset",
    "content", "in", "->", "-", ">",
    "=>",
    "expect", "times", "{", "}", "&", "~", "list", "x", "live", "spec", "#", "\"", "top", "3..4",
    "by",
    ";", " ", "\n", "0", "-120", "0.3s", "300ms", "1e9", ".", "s", "ms", "+", "é", "👩‍👩‍👧", "\u{0}",
    "\r\n", "\u{301}", "99999999999999999999999999999999999999999999999999",
  ]

  @Test("is read or refused with a place inside of it", arguments: 1...8 as ClosedRange<UInt64>)
  func pieces(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<random.index(below: 14) {
        text += Self.pieces[random.index(below: Self.pieces.count)]
        if random.index(below: 3) > 0 { text += " " }
      }
      check(text)
    }
  }

  @Test("is read or refused if a good one is damaged", arguments: 1...8 as ClosedRange<UInt64>)
  func damage(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1000 {
      var bytes = Array((0..<4).map { _ in random.event() }.joined(separator: "; ").utf8)
      for _ in 0...random.index(below: 3) {
        let place = random.index(below: bytes.count)
        switch random.index(below: 3) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes.remove(at: place)
        }
      }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("is refused soon however long it is")
  func length() {
    check(String(repeating: "9", count: 1_000_000))
    check(String(repeating: " ", count: 1_000_000))
    check(String(repeating: "-", count: 1_000_000))
    check(String(repeating: "drag 0 -> 1 in 0;", count: 100_000))
  }

  private func check(_ text: String) {
    do throws(EventError) {
      let scenes = try EventReader.scenes(in: text, table: LiveEvent.table)
      #expect(!scenes.isEmpty && scenes.allSatisfy { $0.events.count <= EventLimits.still.events })
    } catch {
      #expect((0...text.utf8.count).contains(error.offset))
      #expect(error.message.contains("expected"))
    }
  }
}
