import RefreshDiagnostics

/// The places in a file of findings in the file after fixes.
struct FixedPlaces {
  private let file: SourceFile
  private let lines: LineTable
  /// The changes, each of the file after the one before.
  private var steps: [FixedText] = []

  init(in file: SourceFile) {
    self.file = file
    lines = LineTable(file: file)
  }

  mutating func add(_ more: [FixedText]) { steps += more }

  /// The errors of the changed file that are outside of the fixes and not among known findings.
  func errors(of spec: LoadedSpec, besides known: [Diagnostic]) -> [Diagnostic] {
    let known = Set(known.map { Place(start: $0.range.lower, identity: Identity(diagnostic: $0)) })
    return spec.diagnostics.filter { finding in
      guard finding.severity == .error, let range = original(of: finding.range) else {
        return false
      }
      return !known.contains(
        Place(start: range.lower, identity: Identity(diagnostic: finding))
      )
    }
  }

  private struct Place: Hashable {
    let start: SourcePosition
    let identity: Identity
  }

  /// A finding in the changed file with its place in the file.
  func original(of finding: Diagnostic) -> Diagnostic {
    guard !steps.isEmpty else { return finding }
    var finding = finding
    finding.range = original(of: finding.range) ?? finding.range
    finding.notes = finding.notes.compactMap { note in
      guard note.file == file.name else { return note }
      return original(of: note.range).map {
        Diagnostic.Note(message: note.message, file: note.file, range: $0)
      }
    }
    finding.fix = finding.fix.flatMap(original)
    return finding
  }

  /// A finding without its fix, with a note about the error to which the fix leads.
  func original(
    of finding: Diagnostic,
    leavingOut result: Diagnostic?,
    of fix: Fix
  ) -> Diagnostic {
    var finding = original(of: finding)
    finding.fix = nil
    guard let result else { return finding }
    let text = fix.edits.count == 1 ? fix.edits[0].replacement : ""
    let change = text.isEmpty ? "the fix" : SafeText.quote(text)
    finding.notes.append(
      Diagnostic.Note(
        message: "with \(change): \(result.message)",
        file: finding.file,
        range: finding.range
      )
    )
    return finding
  }

  /// A syntax error with the final text of its fix, if later fixes have changed that in their turn.
  func completed(_ finding: Diagnostic, in changed: SourceFile) -> Diagnostic {
    guard finding.isSyntaxError, let edits = finding.fix?.edits, let edit = edits.first,
      edits.count == 1, !edit.range.isEmpty, finding.suggestions == [edit.replacement]
    else { return finding }
    let place = steps.reduce(edit.range.offsets) { place, step in
      step.offset(of: place.lowerBound)..<step.offset(of: place.upperBound)
    }
    let text = changed.text(in: place)
    guard !text.isEmpty, text != edit.replacement else { return finding }
    var finding = finding
    (finding.remedy, finding.suggestions) = (nil, [text])
    finding.fix = Fix.replace(edit.range, with: text)
    return finding
  }

  private func original(of range: SourceRange) -> SourceRange? {
    let offsets = steps.reversed().reduce(Optional(range.offsets)) { range, step in
      range.flatMap(step.original)
    }
    return offsets.map {
      SourceRange(
        lower: lines.position(at: $0.lowerBound),
        upper: lines.position(at: $0.upperBound)
      )
    }
  }

  private func original(of fix: Fix) -> Fix? {
    let edits = fix.edits.compactMap { edit in
      original(of: edit.range).map { TextEdit(range: $0, replacement: edit.replacement) }
    }
    return edits.count == fix.edits.count ? Fix(message: fix.message, edits: edits) : nil
  }
}
