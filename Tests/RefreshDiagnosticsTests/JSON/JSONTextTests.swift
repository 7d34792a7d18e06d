import RefreshDiagnostics
import Testing

@Suite("The text of JSON")
struct JSONTextTests {
  private static let value = JSON.object([
    JSON.Member(key: "a", value: .array([1, "b", .array([]), .null])),
    JSON.Member(key: "c", value: .object([])),
    JSON.Member(key: "d", value: true),
  ])

  @Test("compact text is on one line, without spaces")
  func compact() {
    #expect(Self.value.compactText == #"{"a":[1,"b",[],null],"c":{},"d":true}"#)
  }

  @Test("pretty text has a line for each element, and empty values on one line")
  func pretty() {
    let text = """
      {
        "a": [
          1,
          "b",
          [],
          null
        ],
        "c": {},
        "d": true
      }
      """
    #expect(Self.value.prettyText == text)
    #expect(Self.value.spacedText == text.replacing("\":", with: "\" :"))
  }

  @Test("a number has the shortest text that is read back, and is null if it is infinite or NaN")
  func numbers() throws {
    #expect([JSON.text(of: 0.1), JSON.text(of: 2), JSON.text(of: -1.5)] == ["0.1", "2", "-1.5"])
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(JSON.number(number).compactText == "null")
    }
    for number in [1e300, -1e-300, 1e16, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0] {
      #expect(try JSONParser.parse(JSON.number(number).compactText).number == number)
    }
  }

  @Test(
    "an invisible character is escaped, unless it is part of a visible one",
    arguments: [
      ("\u{2800}", #""\u2800""#), ("a\u{200B}", #""a\u200b""#), ("\u{3164}", #""\u3164""#),
      ("\u{600}1", "\"\u{600}1\""), ("👩\u{200D}🚀", "\"👩\u{200D}🚀\""), ("\u{7F}", #""\u007f""#),
    ]
  )
  func invisible(_ text: String, _ json: String) {
    #expect(JSON.string(text).compactText.lowercased() == json)
  }
}
