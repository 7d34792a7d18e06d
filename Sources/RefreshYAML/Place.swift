internal import RefreshDiagnostics

/// A position in 12 bytes, as records hold it; `SourcePosition` is made of it when asked for.
///
/// Files are no larger than `YAMLLimits.fileSize`, so the numbers always fit.
struct Place {
  let storedOffset: Int32
  let storedLine: Int32
  let storedColumn: Int32

  init(offset: Int, line: Int, column: Int) {
    storedOffset = Int32(truncatingIfNeeded: offset)
    storedLine = Int32(truncatingIfNeeded: line)
    storedColumn = Int32(truncatingIfNeeded: column)
  }

  init(_ position: SourcePosition) {
    self.init(offset: position.offset, line: position.line, column: position.column)
  }

  var offset: Int { Int(storedOffset) }
  var line: Int { Int(storedLine) }
  var column: Int { Int(storedColumn) }

  var position: SourcePosition { SourcePosition(offset: offset, line: line, column: column) }
}

/// Two places.
struct PlaceRange {
  var lower: Place
  var upper: Place

  var range: SourceRange { SourceRange(lower.position, upper.position) }
}
