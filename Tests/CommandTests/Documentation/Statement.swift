import Foundation

/// A statement of a documentation page: a paragraph, a list item, or a row of a table.
struct Statement {
  /// The number of the first line.
  let line: Int
  /// The text, with its lines joined.
  var text: String

  /// The statements of a page, in order, without code, headings, rows that only lead to a page, and
  /// parts that other tests derive, which stand between a comment and its end.
  static func all(of page: DocumentationPage) -> [Statement] {
    let lines = page.text.components(separatedBy: "\n")
    var statements: [Statement] = []
    var (isCode, isOpen, isDerived) = (false, false, false)
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("```") { isCode.toggle() }
      let isRow = text.hasPrefix("|")
      let isHead = isRow && (text.hasPrefix("|--") || lines[index + 1].hasPrefix("|--"))
      if text.hasPrefix("<!-- device guesses") { isDerived = true }
      if text.hasPrefix("<!-- end of device guesses") { isDerived = false }
      if isCode || isHead || isDerived || text.isEmpty
        || ["```", "#", "<!--", "!["].contains(where: text.hasPrefix)
      {
        isOpen = false
      } else if isRow {
        let onlyLeads = text.hasSuffix(".md) |") && !text.contains("`")
        if !onlyLeads { statements.append(Statement(line: index + 1, text: text)) }
        isOpen = false
      } else if isOpen, text.prefixMatch(of: #/- |[0-9]+\. /#) == nil {
        statements[statements.count - 1].text += " " + text
      } else {
        statements.append(Statement(line: index + 1, text: text))
        isOpen = true
      }
    }
    return statements
  }
}
