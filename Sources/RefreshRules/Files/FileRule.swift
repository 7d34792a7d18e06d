import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshYAML

enum FileRule {
  static let all: [any Rule.Type] = [
    DuplicateControl.self,
    EmptySpec.self,
    MalformedIgnore.self,
    MixedLanguages.self,
    SharedUpdateKey.self,
    TooManyControls.self,
    UnprovedControl.self,
    UnusedIgnore.self,
  ]
}

struct EmptySpec: Rule {
  static let metadata = RuleMetadata(
    "empty-spec",
    isEssential: true,
    summary: "File without a control.",
    reason: "Without a control, there is nothing to generate.",
    bad: """
      # later
      ---
      """,
    good: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      """
  )

  /// The finding for a spec file without a control.
  static func finding(in file: SourceFile) -> Diagnostic {
    finding(
      in: file,
      at: SourceRange(at: .start),
      message: "the file defines no control",
      expected: "keys such as 'control: FeedHeader'",
      remedy: "'refreshgen init' writes a spec that explains every key"
    )
  }

  /// The finding for a project file without keys.
  static func finding(inProject file: SourceFile) -> Diagnostic {
    finding(
      in: file,
      at: SourceRange(at: .start),
      message: "the project file is empty",
      expected: "keys such as 'specs: [\"**/*.refresh.yml\"]'"
    )
  }
}

struct TooManyControls: Rule {
  static let metadata = RuleMetadata(
    "too-many-controls",
    isEssential: true,
    summary: "More than 2,000 controls in one file.",
    reason: "The limit keeps untrusted files from using up time and memory.",
    remedy: "Move some of the controls to another file."
  )

  /// The finding for the first document beyond the limit.
  static func finding(_ document: Document) -> Diagnostic {
    finding(
      in: document.file,
      at: SourceRange(at: document.root.range.lower),
      message: "the file has more than \(SpecLoader.mostControls) controls",
      remedy: "move some of the controls to another file"
    )
  }
}

struct UnprovedControl: Rule {
  static let metadata = RuleMetadata(
    "unproved-control",
    isEssential: true,
    summary: "Control that was not proved, since the proofs of its file are too large.",
    reason: """
      The limit keeps files from using up time. Small proofs come first. Most controls need no proof of their own: the tool \
      knows the proofs of the presets and of common changes to them, and controls that differ only in \
      appearance, or by a few points, share a proof.
      """,
    remedy: """
      Move some of the controls to another file, or give them the same 'trigger' and 'timing'.
      """
  )

  /// The finding for the controls of a file that were not proved, if there are any.
  static func findings(
    _ controls: [InheritedControl],
    facts: [ProofFacts?],
    in file: SourceFile
  ) -> [Diagnostic] {
    let unproved = zip(controls, facts).filter { $1 == nil }.compactMap(\.0.control)
    guard let first = unproved.first else { return [] }
    let others =
      switch unproved.count {
      case 1: " was"
      case 2: " and 1 other control were"
      case let count: " and \(count - 1) other controls were"
      }
    let finding = finding(
      in: file,
      at: first.nameRange ?? SourceRange(at: .start),
      message:
        "\(SafeText.quote(first.name))\(others) not proved, because the proofs of a file end "
        + "after \(ProofLibrary.mostSteps / 1_000_000) million transitions",
      remedy:
        "move some of the controls to another file, or give them the 'trigger' and 'timing' "
        + "of a control that is proved",
      notes: unproved.dropFirst().compactMap { control in
        control.nameRange.map {
          Diagnostic.Note(
            message: "\(SafeText.quote(control.name)) was not proved either",
            file: file.name,
            range: $0
          )
        }
      }
    )
    return [finding]
  }
}

struct MalformedIgnore: Rule {
  static let metadata = RuleMetadata(
    "malformed-ignore",
    severity: .warning,
    summary: "Malformed 'refreshgen:ignore' comment.",
    reason: """
      A comment without the name of a rule has no effect. A comment without a reason cannot be \
      reviewed.
      """,
    bad: """
      # refreshgen:ignore malformed-ignore
      height: 54
      """,
    good: """
      # refreshgen:ignore suspicious-duration the demo shows the animation slowly
      timing: {reveal: 3s}
      """
  )

  /// The findings for a comment that suppresses nothing as it is.
  static func findings(_ comment: IgnoreComment, in file: SourceFile) -> [Diagnostic] {
    guard !comment.rules.isEmpty else {
      return [
        finding(
          in: file,
          at: comment.range,
          message: "suppression comment without the name of a rule",
          remedy: "write '# \(IgnoreComment.marker) rule-id reason'"
        )
      ]
    }
    let unknown = comment.rules.compactMap { rule -> Diagnostic? in
      let name = SafeText.quote(rule.name)
      guard let metadata = RuleRegistry.metadata(RuleID(rule.name)) else {
        return finding(
          in: file,
          at: rule.range,
          message: "unknown rule \(name)",
          expected: "a rule that 'refreshgen rules' lists",
          suggestions: Suggestions.nearest(to: rule.name, among: RuleRegistry.names)
        )
      }
      guard metadata.isEssential else { return nil }
      return finding(
        in: file,
        at: rule.range,
        message: "\(name) cannot be suppressed, because it is always an error",
        remedy: "fix the error and remove the comment"
      )
    }
    guard unknown.isEmpty, comment.reason.isEmpty else { return unknown }
    return [
      finding(
        in: file,
        at: comment.range,
        message: "suppression comment without a reason",
        remedy: "add the reason after the name of the rule"
      )
    ]
  }
}

struct UnusedIgnore: Rule {
  static let metadata = RuleMetadata(
    "unused-ignore",
    severity: .warning,
    summary: "Unused 'refreshgen:ignore' comment.",
    reason: "If the problem came back, the comment would hide the finding.",
    bad: """
      # refreshgen:ignore malformed-ignore comes with the next version
      height: 54
      """,
    good: "height: 54"
  )

  /// The finding for a rule that a comment names, and of which its line has no finding.
  static func finding(
    rule: (name: String, range: SourceRange),
    of comment: IgnoreComment,
    in file: SourceFile
  ) -> Diagnostic {
    finding(
      in: file,
      at: rule.range,
      message: "line \(comment.line) has no finding of \(SafeText.quote(rule.name)) to suppress",
      remedy: comment.rules.count == 1
        ? "remove the comment" : "remove the name of the rule from the comment",
      fix: comment.rules.count == 1 ? removal(of: comment, in: file) : nil
    )
  }

  /// The fix that removes a comment, together with its line or the spaces before it.
  private static func removal(of comment: IgnoreComment, in file: SourceFile) -> Fix {
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
    return Fix.replace(file.range(in: offsets), with: "", message: "remove the comment")
  }
}
