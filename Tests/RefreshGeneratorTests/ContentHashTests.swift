import Testing

@testable import RefreshGenerator

@Suite("Content hashes")
struct ContentHashTests {
  private let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 * 37) }

  @Test("tell contents apart that differ in a bit, wherever it is")
  func bits() {
    var seen: Set = [ContentHash(of: bytes)]
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        #expect(seen.insert(ContentHash(of: changed)).inserted)
      }
    }
  }

  @Test("tell contents apart of which one begins with the other, be the rest zeros")
  func lengths() {
    let ends = Set(bytes.indices.map { ContentHash(of: Array(bytes[..<$0])) })
    #expect(ends.count == bytes.count)
    let zeros = Set((0..<100).map { ContentHash(of: [UInt8](repeating: 0, count: $0)) })
    #expect(zeros.count == 100)
  }

  @Test("tell contents apart whose blocks stand in another order")
  func order() {
    let blocks = (0..<4).map { Array(bytes[$0 * 16..<$0 * 16 + 16]) }
    #expect(
      ContentHash(of: blocks[0] + blocks[1] + blocks[2])
        != ContentHash(of: blocks[1] + blocks[0] + blocks[2])
    )
  }

  @Test(
    "are those of texts without the carriage returns of Windows",
    arguments: [
      ("a\r\nb\r\n", "a\nb\n"), ("a\nb", "a\nb"), ("a\rb\n", "a\rb\n"), ("a\r\r\n", "a\r\r\n"),
      ("\r", "\r"), ("\r\n", "\n"), ("a\n\r", "a\n\r"), ("", ""),
    ]
  )
  func carriageReturns(_ text: String, _ unified: String) {
    #expect(LineEndings.unified(Array(text.utf8)) == Array(unified.utf8))
    #expect(LineEndings.unified(Array(unified.utf8)) == Array(unified.utf8))
  }

  @Test("are the same on every machine, since headers are committed")
  func stable() {
    #expect(ContentHash(of: []).text == "cbf29ce484222325")
    // The published value of FNV-1a for these letters.
    #expect(ContentHash(of: Array("foobar".utf8)).text == "85944171f73967e8")
    #expect(ContentHash(digits: "85944171f73967e8") == ContentHash(of: Array("foobar".utf8)))
    for text in ["0123", "85944171F73967E8", "+5944171f73967e8"] {
      #expect(ContentHash(digits: text[...]) == nil)
    }
  }
}
