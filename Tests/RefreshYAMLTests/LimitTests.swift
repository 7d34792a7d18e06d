import Foundation
import RefreshDiagnostics
import RefreshYAML
import Testing

@Suite struct LimitTests {
  @Test func `nesting ends at the limit`() {
    let depth = YAMLLimits.depth
    let open = String(repeating: "[", count: depth)
    let close = String(repeating: "]", count: depth)
    #expect(read(open + close).diagnostics.isEmpty)
    let deep = read("[\(open)\(close)]")
    #expect(deep.documents.isEmpty)
    #expect(deep.diagnostics.map(\.id) == ["yaml-too-deep"])
    #expect(deep.diagnostics.map(\.range.lower.column) == [depth + 1])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[[", "{", "[{", "- - "])
  func `hostile nesting costs no more than its length`(piece: String) {
    func file(_ size: Int) -> SourceFile {
      SourceFile(
        name: "a.yml",
        text: String(repeating: piece, count: size / piece.utf8.count)
      )
    }
    let (short, long) = (file(20_000), file(200_000))
    // libyaml alone takes 100 times as long for 10 times the nesting.
    let ratios = (0..<3).map { _ in processorTime(of: long) / processorTime(of: short) }
    #expect((ratios.min() ?? .infinity) < 30)
  }

  /// The processor time of this thread for a file without documents, which other work on the machine
  /// does not change.
  private func processorTime(of file: SourceFile) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    #expect(YAMLParser.parse(file).documents.isEmpty)
    return now() - start
  }

  @Test func `a large file is refused at once`() {
    let file = SourceFile(
      name: "a.yml",
      bytes: Array(repeating: UInt8(ascii: "#"), count: YAMLLimits.fileSize + 1)
    )
    #expect(
      GCCRenderer().text(of: YAMLParser.parse(file).diagnostics) == """
        a.yml:1:1: error: the file has 1048577 bytes: expected at most 1048576 [file-too-large]

        """
    )
  }

  @Test func `aliases may stand for so many nodes`() {
    var text = "a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    for level in 1...9 {
      let items = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    let parsed = read(text)
    #expect(parsed.documents.isEmpty)
    #expect(
      GCCRenderer().text(of: parsed.diagnostics) == """
        a.yml:5:10: error: aliases expand to too many values: \
        expected at most 10000 in a document [yaml-alias-bomb]

        """
    )
  }

  @Test func `aliases may repeat so much text`() {
    let text = String(repeating: "x", count: 100_000)
    for (count, isFine) in [(9, true), (10, false)] {
      let aliases = Array(repeating: "*a", count: count).joined(separator: ", ")
      for anchor in ["&a \(text)", "&a {b: \(text)}"] {
        let parsed = read("[\(anchor), \(aliases)]")
        #expect(parsed.diagnostics.map(\.id) == (isFine ? [] : ["yaml-alias-bomb"]))
      }
    }
  }

  @Test func `the aliases of all documents may stand for so many nodes`() {
    let list = Array(repeating: "1", count: 99).joined(separator: ", ")
    let aliases = Array(repeating: "*a", count: 90).joined(separator: ", ")
    let document = "---\n[&a [\(list)], \(aliases)]\n"
    #expect(read(String(repeating: document, count: 10)).diagnostics.isEmpty)
    let parsed = read(String(repeating: document, count: 11))
    #expect(parsed.diagnostics.map(\.id) == ["yaml-too-many-nodes"])
  }

  @Test func `merge keys may bring so many pairs`() {
    let pairs = (0..<6_000).map { "k\($0): 1" }.joined(separator: ", ")
    let parsed = read("{<<: {<<: {\(pairs)}}}")
    #expect(parsed.diagnostics.map(\.id) == ["yaml-alias-bomb"])
  }

  @Test func `a file may have so many nodes`() {
    let parsed = read(String(repeating: "- 1\n", count: YAMLLimits.nodes + 1))
    #expect(parsed.diagnostics.map(\.id) == ["yaml-too-many-nodes"])
    #expect(parsed.diagnostics.map(\.range.lower.line) == [YAMLLimits.nodes])
  }

  @Test func `a file has so many findings`() {
    let parsed = read(String(repeating: "- *x\n", count: YAMLLimits.findings + 100))
    #expect(parsed.diagnostics.count == YAMLLimits.findings)
  }

  @Test func `tag directives can not be piled up`() {
    let text = (0..<50_000).map { "%TAG !a\($0)! x\n" }.joined() + "---\na: 1\n"
    let parsed = read(text)
    #expect(parsed.diagnostics.map(\.id) == ["yaml-directive"])
    #expect(parsed.diagnostics.map(\.range.lower.line) == [17])
  }
}
