import RefreshDiagnostics
import RefreshJSON

/// Reads the fields of one line, with errors that name it.
struct TraceFields {
  let value: JSON
  let line: Int

  init(_ value: JSON, _ line: Int) {
    self.value = value
    self.line = line
  }

  func optionalNumber(_ key: String) throws(TraceError) -> Double? {
    guard let field = value[key] else { return nil }
    guard let number = field.number else { throw error("expected a number under '\(key)'") }
    let most = Limits.traceNumber
    guard abs(number) <= most else {
      let range = "from \(JSON.text(of: -most)) to \(JSON.text(of: most))"
      throw error("number out of range under '\(key)', expected one \(range)")
    }
    return number
  }

  /// The number under the first of the keys that is there; the others are its other spellings.
  func firstNumber(_ key: String, _ other: String) throws(TraceError) -> Double? {
    if let number = try optionalNumber(key) { return number }
    return try optionalNumber(other)
  }

  func number(_ key: String, _ other: String) throws(TraceError) -> Double {
    guard let number = try firstNumber(key, other) else {
      throw error("missing number under '\(key)'")
    }
    return number
  }

  func seconds(_ key: String) throws(TraceError) -> Double {
    guard let seconds = try optionalNumber(key) else {
      throw error("missing number under '\(key)'")
    }
    guard seconds >= 0 else { throw error("time can't run backwards, expected '\(key)' from 0 up") }
    return seconds
  }

  func bool(_ key: String) throws(TraceError) -> Bool {
    guard let bool = try optionalBool(key) else {
      throw error("missing true or false under '\(key)'")
    }
    return bool
  }

  func optionalBool(_ key: String) throws(TraceError) -> Bool? {
    guard let field = value[key] else { return nil }
    guard let bool = field.bool else { throw error("expected true or false under '\(key)'") }
    return bool
  }

  func error(_ message: String) -> TraceError {
    TraceError(message: message, line: line, column: 1)
  }
}
