import RefreshCore
import RefreshDiagnostics

/// Reads the fields of a line, with errors that contain the line number.
struct TraceFields {
  let value: JSON
  let line: Int

  func optionalNumber(for key: String) throws(TraceError) -> Double? {
    guard let field = value[key] else { return nil }
    guard let number = field.number else { throw error("invalid '\(key)': expected a number") }
    let most = Limits.traceNumber
    guard abs(number) <= most else {
      let range = "from \(JSON.text(of: -most)) to \(JSON.text(of: most))"
      throw error("number out of range for '\(key)': expected a number \(range)")
    }
    return number
  }

  /// The number under `key`, or under `other`, its name in traces of horizontal lists.
  func firstNumber(for key: String, other: String) throws(TraceError) -> Double? {
    if let number = try optionalNumber(for: key) { return number }
    return try optionalNumber(for: other)
  }

  func number(for key: String, other: String) throws(TraceError) -> Double {
    guard let number = try firstNumber(for: key, other: other) else {
      throw error("missing '\(key)': expected a number")
    }
    return number
  }

  func seconds(for key: String) throws(TraceError) -> Double {
    guard let seconds = try optionalNumber(for: key) else {
      throw error("missing '\(key)': expected a number")
    }
    guard seconds >= 0 else { throw error("negative time for '\(key)': expected 0 or more") }
    return seconds
  }

  func bool(for key: String) throws(TraceError) -> Bool {
    guard let bool = try optionalBool(for: key) else {
      throw error("missing '\(key)': expected true or false")
    }
    return bool
  }

  func optionalBool(for key: String) throws(TraceError) -> Bool? {
    guard let field = value[key] else { return nil }
    guard let bool = field.bool else { throw error("invalid '\(key)': expected true or false") }
    return bool
  }

  /// The outcome under `key`, in the words of events; a success if there is none.
  func outcome(for key: String) throws(TraceError) -> RefreshOutcome {
    guard let field = value[key] else { return .success }
    let outcomes = RefreshOutcome.allCases
    guard let outcome = outcomes.first(where: { "\($0)" == field.string }) else {
      let names = outcomes.map { "\($0)" }.joined(separator: ", ")
      throw error("invalid '\(key)': expected one of \(names)")
    }
    return outcome
  }

  func error(_ message: String) -> TraceError {
    TraceError(message: message, line: line, column: 1)
  }
}
