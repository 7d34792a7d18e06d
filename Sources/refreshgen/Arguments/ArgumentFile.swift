import RefreshDiagnostics

/// Files that hold arguments, for builds whose command lines would be too long: `@FILE`.
enum ArgumentFile {
  /// How deep files may name others.
  private static let mostLevels = 8

  /// The arguments with those of the files in the place of their names.
  ///
  /// A file holds one argument a line, so that no name needs quotes. Empty lines do not count.
  static func expand(_ arguments: some Sequence<String>) throws -> [String] {
    try expand(arguments, level: 0)
  }

  private static func expand(
    _ arguments: some Sequence<String>,
    level: Int
  ) throws -> [String] {
    var words: [String] = []
    var isLiteral = false
    for argument in arguments {
      // Behind `--` every word is what it is.
      isLiteral = isLiteral || argument == "--"
      guard !isLiteral, argument.hasPrefix("@"), argument.count > 1 else {
        words.append(argument)
        continue
      }
      guard level < mostLevels else {
        throw UsageError("'\(SafeText.escape(argument))' is named by a file that it names")
      }
      // Taken apart as bytes, for such files may name tens of thousands of others.
      let lines = try FileSystem.read(
        String(argument.dropFirst()),
        .named,
        limit: Limits.argumentFileSize
      )
      .split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { String(decoding: $0, as: UTF8.self) }
      words += try expand(lines, level: level + 1)
    }
    return words
  }
}
