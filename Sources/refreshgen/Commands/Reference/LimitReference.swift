import RefreshDiagnostics
import RefreshExploration
import RefreshGenerator
import RefreshRules
import RefreshWorld
import RefreshYAML

/// The reference page of limits, made from the constants that the tool enforces.
enum LimitReference {
  /// The page, as Markdown.
  static var text: String {
    let sections = sections.map { section in
      "\n## \(section.title)\n\n| limit | maximum |\n|---|---|\n"
        + section.rows.map { "| \($0.what) | \($0.most) |\n" }.joined()
    }
    return """
      # The limits

      Input may come from untrusted sources, so its size and cost are limited. The tool rejects input beyond a limit,
      and names the limit. Where a row says that something is cut or omitted, the tool shows less of it.
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
        title: "Files and command lines",
        rows: [
          ("size of a spec or project file", bytes(YAMLLimits.fileSize)),
          ("size of a template", bytes(Limits.templateFileSize)),
          ("size of a generated file", bytes(Limits.generatedFileSize)),
          ("total size of the `@FILE`s of a command line", bytes(Limits.argumentFileSize)),
          ("arguments, including those in `@FILE`s", number(Limits.arguments)),
          ("length of a pattern under `specs`", characters(Limits.patternLength)),
          ("size of the rendered text; each step counts as a byte", bytes(Renderer.largestOutput)),
          ("nesting of blocks in a template", number(Template.deepestNesting)),
        ]
      ),
      Section(
        title: "Specs",
        rows: [
          ("controls in a file", number(SpecLoader.mostControls)),
          ("transitions after which the proofs of a file end", number(ProofLibrary.mostSteps)),
          ("bases of a spec, including the bases of its bases", number(Limits.bases)),
          (inheritedValues, number(Limits.inheritedValues)),
          ("keys and values in a file", number(YAMLLimits.nodes)),
          ("values in a list", number(Limits.listValues)),
          ("nesting of lists and maps", number(YAMLLimits.depth)),
          (aliasedNodes, number(YAMLLimits.aliasedNodes)),
          (drawnLayers, number(Limits.drawnLayers)),
          (fixRounds, number(Limits.fixRounds)),
        ]
      ),
      Section(
        title: "Findings",
        rows: [
          ("findings shown for a file, the most severe first", number(Limits.findings)),
          ("notes of a finding; others are omitted", number(Limits.notes)),
          ("length of a message; cut", characters(Limits.messageLength)),
          ("length of a quoted text in a message; cut", quote),
          (errorLength, characters(Limits.errorLength)),
          ("width of a line of a spec in a finding; cut around the caret", width),
        ]
      ),
      Section(
        title: "`simulate`",
        rows: [
          ("size of a file of events", bytes(Limits.traceFileSize)),
          ("absolute value of a number", number(Int(EventLimits.still.points))),
          ("with a finger: events", number(EventLimits.live.events)),
          ("with a finger: duration", "\(number(Int(EventLimits.live.seconds))) s"),
          ("with a finger: absolute value of a number", number(Int(EventLimits.live.points))),
        ]
      ),
    ]
  }

  private static let inheritedValues =
    "keys and values that the controls of a file inherit from bases"
  private static let aliasedNodes = "keys and values that the aliases of a document expand to"
  private static let drawnLayers =
    "layers that are drawn to find flashes in a file, in 60 frames a second"
  private static let fixRounds = "syntax errors of a file that a run of `validate --fix` fixes"
  private static let errorLength =
    "length of an error message of a command; cut in the middle"
  private static var quote: String { characters(SafeText.longestQuote) }
  private static var width: String { "\(number(SourceSnippet.widest)) columns" }

  private static func characters(_ count: Int) -> String { "\(number(count)) characters" }

  private static func bytes(_ count: Int) -> String {
    let unit = 1 << 20
    guard count >= unit, count % unit == 0 else { return "\(number(count)) bytes" }
    return "\(count / unit) MiB"
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
