extension RuleID {
  /// More findings in a file than `Limits.findings`.
  package static let tooManyFindings: RuleID = "too-many-findings"
}

extension CheckedFile {
  /// The file with no more findings, and no longer ones, than are shown.
  ///
  /// Where there are more, the gravest stay, and a note says how many are left out.
  package var bounded: CheckedFile {
    let count = diagnostics.count
    guard count > Limits.findings else {
      return CheckedFile(file, diagnostics.map(\.bounded))
    }
    let order = diagnostics.indices.sorted { left, right in
      let (one, other) = (diagnostics[left].severity, diagnostics[right].severity)
      return one == other ? left < right : one > other
    }
    let shown = order.prefix(Limits.findings).map { diagnostics[$0].bounded }
    let end = diagnostics.map(\.range.upper).max() ?? .start
    let note = Diagnostic(
      .tooManyFindings,
      .note,
      file: file.name,
      range: SourceRange(at: end),
      message: "\(count - shown.count) more findings are left out",
      expected: "at most \(Limits.findings) in a file"
    )
    return CheckedFile(file, shown + [note])
  }
}

extension Diagnostic {
  /// The finding with no longer texts, and no more notes, than are shown.
  fileprivate var bounded: Diagnostic {
    var finding = self
    finding.message = message.bounded
    finding.expected = expected?.bounded
    finding.notes = notes.prefix(Limits.notes).map { note in
      Note(note.message.bounded, file: note.file, range: note.range)
    }
    return finding
  }
}

extension String {
  /// The text, cut with `…` where it is longer than a message may be.
  fileprivate var bounded: String {
    guard utf8.count > Limits.messageLength else { return self }
    let start = unicodeScalars.prefix(Limits.messageLength)
    return start.endIndex == endIndex ? self : String(start) + "…"
  }
}
