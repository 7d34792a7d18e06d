import TemplateEngine
import Testing

@Suite struct LimitTests {
  private let ten: Value = ["xs": .list(.init(repeating: "0123456789", count: 10)), "n": 1]

  @Test func allowsSixtyFourLevels() throws {
    let end = repeating("{% end %}", 64)
    #expect(try render(repeating("{% if n %}", 64) + "x" + end, ten) == "x")
    #expect(try render("{{ \(repeating("(", 63))n\(repeating(")", 63)) }}", ten) == "1")
    #expect(try render("{{ \(repeating("(0 or ", 63))n\(repeating(")", 63)) }}", ten) == "true")
  }

  @Test func stopsDeeperBlocks() {
    #expect(
      failure("\n" + repeating("{% if n %}", 65), ten)
        == "t:2:644: blocks are nested deeper than 64 levels"
    )
    #expect(
      failure("{{ \(repeating("(", 100_000)) }}")
        == "t:1:68: expression is nested deeper than 64 levels"
    )
    #expect(
      failure("{{ \(repeating("n | f(", 100_000)) }}")
        == "t:1:388: expression is nested deeper than 64 levels"
    )
  }

  @Test func countsBlocksThroughIncludes() {
    let others = Dictionary(
      uniqueKeysWithValues: (0..<64).map { index in
        ("t\(index)", "{% if n %}{% include t\(index + 1) %}{% end %}")
      }
    )
    #expect(
      failure("{% include t0 %}", ten, including: others)
        == "t31:1:22: blocks, includes and expressions are nested deeper than 64 levels"
    )
  }

  @Test func allowsLongChains() throws {
    #expect(try render("{{ \(repeating("0 or ", 20_000))n }}", ten) == "true")
    #expect(try render("{{ \(repeating("not ", 20_001))n }}", ten) == "false")
    #expect(try render("{{ \"a\"\(repeating(" | upperFirst", 20_000)) }}", ten) == "A")
    let branches = repeating("{% elif 0 %}", 20_000)
    #expect(try render("{% if 0 %}\(branches){% else %}x{% end %}", ten) == "x")
  }

  @Test func stopsAtTheOutputLimit() throws {
    let limits = RenderLimits(outputSize: 100)
    let source = "{% for x in xs %}{{ x }}{% end %}"
    #expect(try render(source, ten, limits: limits).utf8.count == 100)
    #expect(
      failure(source + "!", ten, limits: limits)
        == "t:1:34: output is larger than 100 bytes"
    )
    #expect(
      failure("{% for x in xs %}\n {{ x }}\n{% end %}", ten, limits: limits)
        == "t:2:5: output is larger than 100 bytes"
    )
    #expect(failure("a", limits: RenderLimits(outputSize: 0)).hasSuffix("larger than 0 bytes"))
    #expect(failure("a", limits: RenderLimits(outputSize: .min)).contains("is larger than -"))
  }

  @Test func countsIndentationToTheByte() throws {
    let others = ["part": "a\n\nb\n"]
    let source = "  {% include part %}\n"
    #expect(try render(source, including: others, limits: RenderLimits(outputSize: 9)).count == 9)
    #expect(
      failure(source, including: others, limits: RenderLimits(outputSize: 8))
        == "part:1:1: output is larger than 8 bytes"
    )
  }

  @Test func stopsLoopsThatWriteNothing() {
    let source = repeating("{% for x in xs %}", 30) + repeating("{% end %}", 30)
    let message = failure(source, ten, limits: RenderLimits(steps: 10_000))
    #expect(message == "t:1:497: rendering takes more than 10000 steps")
  }

  @Test(arguments: ["{{ \"\" }}", "{% include part %}", "{% if \"BLANKS\" == text %}{% end %}"])
  func countsBlanksAndTextsThatAreNotWritten(tag: String) {
    let blanks = repeating(" ", 64_000)
    let line = "\(blanks)\(tag.replacing("BLANKS", with: blanks))\n"
    let source = "{% for x in xs %}\n\(line){% end %}"
    let data: Value = ["xs": .list(.init(repeating: 1, count: 100)), "text": .string(blanks)]
    let limits = RenderLimits(steps: 20_000)
    let message = failure(source, data, including: ["part": ""], limits: limits)
    #expect(message.hasSuffix("rendering takes more than 20000 steps"))
  }

  @Test func stopsFiltersThatGrow() {
    let limits = RenderLimits(outputSize: 1000)
    let join = "{{ xs | join(\(repeating("xs | join(", 30))\"\"\(repeating(")", 31)) }}"
    #expect(
      failure(join, ten, limits: limits)
        == "t:1:289: filter 'join': text is larger than 1000 bytes"
    )
    let indent = "{{ \"a\"\(repeating(" | indent(100)", 100)) }}"
    #expect(
      failure(indent, ten, limits: limits)
        == "t:1:136: filter 'indent': text is larger than 1000 bytes"
    )
  }
}
