import RefreshDiagnostics
import Testing

@Suite struct SourceFileTests {
  @Test func `lines end with LF, CR LF and CR`() {
    let file = SourceFile(name: "a", text: "a\nbc\r\nd\re")
    let places = (0...9).map { file.position(at: $0) }
    #expect(places.map(\.line) == [1, 1, 2, 2, 2, 2, 3, 3, 4, 4])
    #expect(places.map(\.column) == [1, 2, 1, 2, 3, 4, 1, 2, 1, 2])
  }

  @Test func `columns count Unicode scalars`() {
    let file = SourceFile(name: "a", text: "下e\u{301}👍🏽x")
    #expect(file.position(at: file.bytes.count - 1).column == 6)
  }

  @Test func `a byte order mark has no column`() {
    let file = SourceFile(name: "a", text: "\u{FEFF}a\nb")
    #expect(file.position(at: 3) == SourcePosition(offset: 3, line: 1, column: 1))
    #expect(file.position(at: 4).column == 2)
    #expect(LineTable(file: file).text(ofLine: 1) == "a")
  }

  @Test func `offsets outside the file are clamped`() {
    let file = SourceFile(name: "a", text: "ab")
    #expect(file.position(at: -5) == .start)
    #expect(file.position(at: 99).offset == 2)
  }

  @Test func `invalid UTF-8 is repaired`() {
    let file = SourceFile(name: "a", bytes: [0x61, 0xFF, 0x62])
    #expect(file.text(in: 0..<3) == "a\u{FFFD}b")
    #expect(file.position(at: 2).column == 3)
  }

  @Test(arguments: [
    "", "a", "a\n", "\n\n", "a\r\nb\r\n", "a\rb", "\u{FEFF}a: 中\r\n- é\n👍🏽", "\r\n\r",
  ])
  func `a line table gives the same positions`(text: String) {
    let file = SourceFile(name: "a", text: text)
    let table = LineTable(file: file)
    for offset in 0...file.bytes.count {
      #expect(table.position(at: offset) == file.position(at: offset))
    }
  }

  @Test func `a line table gives the text of lines`() {
    let table = LineTable(file: SourceFile(name: "a", text: "a\r\n\nbé\n"))
    #expect(table.count == 4)
    #expect((0...5).map { table.text(ofLine: $0) } == [nil, "a", "", "bé", "", nil])
  }
}
