import RefreshDiagnostics
import RefreshYAML

/// The comments in a file that suppress findings.
struct IgnoreComments {
  private let file: SourceFile
  private let comments: [IgnoreComment]

  /// Finds the suppressing comments in a file.
  init(in parsed: ParsedFile, file: SourceFile) {
    self.file = file
    let hashes = Self.hashes(file.bytes)
    guard !hashes.isEmpty else {
      comments = []
      return
    }
    let lines = CommentLines(file: file)
    comments = hashes.lazy.filter { !parsed.isText(at: $0) }
      .compactMap { IgnoreComment(at: $0, in: lines) }
      .prefix(Self.most).map { $0 }
  }

  /// The largest number of suppression comments in a file; further comments have no effect.
  private static let most = 1000

  /// The findings that no comment suppresses, and findings about the comments themselves.
  func applied(to diagnostics: [Diagnostic], levels: RuleLevels) -> [Diagnostic] {
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
      let malformed = MalformedIgnore.findings(comment, in: file)
      own += malformed
      guard malformed.isEmpty else { continue }
      for rule in comment.rules {
        let place = Place(line: comment.line, rule: rule.name)
        if let suppressed = places.removeValue(forKey: place) {
          for index in suppressed { isSuppressed[index] = true }
        } else if !levels.isOff(RuleID(rule.name)) {
          // A comment for a rule that this project turns off is not reported as unused.
          own.append(UnusedIgnore.finding(rule: rule, of: comment, in: file))
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
}
