import RefreshDiagnostics
import RefreshYAML

/// The comments in a file that suppress findings.
struct IgnoreComments {
  private let file: SourceFile
  private let comments: [IgnoreComment]

  /// Finds the suppressing comments in a file.
  init(in parsed: ParsedFile, _ file: SourceFile) {
    self.file = file
    let hashes = Self.hashes(file.bytes)
    guard !hashes.isEmpty else {
      comments = []
      return
    }
    let lines = CommentLines(file)
    comments = hashes.lazy.filter { !parsed.isText(at: $0) }
      .compactMap { IgnoreComment(at: $0, in: lines) }
      .prefix(Self.most).map { $0 }
  }

  /// The largest number of suppression comments in a file; further comments have no effect.
  private static let most = 1000

  /// The findings that no comment suppresses, and findings about the comments themselves.
  func applied(to diagnostics: [Diagnostic], _ levels: RuleLevels) -> [Diagnostic] {
    guard !comments.isEmpty else { return diagnostics }
    // Findings are grouped by line and rule, since there may be many comments and many findings.
    let lines = Set(comments.map(\.line))
    var places: [Place: [Int]] = [:]
    for (index, diagnostic) in diagnostics.enumerated() {
      let line = diagnostic.range.lower.line
      guard lines.contains(line) else { continue }
      places[Place(line: line, rule: diagnostic.id.name), default: []].append(index)
    }
    var isSuppressed = [Bool](repeating: false, count: diagnostics.count)
    var own: [Diagnostic] = []
    for comment in comments {
      let malformed = malformed(comment)
      own += malformed
      guard malformed.isEmpty else { continue }
      for rule in comment.rules {
        let place = Place(line: comment.line, rule: rule.name)
        if let suppressed = places.removeValue(forKey: place) {
          for index in suppressed { isSuppressed[index] = true }
        } else if !levels.isOff(RuleID(rule.name)) {
          // A comment for a rule that this project turns off is not reported as unused.
          own.append(unused(rule.name, rule.range, comment))
        }
      }
    }
    let left = zip(diagnostics, isSuppressed).compactMap { $1 ? nil : $0 }
    return left + levels.applied(to: own)
  }

  /// A line and a rule with a finding on that line.
  private struct Place: Hashable {
    let line: Int
    let rule: String
  }

  /// The offsets of each `#` that may start a suppression comment.
  private static func hashes(_ bytes: [UInt8]) -> [Int] {
    guard bytes.contains(UInt8(ascii: "#")) else { return [] }
    let marker = Array(IgnoreComment.marker.utf8)
    var hashes: [Int] = []
    var index = 0
    while let hash = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      index = hash + 1
      let text = bytes[index...].prefix(marker.count + 64).drop { $0 == UInt8(ascii: " ") }
      if text.starts(with: marker) { hashes.append(hash) }
    }
    return hashes
  }

  private func malformed(_ comment: IgnoreComment) -> [Diagnostic] {
    guard !comment.rules.isEmpty else {
      return [
        MalformedIgnore.finding(
          file,
          comment.range,
          "suppression comment without the name of a rule",
          remedy: "write '# \(IgnoreComment.marker) rule-id reason'"
        )
      ]
    }
    let unknown = comment.rules.compactMap { rule -> Diagnostic? in
      let name = SafeText.quote(rule.name)
      guard let metadata = RuleRegistry.metadata(RuleID(rule.name)) else {
        return MalformedIgnore.finding(
          file,
          rule.range,
          "unknown rule \(name)",
          expected: "a rule that 'refreshgen rules' lists",
          suggestions: Suggestions.nearest(to: rule.name, among: RuleRegistry.names)
        )
      }
      guard metadata.isEssential else { return nil }
      return MalformedIgnore.finding(
        file,
        rule.range,
        "\(name) cannot be suppressed, because it is always an error",
        remedy: "fix the error and remove the comment"
      )
    }
    guard unknown.isEmpty, comment.reason.isEmpty else { return unknown }
    return [
      MalformedIgnore.finding(
        file,
        comment.range,
        "suppression comment without a reason",
        remedy: "add the reason after the name of the rule"
      )
    ]
  }

  private func unused(
    _ name: String,
    _ range: SourceRange,
    _ comment: IgnoreComment
  ) -> Diagnostic {
    UnusedIgnore.finding(
      file,
      range,
      "line \(comment.line) has no finding of \(SafeText.quote(name)) to suppress",
      remedy: comment.rules.count == 1
        ? "remove the comment" : "remove the name of the rule from the comment",
      fix: comment.rules.count == 1 ? removal(of: comment) : nil
    )
  }

  /// The fix that removes a comment, together with its line or the spaces before it.
  private func removal(of comment: IgnoreComment) -> Fix {
    let bytes = file.bytes
    var offsets = comment.range.offsets
    while offsets.lowerBound > 0, bytes[offsets.lowerBound - 1] == UInt8(ascii: " ") {
      offsets = (offsets.lowerBound - 1)..<offsets.upperBound
    }
    if comment.isAlone {
      while offsets.upperBound < bytes.count {
        offsets = offsets.lowerBound..<(offsets.upperBound + 1)
        if bytes[offsets.upperBound - 1] == UInt8(ascii: "\n") { break }
      }
    }
    return Fix.replace(file.range(offsets), with: "", "remove the comment")
  }
}
