import RefreshDiagnostics
import Testing

@Suite("The parser of JSON")
struct JSONParserTests {
  @Test("an object keeps the order of its keys, and the last of equal keys counts")
  func objects() throws {
    let value = try JSONParser.parse(#" {"b": 1, "a": [true, null], "b": "x"} "#)
    #expect(value.members?.map(\.key) == ["b", "a", "b"])
    #expect(value["b"]?.string == "x")
    #expect(value["a"]?.array == [.bool(true), .null])
    #expect(value["c"] == nil)
  }

  @Test(
    "an escape in a string stands for its character",
    arguments: [
      (#""\"\\\/""#, "\"\\/"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"), (#""\u00e9""#, "é"),
      (#""\uD83D\uDC4D""#, "👍"), (#""👍""#, "👍"),
    ]
  )
  func escapes(text: String, string: String) throws {
    #expect(try JSONParser.parse(text) == .string(string))
  }

  @Test(
    "a malformed text is refused at the offset of its error",
    arguments: [
      ("", 0), ("[1,]", 3), ("[1 2]", 3), ("{a: 1}", 1), (#"{"a" 1}"#, 5), (#"{"a": 1"#, 7),
      ("truth", 0), ("null x", 5), ("\"a\nb\"", 2), (#""a"#, 2), (#""\x""#, 3), (#""\u12""#, 3),
      (#""\u+041""#, 3),
      (#""\uDC4D""#, 7), (#""\uD83D""#, 8), (#""\uD83D\u0041""#, 13),
    ]
  )
  func errors(text: String, offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(text) }
    #expect(error?.offset == offset)
  }

  @Test("values nest up to a limit")
  func nesting() throws {
    let depth = JSONParser.maximumDepth
    let deepest = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try JSONParser.parse(deepest).compactText == deepest)
    #expect(throws: JSONError.self) { try JSONParser.parse("[\(deepest)]") }
  }

  @Test(
    "a number that is malformed in JSON is refused",
    arguments: [
      "NaN", "Infinity", "-Infinity", "1e400", "-1e400", "01", "1.", ".5", "+1", "1e", "0x1p3",
    ]
  )
  func numbers(text: String) {
    #expect(throws: JSONError.self) { try JSONParser.parse(text) }
  }
}
