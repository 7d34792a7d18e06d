import Testing

@testable import TemplateEngine

@Suite struct LineLayoutTests {
  /// The pieces, with text in quotes, margins in brackets and tags by their first token.
  private func pieces(_ text: String) throws -> [String] {
    let source = Source(name: "t", text: text)
    var lexer = Lexer(source)
    return LineLayout.pieces(of: try lexer.segments(), in: source).map { piece in
      switch piece {
      case .text(let range): return source.text(range).debugDescription
      case .margin(let range): return "[\(source.text(range))]"
      case .tag(let tag, let placement):
        let margin = "margin \(placement.margin.count)"
        return "\(tag.tokens[0].summary) \(margin)\(placement.ownsLine ? ", owns line" : "")"
      }
    }
  }

  @Test func joinsTextAcrossLines() throws {
    #expect(try pieces("a\n\n  b\n") == ["\"a\\n\\n  b\\n\""])
    #expect(try pieces("a  {# c #}\nb{# d #}c") == ["\"a\"", "\"\\nb\"", "\"c\""])
  }

  @Test func removesLinesWithoutText() throws {
    #expect(
      try pieces("a\n \t{% if x %} {# c #} \nb") == [
        "\"a\\n\"", "'if' margin 2, owns line", "\"b\"",
      ]
    )
    #expect(try pieces("{# a\nb #}\nc") == ["\"c\""])
    #expect(try pieces(" {# a #}") == [])
  }

  @Test func findsTheMarginOfTheFirstTag() throws {
    #expect(
      try pieces("  {{ a }} {{ b }}\n") == [
        "[  ]", "'a' margin 2", "\" \"", "'b' margin 0", "\"\\n\"",
      ]
    )
    #expect(
      try pieces("  {% if a %}{{ b }}{% end %}\n") == [
        "[  ]", "'if' margin 2", "'b' margin 2", "'end' margin 0", "\"\\n\"",
      ]
    )
    #expect(try pieces("  x {{ a }}") == ["\"  x \"", "'a' margin 0"])
  }

  @Test func takesTheMarginOfALongLineInLinearSpace() throws {
    let line = repeating(" {% if a %}", 20_000) + "x\n"
    #expect(try pieces(line).count == 40_001)
  }

  @Test func keepsLinesOfBlanksAlone() throws {
    #expect(try pieces("a\n  \nb") == ["\"a\\n  \\nb\""])
  }
}
