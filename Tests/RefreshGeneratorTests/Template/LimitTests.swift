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

  @Test("what a template writes and how many steps it takes is limited")
  func size() throws {
    // Loops that write nothing take steps.
    let loops = nested("{% for x in xs %}", 60, "")
    #expect(failure(loops, ["xs": ten], largestOutput: 100_000).hasSuffix(Self.tooMuch))
    // A margin before each of many lines, and text in a loop.
    let text = Value.string(repeating("x\n", 1000))
    let margin = repeating(" ", 1000) + "{{ text }}"
    #expect(failure(margin, ["text": text], largestOutput: 100_000).hasSuffix(Self.tooMuch))
    #expect(failure(repeating("x", 1001), largestOutput: 1000).hasSuffix(Self.tooMuch))
    #expect(try render(repeating("x", 900), largestOutput: 1000).count == 900)
  }
}
