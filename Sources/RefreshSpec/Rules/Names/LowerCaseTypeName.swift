package import RefreshDiagnostics

/// The name of a type starts with a small letter.
package struct LowerCaseTypeName: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "lower-case-type-name",
    .warning,
    "The name of a type starts with a small letter.",
    reason: "In Swift that is how variables and functions are named; types start with a capital.",
    bad: """
      control: feedHeader
      refreshgen: 1
      """,
    good: """
      control: FeedHeader
      refreshgen: 1
      """
  )

  /// Looks at the names of the control and of its views.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let views = subject.ownStates.map { $0.keys["view"] }
    return ([subject.own("control")] + views).flatMap { field -> [Diagnostic] in
      guard let field, let name = field.value.text, !name.startsWithCapital,
        let first = name.first, first.isLowercase
      else { return [] }
      return finding(
        subject,
        at: field.range,
        "the type \(SafeText.quote(name)) starts with a small letter",
        expected: "a name such as FeedHeader",
        suggestions: [first.uppercased() + name.dropFirst()]
      )
    }
  }
}

extension String {
  /// Whether it starts with a capital of ASCII, as nearly all names of types do.
  fileprivate var startsWithCapital: Bool {
    utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }
}
