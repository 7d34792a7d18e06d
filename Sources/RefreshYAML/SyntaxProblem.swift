/// What libyaml says of a syntax error: its words, and where it noticed the fault.
struct SyntaxProblem {
  /// What went wrong, in libyaml's words.
  let text: String

  /// The character at which libyaml noticed it.
  let index: Int

  /// What libyaml was at, if it says so.
  let context: String?

  /// The character at which that started.
  let contextIndex: Int?
}
