/// A syntax error as libyaml reports it.
struct SyntaxProblem {
  /// The error text of libyaml.
  let text: String

  /// The index of the character at which libyaml detected the error.
  let index: Int

  /// The construct that libyaml was reading, such as `while parsing a block mapping`.
  let context: String?

  /// The index of the first character of the construct in `context`.
  let contextIndex: Int?
}
