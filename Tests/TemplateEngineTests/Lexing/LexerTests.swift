import Testing

@testable import TemplateEngine

@Suite struct LexerTests {
  private func segments(_ text: String) throws -> [Segment] {
    var lexer = Lexer(Source(name: "t", text: text))
    return try lexer.segments()
  }

  private func tokens(_ inside: String) throws -> [Token] {
    guard case .tag(let tag) = try segments("{{\(inside)}}").first else { return [] }
    return tag.tokens
  }

  @Test func coversTheTemplateWithoutGaps() throws {
    let c = Token(kind: .name("c"), offset: 5)
    let close = Token(kind: .close(.substitution), offset: 7)
    let d = Token(kind: .name("d"), offset: 20)
    let end = Token(kind: .close(.block), offset: 22)
    #expect(
      try segments("ab{{ c }}{# {{ #}{% d %} ") == [
        .text(0..<2),
        .tag(Tag(kind: .substitution, tokens: [c, close], offset: 2)),
        .comment(9..<17),
        .tag(Tag(kind: .block, tokens: [d, end], offset: 17)),
        .text(24..<25),
      ]
    )
  }

  @Test(arguments: ["", "{", "}", "a { b } c", "}} %} #}", "{ {", "{\n{"])
  func leavesOtherBracesAlone(text: String) throws {
    let whole: [Segment] = text.isEmpty ? [] : [.text(0..<text.utf8.count)]
    #expect(try segments(text) == whole)
  }

  @Test func givesEachTokenItsOffset() throws {
    #expect(
      try tokens(" a.b|c(-1, 2.5)==\"x\" != _9 ") == [
        Token(kind: .name("a"), offset: 3),
        Token(kind: .symbol(.dot), offset: 4),
        Token(kind: .name("b"), offset: 5),
        Token(kind: .symbol(.pipe), offset: 6),
        Token(kind: .name("c"), offset: 7),
        Token(kind: .symbol(.leftParenthesis), offset: 8),
        Token(kind: .int(-1), offset: 9),
        Token(kind: .symbol(.comma), offset: 11),
        Token(kind: .double(2.5), offset: 13),
        Token(kind: .symbol(.rightParenthesis), offset: 16),
        Token(kind: .symbol(.equal), offset: 17),
        Token(kind: .string("x"), offset: 19),
        Token(kind: .symbol(.notEqual), offset: 23),
        Token(kind: .name("_9"), offset: 26),
        Token(kind: .close(.substitution), offset: 29),
      ]
    )
  }

  @Test func readsEscapesAndDelimitersInStrings() throws {
    let token = try tokens(#""a\"\\\n\t}} é %} {#""#).first
    #expect(token?.kind == .string("a\"\\\n\t}} é %} {#"))
  }

  @Test(arguments: [
    ("a {{ b", "t:1:3: '{{' is not closed on its line; expected '}}'"),
    ("{{ b\n}}", "t:1:1: '{{' is not closed on its line; expected '}}'"),
    ("\n {% if", "t:2:2: '{%' is not closed on its line; expected '%}'"),
    ("é{# b\n", "t:1:2: comment is not closed; expected '#}'"),
    ("{# #", "t:1:1: comment is not closed; expected '#}'"),
    ("{{ b %}", "t:1:6: expected '}}' to close '{{', found '%}'"),
    ("{% b }}", "t:1:6: expected '%}' to close '{%', found '}}'"),
    ("{{ \"b }}", "t:1:4: string is not closed on its line; expected '\"'"),
    ("{{ \"b\n\" }}", "t:1:4: string is not closed on its line; expected '\"'"),
    ("{{ \"b\\", "t:1:6: unknown escape in a string; known are '\\\"', '\\\\', '\\n' and '\\t'"),
    (
      "{{ \"é\\q\" }}",
      "t:1:6: unknown escape in a string; known are '\\\"', '\\\\', '\\n' and '\\t'"
    ),
    ("{{ é }}", "t:1:4: unexpected 'é' in a tag"),
    ("{{{ a }}}", "t:1:3: unexpected '{' in a tag"),
    ("{{ a = b }}", "t:1:6: unexpected '=' in a tag; equality is written '=='"),
    ("{{ !a }}", "t:1:4: unexpected '!' in a tag; negation is written 'not'"),
    ("{{ a && b }}", "t:1:6: unexpected '&' in a tag; conjunction is written 'and'"),
    ("{{ 'a' }}", "t:1:4: unexpected ''' in a tag; a string is written with '\"'"),
    ("{{ - 1 }}", "t:1:4: unexpected '-' in a tag"),
    ("{{ 9223372036854775808 }}", "t:1:4: number '9223372036854775808' is too large"),
  ])
  func reportsFaultsWhereTheyAre(text: String, message: String) {
    #expect(failure(text) == message)
  }

  @Test func reportsANumberThatIsNotFinite() {
    let number = repeating("9", 400) + ".0"
    #expect(failure("{{ \(number) }}") == "t:1:4: number '\(number)' is too large")
  }
}
