/// Renders findings as SARIF 2.1.0, the format of code scanning services.
package struct SARIFRenderer: Sendable {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private let toolVersion: String
  private let descriptions: [RuleID: String]
  private let explanation: @Sendable (RuleID) -> String?
  private let address: @Sendable (RuleID) -> String?

  /// Creates a renderer with the version of the tool, and the summaries, explanations and addresses
  /// of rules.
  package init(
    toolVersion: String,
    descriptions: [RuleID: String] = [:],
    explanation: @escaping @Sendable (RuleID) -> String? = { _ in nil },
    address: @escaping @Sendable (RuleID) -> String? = { _ in nil }
  ) {
    self.toolVersion = toolVersion
    self.descriptions = descriptions
    self.explanation = explanation
    self.address = address
  }

  /// One log with the findings of all files, in reading order, ended by a line feed.
  package func text(of files: some Sequence<CheckedFile>) -> String {
    let diagnostics = files.allDiagnostics()
    let rules = Set(diagnostics.map(\.id)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let results = diagnostics.map { result(for: $0, ruleIndex: indices[$0.id]) }
    let log: JSON = [
      "$schema": .string(Self.schema), "version": "2.1.0",
      "runs": .array([run(rules, results: results)]),
    ]
    return log.prettyText + "\n"
  }

  private func run(_ rules: [RuleID], results: [JSON]) -> JSON {
    let driver: JSON = [
      "name": "refreshgen", "version": .string(toolVersion), "rules": .array(rules.map(descriptor)),
    ]
    return [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints", "results": .array(results),
    ]
  }

  private func descriptor(of rule: RuleID) -> JSON {
    let help = explanation(rule).map { ["text": .string($0), "markdown": .string($0)] as JSON }
    let rule: JSON = [
      "id": .string(rule.name),
      "shortDescription": descriptions[rule].map(SARIFMessage.json) ?? .null, "help": help ?? .null,
      "helpUri": address(rule).map(JSON.string) ?? .null,
    ]
    return rule.withoutNulls
  }

  private func result(for diagnostic: Diagnostic, ruleIndex: Int?) -> JSON {
    let place = SARIFPlace(file: diagnostic.file, range: diagnostic.range)
    let (notes, fix) = (diagnostic.notes.map(related), diagnostic.fix)
    let result: JSON = [
      "ruleId": .string(diagnostic.id.name),
      "ruleIndex": ruleIndex.map(JSON.init(integerLiteral:)) ?? .null,
      "level": .string(level(for: diagnostic.severity)),
      "message": SARIFMessage.json(Headline.sentence(of: diagnostic)),
      "locations": .array([place.location()]),
      "relatedLocations": notes.isEmpty ? .null : .array(notes),
      "fixes": fix.map { .array([self.fix(of: $0, in: diagnostic.file)]) } ?? .null,
    ]
    return result.withoutNulls
  }

  private func level(for severity: Severity) -> String {
    switch severity {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  private func related(_ note: Diagnostic.Note) -> JSON {
    SARIFPlace(file: note.file, range: note.range).location(saying: note.message)
  }

  private func fix(of fix: Fix, in file: String) -> JSON {
    let replacements = fix.edits.map { edit -> JSON in
      [
        "deletedRegion": SARIFPlace(file: file, range: edit.range).region,
        "insertedContent": ["text": .string(edit.replacement)],
      ]
    }
    let change: JSON = [
      "artifactLocation": SARIFPlace.artifact(of: file), "replacements": .array(replacements),
    ]
    return ["description": SARIFMessage.json(fix.message), "artifactChanges": .array([change])]
  }
}

/// A range of a file in the form of SARIF.
struct SARIFPlace {
  let file: String
  let range: SourceRange

  /// The file without the range.
  static func artifact(of file: String) -> JSON {
    ["uri": .string(URIReference.of(path: file))]
  }

  /// The location, with a message about it.
  func location(saying message: String? = nil) -> JSON {
    let location: JSON = [
      "physicalLocation": ["artifactLocation": Self.artifact(of: file), "region": region],
      "message": message.map(SARIFMessage.json) ?? .null,
    ]
    return location.withoutNulls
  }

  /// The range without the file, in lines, columns and bytes.
  var region: JSON {
    [
      "startLine": JSON(integerLiteral: range.lower.line),
      "startColumn": JSON(integerLiteral: range.lower.column),
      "endLine": JSON(integerLiteral: range.upper.line),
      "endColumn": JSON(integerLiteral: range.upper.column),
      "byteOffset": JSON(integerLiteral: range.offsets.lowerBound),
      "byteLength": JSON(integerLiteral: range.offsets.count),
    ]
  }
}

/// Messages in the form of SARIF.
enum SARIFMessage {
  /// The message object of a text.
  ///
  /// In SARIF, single braces enclose placeholders (section 3.11.5 of the standard), so braces in
  /// the text are doubled.
  static func json(_ text: String) -> JSON {
    var escaped = ""
    for scalar in SafeText.escape(text).unicodeScalars {
      escaped.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { escaped.unicodeScalars.append(scalar) }
    }
    return ["text": .string(escaped)]
  }
}
