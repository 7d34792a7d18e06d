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
  package func render(_ files: some Sequence<CheckedFile>) -> String {
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
    var members = [JSON.Member(key: "id", value: .string(rule.name))]
    if let description = descriptions[rule] {
      members.append(JSON.Member(key: "shortDescription", value: SARIFMessage.json(description)))
    }
    if let explanation = explanation(rule) {
      let texts = ["text", "markdown"].map { JSON.Member(key: $0, value: .string(explanation)) }
      members.append(JSON.Member(key: "help", value: .object(texts)))
    }
    if let address = address(rule) {
      members.append(JSON.Member(key: "helpUri", value: .string(address)))
    }
    return .object(members)
  }

  private func result(for diagnostic: Diagnostic, ruleIndex: Int?) -> JSON {
    var members = [JSON.Member(key: "ruleId", value: .string(diagnostic.id.name))]
    if let ruleIndex {
      members.append(JSON.Member(key: "ruleIndex", value: JSON(integerLiteral: ruleIndex)))
    }
    let message = SARIFMessage.json(Headline.sentence(of: diagnostic))
    let place = SARIFPlace(file: diagnostic.file, range: diagnostic.range)
    members += [
      JSON.Member(key: "level", value: .string(level(for: diagnostic.severity))),
      JSON.Member(key: "message", value: message),
      JSON.Member(key: "locations", value: .array([place.location()])),
    ]
    if !diagnostic.notes.isEmpty {
      members.append(
        JSON.Member(key: "relatedLocations", value: .array(diagnostic.notes.map(related)))
      )
    }
    if let fix = diagnostic.fix {
      members.append(JSON.Member(key: "fixes", value: .array([self.fix(fix, in: diagnostic.file)])))
    }
    return .object(members)
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

  private func fix(_ fix: Fix, in file: String) -> JSON {
    let replacements = fix.edits.map { edit in
      JSON.object([
        JSON.Member(key: "deletedRegion", value: SARIFPlace(file: file, range: edit.range).region),
        JSON.Member(
          key: "insertedContent",
          value: ["text": .string(edit.replacement)]
        ),
      ])
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
    let place: JSON = ["artifactLocation": Self.artifact(of: file), "region": region]
    var members = [JSON.Member(key: "physicalLocation", value: place)]
    if let message {
      members.append(JSON.Member(key: "message", value: SARIFMessage.json(message)))
    }
    return .object(members)
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
