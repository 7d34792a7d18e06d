import RefreshDiagnostics
import RefreshYAML
import Testing

@Suite struct InvalidByteTests {
  @Test(
    arguments: [
      ([0xFF], "byte 0xFF is not part of a UTF-8 character: save the file as UTF-8", 1),
      ([0x80], "byte 0x80 is not part of a UTF-8 character: save the file as UTF-8", 1),
      ([0xE4, 0xB8], "byte 0xE4 is not part of a UTF-8 character: save the file as UTF-8", 2),
      ([0xC0, 0x80], "byte 0xC0 is not part of a UTF-8 character: save the file as UTF-8", 2),
      (
        [0xED, 0xA0, 0x80], "byte 0xED is not part of a UTF-8 character: save the file as UTF-8", 3
      ),
      (
        [0xF5, 0x80, 0x80, 0x80],
        "byte 0xF5 is not part of a UTF-8 character: save the file as UTF-8", 4
      ),
    ] as [([UInt8], String, Int)]
  )
  func `bytes that are not UTF-8 have their exact place`(
    bad: [UInt8],
    message: String,
    length: Int
  ) {
    let bytes = Array("a: 1\r\n标题: 👍🏽e\u{301}".utf8) + bad + Array("x\n".utf8)
    let file = SourceFile(name: "a.yml", bytes: bytes)
    let found = YAMLParser.parse(file).diagnostics
    let line = "a.yml:2:9: error: \(message) [invalid-utf8]\n"
    #expect(GCCRenderer().text(of: found) == line)
    #expect(found.map { $0.range.offsets.count } == [length])
  }

  @Test(arguments: [
    ("\0", "U+0000", "\\x00"), ("\u{1B}", "U+001B", "\\e"), ("\u{7F}", "U+007F", "\\x7F"),
    ("\u{81}", "U+0081", "\\x81"), ("\u{FFFE}", "U+FFFE", "\\uFFFE"),
  ])
  func `control characters have their exact place`(control: String, name: String, escape: String) {
    let file = SourceFile(name: "a.yml", text: "下: \"\(control)\"\n")
    #expect(
      GCCRenderer().text(of: YAMLParser.parse(file).diagnostics) == """
        a.yml:1:5: error: unescaped control character \(name): \
        remove it, or write it as \(escape) in double-quoted text [yaml-control-character]

        """
    )
  }

  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
  func `UTF-16 is named, and nothing else`(mark: [UInt8]) {
    let file = SourceFile(name: "a.yml", bytes: mark + Array("a\n---\nb: c: d\n".utf8))
    #expect(
      GCCRenderer().text(of: YAMLParser.parse(file).diagnostics)
        == "a.yml:1:1: error: the file is encoded in UTF-16: save the file as UTF-8 [invalid-utf8]\n"
    )
  }

  @Test(arguments: ["\u{85}", "\u{A0}", "\u{FEFF}", "\u{E000}", "\u{FFFD}", "\u{10FFFF}", "\t"])
  func `other characters are fine`(character: String) {
    #expect(rendered("a: \"x\(character)y\"\n") == "")
  }
}
