import RefreshGenerator
import TestSupport
import Testing

@Suite struct MutationTests {
  private static let seeds = [
    "a {{ name }}\n  {% for x in xs %}\n  {{ x }},\n  {% end %}\n",
    "{% if a.b %}\n\t{{ name }}\n{% else %}\né\n{% end %}\r\n",
    "  {% for x in xs %}\n{{ x }}\n{% if s %}\n, {{ s }}\n{% end %}\n{% end %}\nx",
    "{{ s }}{{ name }}{{ s }}\n  {{ s }}\n {{ a.b }}",
  ]

  private static let pieces = [
    "{{", "}}", "{%", "%}", " ", "\n", "\"", "\\", "(", ")", "|", ".", "if ", "{% end %}\n",
    "\n{% for x in xs %}\n", "{% else %}", "{% if s %}\n", "é", "\u{301}",
    "👩‍👧", "\0", "9", "\r", "\t", "xs", "name", "{{ s }}",
  ]

  private static let data: Record = [
    "name": "feed", "xs": .list(["a", "b\nc"]), "s": "two\nlines", "a": ["b": "1.5"],
  ]

  /// Inserts, deletes, doubles or moves a few stretches.
  private func mutate(_ text: String, _ random: inout SplitMix64) -> String {
    var characters = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...characters.count, using: &random)
      let end = min(characters.count, start + Int.random(in: 0...6, using: &random))
      let stretch = characters[start..<end]
      switch Int.random(in: 0..<4, using: &random) {
      case 0: characters.removeSubrange(start..<end)
      case 1: characters.insert(contentsOf: stretch, at: start)
      case 2: characters.append(contentsOf: stretch)
      default:
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        characters.insert(contentsOf: piece.unicodeScalars, at: start)
      }
    }
    var mutated = ""
    mutated.unicodeScalars.append(contentsOf: characters)
    return mutated
  }

  @Test(arguments: seeds.indices)
  func endsWithAnOutputOrAnError(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var outputs = 0
    for _ in 0..<750 {
      let text = mutate(Self.seeds[seed], &random)
      do {
        let output = try render(text, Self.data, largestOutput: 2000)
        #expect(output.utf8.count <= 2000)
        outputs += 1
      } catch {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isWithinText = error.site.line <= lines.count && error.site.column <= text.count + 1
        #expect(error.site.line > 0 && error.site.column > 0 && isWithinText, "\(error) in \(text)")
        #expect(!error.message.isEmpty)
      }
    }
    #expect((75...675).contains(outputs), "the mutants are too tame or too wild")
  }
}
