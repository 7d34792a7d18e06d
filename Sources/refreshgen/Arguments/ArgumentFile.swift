import RefreshDiagnostics

/// Files that hold arguments, for builds whose command lines would be too long: `@FILE`.
struct ArgumentFile {
  /// The arguments with those of the files in the place of their names.
  private(set) var words: [String] = []
  /// Whether one of the files holds nothing, as the list of a build does that found no spec.
  private(set) var hasEmptyFile = false
  /// How many bytes of files have been read.
  private var size = 0
  /// Whether a `--` was among the words.
  private var isLiteral = false

  /// Reads the files among some arguments.
  ///
  /// A file holds one argument a line, so that no name needs quotes. Empty lines do not count. Such
  /// files name no others: behind one `@` all would be read, however many they are.
  static func expand(_ arguments: some Sequence<String>) throws -> ArgumentFile {
    var expansion = ArgumentFile()
    for argument in arguments {
      // Behind `--` every word is what it is.
      if !expansion.isLiteral, argument.utf8.first == UInt8(ascii: "@"), argument.utf8.count > 1 {
        try expansion.read(String(argument.dropFirst()))
      } else {
        try expansion.add(argument)
      }
    }
    return expansion
  }

  private mutating func read(_ path: String) throws {
    let bytes = try FileSystem.read(path, .named, limit: Limits.argumentFileSize)
    size += bytes.count
    guard size <= Limits.argumentFileSize else {
      throw UsageError(
        "the argument files are too large at '\(SafeText.escape(path))', expected at most "
          + "\(Limits.argumentFileSize) bytes in total"
      )
    }
    // Taken apart as bytes, for such files may name tens of thousands of others.
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    if lines.isEmpty { hasEmptyFile = true }
    for line in lines {
      let word = String(decoding: line, as: UTF8.self)
      guard !line.contains(0) else {
        throw UsageError(
          "'\(SafeText.escape(word))' in the argument file '\(SafeText.escape(path))' has a NUL "
            + "character, which no path contains; separate arguments by line breaks"
        )
      }
      guard isLiteral || word.utf8.first != UInt8(ascii: "@") || word.utf8.count == 1 else {
        throw UsageError(
          "'\(SafeText.escape(word))' inside of the argument file '\(SafeText.escape(path))', expected no "
            + "nested argument file; write './\(SafeText.escape(word))' for a spec of that name"
        )
      }
      try add(word)
    }
  }

  private mutating func add(_ word: String) throws(UsageError) {
    guard words.count < Limits.arguments else {
      throw UsageError("too many arguments, expected at most \(Limits.arguments)")
    }
    words.append(word)
    isLiteral = isLiteral || word == "--"
  }
}
