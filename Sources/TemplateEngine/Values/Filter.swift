/// A function that converts a value; the second parameter has the arguments from the template.
///
/// The description of a thrown error becomes the message of a `TemplateError` at the filter.
package typealias Filter = @Sendable (Value, [Value]) throws -> Value

/// An error of a filter.
package struct FilterError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The message, in lower case and without a full stop.
  package let description: String

  /// Creates an error.
  package init(_ message: String) {
    description = message
  }
}

extension Value {
  /// The text of a string; throws for any other value.
  ///
  /// - Returns: The text.
  /// - Throws: An error that names the kind of the value.
  func requireString() throws(FilterError) -> String {
    switch self {
    case .string(let text): return text
    case .rendered(let text): return String(decoding: text, as: UTF8.self)
    case .null, .bool, .int, .double, .list, .record:
      throw FilterError("expected a string, found \(kindName)")
    }
  }

  /// The items of a list; throws for any other value.
  ///
  /// - Returns: The items.
  /// - Throws: An error that names the kind of the value.
  func requireList() throws(FilterError) -> [Value] {
    guard case .list(let items) = self else {
      throw FilterError("expected a list, found \(kindName)")
    }
    return items
  }
}

extension [Value] {
  /// Checks the number of arguments of a filter.
  ///
  /// - Parameter expected: The number of arguments that the filter takes.
  /// - Throws: An error with the actual number.
  package func require(_ expected: Int) throws(FilterError) {
    guard count == expected else {
      let noun = expected == 1 ? "argument" : "arguments"
      throw FilterError("expected \(expected) \(noun), found \(count)")
    }
  }
}
