import Testing

@testable import RefreshGenerator

@Suite("Swift literals")
struct SwiftLiteralTests {
  @Test("keeps text data, whatever it looks like")
  func strings() {
    #expect(SwiftLiteral.string("plain") == #""plain""#)
    #expect(SwiftLiteral.string(#"\(evil) "quoted""#) == #""\\(evil) \"quoted\"""#)
    #expect(SwiftLiteral.string("a\nb\tc") == #""a\nb\tc""#)
    #expect(SwiftLiteral.string("\u{202E}rtl\u{2028}") == #""\u{202E}rtl\u{2028}""#)
    #expect(SwiftLiteral.string("a\u{2800}\u{3164}") == #""a\u{2800}\u{3164}""#)
    #expect(SwiftLiteral.string("下拉可以刷新 👩‍🚀") == "\"下拉可以刷新 👩‍🚀\"")
  }

  @Test("has no command of a CI runner in it, in literals and documentation")
  func commands() {
    #expect(SwiftLiteral.string("##[group]x") == #""\u{23}#[group]x""#)
    #expect(SwiftLiteral.string("#1 ###[x") == ##""#1 \u{23}\u{23}#[x""##)
    #expect(SwiftLiteral.documentation(["A ##vso[x] ## B"]) == ##"/// A #\#vso[x] ## B"##)
  }

  @Test(
    "a list is written on one line, and on several lines if it is long and has several elements"
  )
  func lists() {
    let long = "\"" + String(repeating: "a", count: SwiftLiteral.longestList) + "\""
    #expect(SwiftLiteral.list(["1", "2"]) == "[1, 2]")
    #expect(SwiftLiteral.list([long]) == "[\(long)]")
    #expect(SwiftLiteral.list([long, "2"]) == "[\n  \(long),\n  2,\n]")
  }

  @Test("writes numbers as people do")
  func numbers() {
    #expect(SwiftLiteral.number(54) == "54")
    #expect(SwiftLiteral.number(0.25) == "0.25")
    #expect(SwiftLiteral.number(0.4 - 0.001) == "0.399")
    #expect(SwiftLiteral.number(-0.5) == "-0.5")
    #expect(SwiftLiteral.number(86_400) == "86_400")
    #expect(SwiftLiteral.number(-12_345_678) == "-12_345_678")
    #expect(SwiftLiteral.number(.infinity) == ".infinity")
    #expect(SwiftLiteral.hex(0x0A84_FFFF) == "0x0A84FF_FF")
  }

  @Test("rounds numbers to six decimal places, which hides the errors of sums")
  func rounding() {
    #expect(0.1 + 0.2 != 0.3)
    #expect(SwiftLiteral.number(0.1 + 0.2) == "0.3")
    #expect(SwiftLiteral.number(1.1 * 3) == "3.3")
    #expect(SwiftLiteral.number(53.999_999_9) == "54")
    #expect(SwiftLiteral.number(0.123_456_4) == "0.123456")
    #expect(SwiftLiteral.number(0.123_456_6) == "0.123457")
    #expect(SwiftLiteral.number(-0.123_456_6) == "-0.123457")
  }

  @Test("keeps a doc comment a comment, and within the line")
  func documentation() {
    #expect(
      SwiftLiteral.documentation(["One\nTwo", "Three"]) == "/// One\n/// Two\n///\n/// Three"
    )
    #expect(SwiftLiteral.documentation(["a\u{2028}b */ c"]) == "/// a\n/// b */ c")
    let long = String(repeating: "word ", count: 60)
    for line in SwiftLiteral.documentation([long]).split(separator: "\n") {
      #expect(line.count <= 100)
    }
  }
}
