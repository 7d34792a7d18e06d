/// A checked file with its findings.
package struct CheckedFile: Sendable, Hashable {
  package let file: SourceFile

  /// The findings, in reading order.
  package let diagnostics: [Diagnostic]

  /// Creates a checked file; its findings may come in any order.
  package init(file: SourceFile, diagnostics: some Sequence<Diagnostic>) {
    self.file = file
    self.diagnostics = diagnostics.inReadingOrder()
  }
}

extension Sequence<CheckedFile> {
  /// The findings of all files, sorted by file and position.
  func allDiagnostics() -> [Diagnostic] {
    flatMap(\.diagnostics).inReadingOrder()
  }
}

extension RuleID {
  /// The rule of the note that counts the findings of a file beyond `Limits.findings`.
  package static let tooManyFindings: RuleID = "too-many-findings"
}

extension CheckedFile {
  /// The file with a limited number of findings, each of limited length.
  ///
  /// If there are too many findings, the most severe ones stay, and a note counts the others.
  package var bounded: CheckedFile {
    let count = diagnostics.count
    guard count > Limits.findings else {
      return CheckedFile(file: file, diagnostics: diagnostics.map(\.bounded))
    }
    let order = diagnostics.indices.sorted { left, right in
      let (one, other) = (diagnostics[left].severity, diagnostics[right].severity)
      return one == other ? left < right : one > other
    }
    let shown = order.prefix(Limits.findings).map { diagnostics[$0].bounded }
    let end = diagnostics.map(\.range.upper).max() ?? .start
    let note = Diagnostic(
      id: .tooManyFindings,
      severity: .note,
      file: file.name,
      range: SourceRange(at: end),
      message: "\(count - shown.count) more findings are not shown",
      remedy: "fix the findings that are shown, then run the command again"
    )
    return CheckedFile(file: file, diagnostics: shown + [note])
  }
}

extension Diagnostic {
  /// The finding with texts of limited length, and a limited number of notes.
  fileprivate var bounded: Diagnostic {
    var finding = self
    finding.message = message.bounded
    finding.expected = expected?.bounded
    finding.remedy = remedy?.bounded
    finding.notes = notes.prefix(Limits.notes).map { note in
      Note(message: note.message.bounded, file: note.file, range: note.range)
    }
    return finding
  }
}

extension String {
  /// The text, truncated with `…` to the maximum length of a message.
  fileprivate var bounded: String {
    guard utf8.count > Limits.messageLength else { return self }
    let start = unicodeScalars.prefix(Limits.messageLength)
    return start.endIndex == endIndex ? self : String(start) + "…"
  }
}
