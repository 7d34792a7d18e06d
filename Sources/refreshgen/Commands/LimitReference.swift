import RefreshDiagnostics
import RefreshJSON
import RefreshRules
import RefreshSimulator
import RefreshYAML
import TemplateEngine

/// The reference page of limits, made from the constants that the tool works by.
enum LimitReference {
  /// The page, as Markdown.
  static var text: String {
    let sections = sections.map { section in
      "\n## \(section.title)\n\n| what | at most |\n|---|---|\n"
        + section.rows.map { "| \($0.what) | \($0.most) |\n" }.joined()
    }
    return """
      # The limits

      Specs, project files and traces may come from strangers. What is beyond a limit is refused by a
      message that names the number, or is cut where it says so here; nothing is read without end.
      \(sections.joined())
      """
  }

  private struct Section {
    let title: String
    let rows: [(what: String, most: String)]
  }

  private static var sections: [Section] {
    [
      Section(
        title: "Files",
        rows: [
          ("size of a spec or a project file", bytes(YAMLLimits.fileSize)),
          ("size of a template", bytes(Limits.templateFileSize)),
          ("size of a manifest", bytes(Limits.manifestFileSize)),
          ("size of a generated file", bytes(Limits.generatedFileSize)),
          ("size of all `@FILE`s of a command line together", bytes(Limits.argumentFileSize)),
        ]
      ),
      Section(
        title: "Command lines and project files",
        rows: [
          ("arguments, those in `@FILE`s among them", number(Limits.arguments)),
          ("patterns under `specs`", number(Limits.patterns)),
          ("length of a pattern under `specs`", "\(number(Limits.patternLength)) characters"),
          ("ways to choose from the braces of a pattern", number(Limits.patternChoices)),
        ]
      ),
      Section(
        title: "Specs",
        rows: [
          ("controls in a file", number(SpecLoader.mostControls)),
          ("keys and values in a file", number(YAMLLimits.nodes)),
          ("levels of lists and maps", number(YAMLLimits.depth)),
          ("keys and values that aliases stand for", number(YAMLLimits.aliasedNodes)),
        ]
      ),
      Section(
        title: "Templates",
        rows: [
          ("size of what is rendered", bytes(RenderLimits().outputSize)),
          ("steps of a rendering", number(RenderLimits().steps)),
          ("levels of blocks, includes and expressions", number(Nesting.limit)),
        ]
      ),
      Section(
        title: "Findings",
        rows: [
          (
            "findings of a file that are shown; a note counts the others, and the gravest are shown",
            number(Limits.findings)
          ),
          ("notes of a finding; the others are left out", number(Limits.notes)),
          ("length of a message; it is cut", "\(number(Limits.messageLength)) characters"),
          ("length of a text that a message quotes; it is cut", quote),
          ("width of a line that is shown; it is cut around the caret", width),
        ]
      ),
      Section(
        title: "`simulate`",
        rows: [
          ("length of a line of a trace", bytes(Limits.traceLineLength)),
          ("levels of lists and maps in a trace", number(JSONParser.maximumDepth)),
          ("a number in a trace, either way", number(Int(Limits.traceNumber))),
          ("steps of a `--gesture`", number(GestureScript.maximumSteps)),
          ("time of a `--gesture`", "\(number(Int(GestureScript.maximumSeconds))) s"),
          ("a number of points in a `--gesture`, either way", points),
          ("events of a replay in a picture", number(Limits.pictureEvents)),
        ]
      ),
    ]
  }

  private static var quote: String { "\(number(SafeText.longestQuote)) characters" }
  private static var width: String { "\(number(SourceSnippet.widest)) columns" }
  private static var points: String { number(Int(GestureScript.maximumPoints)) }

  private static func bytes(_ count: Int) -> String {
    let unit = 1 << 20
    guard count >= unit, count % unit == 0 else { return "\(number(count)) bytes" }
    return "\(count / unit) MiB (\(number(count)) bytes)"
  }

  /// A number with a comma between thousands.
  private static func number(_ value: Int) -> String {
    var digits = String(value)
    var parts: [String] = []
    while digits.count > 3 {
      parts.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + parts).joined(separator: ",")
  }
}
