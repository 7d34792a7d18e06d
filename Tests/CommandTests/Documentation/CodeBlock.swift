/// A fenced code block of a documentation page.
struct CodeBlock: CustomStringConvertible {
  /// The language after the fence; empty if there is none.
  let language: String
  /// The lines between the fences.
  let lines: [Substring]
  /// The path of the page.
  let page: String
  /// The line of the opening fence.
  let line: Int

  var description: String { "\(page):\(line)" }

  /// The lines as text.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The path in the comment of the first line, such as `# refreshgen.yml` or `// Package.swift`.
  var path: String? {
    guard let words = lines.first?.split(separator: " "), words.count == 2 else { return nil }
    guard ["#", "//"].contains(words[0]), words[1].contains(".") else { return nil }
    return String(words[1])
  }

  /// The blocks of a page, in order.
  static func blocks(of page: DocumentationPage) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (language: String, line: Int)?
    var lines: [Substring] = []
    for (index, line) in page.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard line.hasPrefix("```") else {
        lines.append(line)
        continue
      }
      if let (language, start) = open {
        blocks.append(CodeBlock(language: language, lines: lines, page: page.path, line: start))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), index + 1)
      }
      lines = []
    }
    return blocks
  }
}
