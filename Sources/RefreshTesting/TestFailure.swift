/// The error for a control that is not what its spec says.
public struct TestFailure: Error, Equatable, CustomStringConvertible {
  /// The differences, one for each line.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws the differences, unless there are none.
  static func throwAny(_ differences: [String]) throws(TestFailure) {
    if !differences.isEmpty { throw TestFailure(differences.joined(separator: "\n")) }
  }

  /// Throws if two values differ.
  static func expect<Value: Equatable>(
    _ subject: String,
    _ found: Value,
    toBe expected: Value
  ) throws(TestFailure) {
    if found != expected { throw TestFailure("\(subject): expected \(expected), found \(found)") }
  }
}
