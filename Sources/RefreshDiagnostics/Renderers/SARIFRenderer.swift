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
    let results = diagnostics.map { result($0, ruleIndex: indices[$0.id]) }
    let log: JSON = [
      "$schema": .string(Self.schema), "version": "2.1.0", "runs": .array([run(rules, results)]),
    ]
    return log.prettyText + "\n"
  }

  private func run(_ rules: [RuleID], _ results: [JSON]) -> JSON {
    let driver: JSON = [
      "name": "refreshgen", "version": .string(toolVersion), "rules": .array(rules.map(descriptor)),
    ]
    return [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints", "results": .array(results),
    ]
  }

  private func descriptor(_ rule: RuleID) -> JSON {
    var members = [JSON.Member("id", .string(rule.name))]
    if let description = descriptions[rule] {
      members.append(JSON.Member("shortDescription", SARIFMessage.json(description)))
    }
    if let explanation = explanation(rule) {
      let texts = ["text", "markdown"].map { JSON.Member($0, .string(explanation)) }
      members.append(JSON.Member("help", .object(texts)))
    }
    if let address = address(rule) { members.append(JSON.Member("helpUri", .string(address))) }
    return .object(members)
  }

  private func result(_ diagnostic: Diagnostic, ruleIndex: Int?) -> JSON {
    var members = [JSON.Member("ruleId", .string(diagnostic.id.name))]
    if let ruleIndex {
      members.append(JSON.Member("ruleIndex", JSON(integerLiteral: ruleIndex)))
    }
    let message = SARIFMessage.json(Headline.sentence(of: diagnostic))
    let place = SARIFPlace(diagnostic.file, diagnostic.range)
    members += [
      JSON.Member("level", .string(level(diagnostic.severity))),
      JSON.Member("message", message),
      JSON.Member("locations", .array([place.location()])),
    ]
    if !diagnostic.notes.isEmpty {
      members.append(JSON.Member("relatedLocations", .array(diagnostic.notes.map(related))))
    }
    if let fix = diagnostic.fix {
      members.append(JSON.Member("fixes", .array([self.fix(fix, in: diagnostic.file)])))
    }
    return .object(members)
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  private func related(_ note: Diagnostic.Note) -> JSON {
    SARIFPlace(note.file, note.range).location(saying: note.message)
  }

  private func fix(_ fix: Fix, in file: String) -> JSON {
    let replacements = fix.edits.map { edit in
      JSON.object([
        JSON.Member("deletedRegion", SARIFPlace(file, edit.range).region),
        JSON.Member(
          "insertedContent",
          ["text": .string(edit.replacement)]
        ),
      ])
    }
    let change: JSON = [
      "artifactLocation": SARIFPlace.artifact(file), "replacements": .array(replacements),
    ]
    return ["description": SARIFMessage.json(fix.message), "artifactChanges": .array([change])]
  }
}

/// A range of a file in the form of SARIF.
struct SARIFPlace {
  private let file: String
  private let range: SourceRange

  init(_ file: String, _ range: SourceRange) {
    self.file = file
    self.range = range
  }

  /// The file without the range.
  static func artifact(_ file: String) -> JSON {
    ["uri": .string(URIReference.of(path: file))]
  }

  /// The location, with a message about it.
  func location(saying message: String? = nil) -> JSON {
    let place: JSON = ["artifactLocation": Self.artifact(file), "region": region]
    var members = [JSON.Member("physicalLocation", place)]
    if let message { members.append(JSON.Member("message", SARIFMessage.json(message))) }
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
