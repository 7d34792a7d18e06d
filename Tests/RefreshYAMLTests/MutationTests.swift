import RefreshDiagnostics
import RefreshYAML
import Testing

@Suite struct MutationTests {
  private static let samples = [
    """
    # 一个规格
    refreshgen: 1
    control: FeedHeader
    summary: >-
      Refreshes the
      home feed.
    height: &h 54
    trigger: {when: release, distance: *h, comparison: above}
    states: &a
      idle:       {title: Pull down to refresh}
      refreshing: {title: Loading…, indicator: medium}
    colors:
      accent: {light: "#0A84FF", dark: '#64B5FF'}
    locales:
      zh-Hans: {idle: {title: 下拉可以刷新}, armed: {title: "松开\\u7ACB即刷新"}}

    """,
    "a: &a\r\n  x: |\r\n    e\u{301}\r\n    👍🏽\r\n  y: \"é\r\n    b\"\r\nb:\r\n  <<: *a\r\n"
      + "  z: 1\r\n---\r\n- [1, '2', *a]\r\n- ? [k]\r\n  : v\r\n...\r\n",
    "\u{FEFF}%YAML 1.2\n---\n&r !t {k: [a: b, c], 'l': !!str m}\n---\n- - - x\n    - y\n-\n",
  ].map { Array($0.utf8) }

  @Test(arguments: 1...6)
  func `whatever happens to a file, every place is exact`(seed: UInt64) {
    var mutations = Mutations(seed: seed)
    for round in 0..<500 {
      let bytes = mutations.mutated(Self.samples[round % Self.samples.count])
      let file = SourceFile(name: "a.yml", bytes: bytes)
      guard let fault = check(file) else { continue }
      Issue.record("\(fault) in \(file.text(in: 0..<bytes.count).debugDescription)")
      return
    }
  }

  /// What is wrong with the reading of a file, if anything.
  private func check(_ file: SourceFile) -> String? {
    let parsed = YAMLParser.parse(file)
    let table = LineTable(file: file)
    for finding in parsed.diagnostics {
      for range in [finding.range] + finding.notes.map(\.range) where !isExact(range, table) {
        return "\(finding) with \(range)"
      }
    }
    for document in parsed.documents {
      if let range = firstWrong(document.root, table) { return "node at \(range)" }
    }
    let text = TextRenderer(file: file).text(of: parsed.diagnostics)
    let hidden = text.unicodeScalars.first {
      $0 != "\n" && $0.properties.generalCategory == .control
    }
    return hidden.map { "control character \($0.value) in the message" }
  }

  private func firstWrong(_ node: Node, _ table: LineTable) -> SourceRange? {
    guard isExact(node.range, table), isExact(node.definition, table) else { return node.range }
    // Each text is looked at, so that a wrong slice would trap.
    _ = node.text?.utf8.count
    for item in node.sequence ?? [] {
      if let range = firstWrong(item, table) { return range }
    }
    for pair in node.mapping ?? [] {
      if let range = firstWrong(pair.key, table) ?? firstWrong(pair.value, table) { return range }
    }
    return nil
  }

  private func isExact(_ range: SourceRange, _ table: LineTable) -> Bool {
    range.lower == table.position(at: range.lower.offset)
      && range.upper == table.position(at: range.upper.offset)
      && range.lower.offset <= range.upper.offset
  }
}
