import RefreshDiagnostics
import RefreshGenerator

/// Arguments read from files, `@FILE`, for builds whose command lines would be too long.
struct ArgumentFile {
  /// The arguments, with each `@FILE` replaced by the arguments in the file.
  private(set) var words: [String] = []
  /// Whether one of the files is empty, such as the list of a build without specs.
  private(set) var hasEmptyFile = false
  /// The number of bytes read so far.
  private var size = 0
  /// Whether a `--` was read.
  private var isLiteral = false

  /// Replaces each `@FILE` by the arguments in the file.
  ///
  /// A file contains one argument per line, so that no name needs quotes. Empty lines are skipped.
  /// Argument files cannot be nested, so that the number of files is limited.
  static func expand(_ arguments: some Sequence<String>) throws -> ArgumentFile {
    var expansion = ArgumentFile()
    for argument in arguments {
      // After `--`, every word is an operand; and `*.refresh.yml` may find a spec named `@x`.
      if !expansion.isLiteral, Self.isArgumentFile(argument) {
        try expansion.read(at: String(argument.dropFirst()))
      } else {
        try expansion.add(argument)
      }
    }
    return expansion
  }

  private static func isArgumentFile(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "@") && word.utf8.count > 1 && !OutputNames.isSpec(word)
  }

  private mutating func read(at path: String) throws {
    let bytes = try FileSystem.read(at: path, origin: .named, limit: Limits.argumentFileSize)
    size += bytes.count
    guard size <= Limits.argumentFileSize else {
      throw UsageError(
        "too many bytes in argument files, with '\(SafeText.escape(path))': expected at most "
          + "\(Limits.argumentFileSize) bytes in total"
      )
    }
    // Splitting bytes is fast, and such files may contain tens of thousands of names.
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    if lines.isEmpty { hasEmptyFile = true }
    for line in lines {
      guard let word = String(validating: line, as: UTF8.self) else {
        throw FileError.undecodable(String(decoding: line, as: UTF8.self))
      }
      guard !line.contains(0) else {
        throw UsageError(
          "'\(SafeText.escape(word))' in the argument file '\(SafeText.escape(path))' has a NUL "
            + "character, which no path contains; separate arguments by line breaks"
        )
      }
      guard isLiteral || !Self.isArgumentFile(word) else {
        throw UsageError(
          "'\(SafeText.escape(word))' in the argument file '\(SafeText.escape(path))': expected no "
            + "nested argument file; write './\(SafeText.escape(word))' for a spec of that name"
        )
      }
      try add(word)
    }
  }

  private mutating func add(_ word: String) throws(UsageError) {
    guard words.count < Limits.arguments else {
      throw UsageError("too many arguments: expected at most \(Limits.arguments)")
    }
    words.append(word)
    isLiteral = isLiteral || word == "--"
  }
}
