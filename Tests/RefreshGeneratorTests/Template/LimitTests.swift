import RefreshGenerator
import Testing

@Suite("Limits of templates")
struct LimitTests {
  private static let tooMuch = "the template writes too much, or takes too many steps"
  private let ten = Value.list(Array(repeating: "x", count: 10))

  /// Blocks inside each other, around a text.
  private func nested(_ opening: String, _ count: Int, _ text: String = "y\n") -> String {
    repeating("\(opening)\n", count) + text + repeating("{% end %}\n", count)
  }

  @Test("blocks can be nested up to the limit")
  func blocks() throws {
    let limit = Template.deepestNesting
    #expect(try render(nested("{% if x %}", limit), ["x": "1"]) == "y\n")
    let message = failure(nested("{% if x %}", limit + 1), ["x": "1"])
    #expect(message == "t:\(limit + 1):4: blocks are nested deeper than \(limit) levels")
    #expect(failure(nested("{% if x %}", 100_000)) == message)
  }

  @Test("blocks and includes count together")
  func includes() {
    let limit = Template.deepestNesting
    let others = (0..<limit).map { ("p\($0)", "{% include \"p\($0 + 1)\" %}\n") }
    let parts = Dictionary(uniqueKeysWithValues: others + [("p\(limit)", "y")])
    let message = failure("{% include \"p0\" %}", including: parts)
    #expect(message.hasSuffix("blocks and includes are nested deeper than \(limit) levels"))
    #expect(failure("{% include \"p1\" %}", including: parts) == "no error: y\n")
  }

  @Test("a template cannot include itself, nor one that includes it")
  func recursion() {
    let own = failure("{% include \"t\" %}")
    #expect(own == "t:1:12: template 't' includes itself: 't' > 't'")
    let other = failure("{% include \"a\" %}", including: ["a": "\n{% include \"t\" %}"])
    #expect(other == "a:2:12: template 't' includes itself: 't' > 'a' > 't'")
  }

  @Test("what a template writes and how many steps it takes is limited")
  func size() throws {
    // Loops that write nothing take steps, and so do includes that write nothing.
    let loops = nested("{% for x in xs %}", 60, "")
    #expect(failure(loops, ["xs": ten], largestOutput: 100_000).hasSuffix(Self.tooMuch))
    let parts = (0..<60).map { level in
      ("p\(level)", repeating("{% include \"p\(level + 1)\" %}\n", 2))
    }
    let doubled = Dictionary(uniqueKeysWithValues: parts + [("p60", "")])
    let message = failure("{% include \"p0\" %}", including: doubled, largestOutput: 100_000)
    #expect(message.hasSuffix(Self.tooMuch))
    // A margin before each of many lines, and text in a loop.
    let text = Value.string(repeating("x\n", 1000))
    let margin = repeating(" ", 1000) + "{{ text }}"
    #expect(failure(margin, ["text": text], largestOutput: 100_000).hasSuffix(Self.tooMuch))
    #expect(failure(repeating("x", 1001), largestOutput: 1000).hasSuffix(Self.tooMuch))
    #expect(try render(repeating("x", 900), largestOutput: 1000).count == 900)
  }
}
