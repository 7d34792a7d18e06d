import RefreshDiagnostics

/// A format of findings, and where they go in it.
struct FindingFormatChoice: Equatable {
  /// How findings are written.
  let format: FindingFormat
  /// Where to; standard output if absent.
  let file: String?

  /// The option that makes one.
  static let option = Option(
    name: "--format",
    value: "FORMAT",
    choices: FindingFormat.allCases.map(\.rawValue),
    suffix: "FILE",
    isRepeatable: true,
    summary: """
      how findings are written, and to which file; may be given
      several times; if absent, text, and github as well where
      GITHUB_ACTIONS is true
      """
  )

  /// What was chosen, each once, or what suits the surroundings.
  static func all(_ invocation: Invocation) throws(UsageError) -> [FindingFormatChoice] {
    var choices: [FindingFormatChoice] = []
    for value in invocation[all: option.name] {
      guard let choice = FindingFormatChoice(value), !choices.contains(choice) else { continue }
      if let file = choice.file {
        if choices.contains(where: { $0.file == file }) {
          throw UsageError("two formats for the file '\(SafeText.escape(file))'")
        }
        if invocation.operands.contains(file) {
          throw UsageError("'\(SafeText.escape(file))' is a spec and can't hold findings too")
        }
      }
      choices.append(choice)
    }
    return choices.isEmpty ? FindingFormat.suitable.map { FindingFormatChoice($0) } : choices
  }

  /// Writes the findings of files; those of the severity `failing`, or graver, fail a file.
  @MainActor func write(
    _ files: [CheckedFile],
    failing: Severity,
    _ console: Console
  ) throws(FileError) {
    if let file {
      try FindingFormatFile(path: file).put(format.render(files, failing: failing))
    } else {
      console.result(format.render(files, hasColor: console.hasColor, failing: failing))
    }
  }

  private init(_ format: FindingFormat, file: String? = nil) {
    self.format = format
    self.file = file
  }

  /// The choice that `FORMAT` or `FORMAT:FILE` makes; the file `-` is standard output.
  private init?(_ value: String) {
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = FindingFormat(rawValue: String(parts[0])) else { return nil }
    let file = parts.count > 1 && parts[1] != "-" ? String(parts[1]) : nil
    self.init(format, file: file)
  }
}
