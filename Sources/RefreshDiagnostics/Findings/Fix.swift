/// A change to the source that fixes a finding and that `validate --fix` applies.
package struct Fix: Sendable, Hashable {
  /// The effect of the change, as a command: "insert a space".
  package var message: String

  /// The replacements, all in the file of the finding.
  package var edits: [TextEdit]

  package init(message: String, edits: [TextEdit]) {
    self.message = message
    self.edits = edits
  }

  package static func replace(
    _ range: SourceRange,
    with text: String,
    message: String? = nil
  ) -> Fix {
    Fix(
      message: message ?? "replace with \(SafeText.quote(text))",
      edits: [TextEdit(range: range, replacement: text)]
    )
  }
}

/// The replacement of a range in a file.
package struct TextEdit: Sendable, Hashable {
  /// The characters to replace; an empty range inserts.
  package var range: SourceRange

  package var replacement: String

  package init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
