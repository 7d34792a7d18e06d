import RefreshDiagnostics

/// An output format of findings with its destination.
struct FindingFormatChoice: Equatable {
  let format: FindingFormat
  /// The output file; `nil` for standard output.
  var file: String?

  static let option = Option(
    name: "--format",
    value: "FORMAT",
    choices: FindingFormat.allCases.map(\.rawValue),
    suffix: "FILE",
    isRepeatable: true,
    summary: """
      the format of the findings, and the file to write them
      to; repeat the option for several formats; default:
      text, in GitHub Actions also github, in Azure
      Pipelines also azure
      """
  )

  /// The distinct chosen formats, or the defaults.
  static func all(of invocation: Invocation) throws(UsageError) -> [FindingFormatChoice] {
    var choices: [FindingFormatChoice] = []
    for value in invocation[all: option.name] {
      guard let choice = FindingFormatChoice(value), !choices.contains(choice) else { continue }
      choices.append(choice)
    }
    let onOutput = choices.filter { $0.file == nil }
    if onOutput.count > 1, onOutput.contains(where: \.format.isDocument) {
      let names = onOutput.map { "'\($0.format.rawValue)'" }.joined(separator: " and ")
      throw UsageError(
        "\(names) cannot both write to standard output; name a file for one of them, such as "
          + "--format \(onOutput[1].format.rawValue):FILE"
      )
    }
    return choices.isEmpty
      ? FindingFormat.suitable.map { FindingFormatChoice(format: $0) } : choices
  }

  /// Writes the findings of files; `failing` is the lowest severity that fails a file.
  ///
  /// Machine-readable formats contain failures, such as unreadable files, as findings. The text
  /// format omits failures, since they are printed to standard error.
  @MainActor func write(
    _ files: [CheckedFile],
    failures: [Failure],
    failing: Severity,
    console: Console
  ) throws(FileError) {
    let files = format == .text ? files : files + failures.map(\.finding)
    if let file {
      let text = format.render(files, failing: failing)
      try FileSystem.makeFolder(at: FilePath(file).folder)
      try ReplacedFile(path: file).write(Array(text.utf8))
    } else {
      console.result(format.render(files, style: console.style, failing: failing))
    }
  }
}

extension FindingFormatChoice {
  /// Creates a choice from `FORMAT` or `FORMAT:FILE`; the file `-` is standard output.
  fileprivate init?(_ value: String) {
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = FindingFormat(rawValue: String(parts[0])) else { return nil }
    let file = parts.count > 1 && parts[1] != "-" ? String(parts[1]) : nil
    self.init(format: format, file: file)
  }
}
