import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage

/// The output files whose paths are given by options: findings, the stamp and the depfile.
///
/// Their names are checked before the command runs, because a typo could overwrite a spec.
struct NamedOutputs {
  private let files: [(option: String, path: String)]

  /// The files that a command line names.
  init(invocation: Invocation) throws(UsageError) {
    let formats = try FindingFormatChoice.all(of: invocation).compactMap(\.file)
    files =
      formats.map { ("--format", $0) }
      + ["--stamp", "--depfile"].compactMap { option in invocation[option].map { (option, $0) } }
  }

  /// The files whose paths are given by these options on a command line.
  init(options: [String], of invocation: Invocation) {
    files = options.compactMap { option in invocation[option].map { (option, $0) } }
  }

  /// Checks that none of these files is also an input or another output of the command.
  ///
  /// `inputs` are the files that the command reads, and `outputs` the other files that it writes.
  func check(inputs: [String], outputs: @autoclosure () -> [String]) throws {
    guard !files.isEmpty else { return }
    var taken: [FilePlace: String] = [:]
    for path in inputs where path != "-" {
      taken[try FilePlace(following: path)] = "is an input of this command"
    }
    for path in outputs() { taken[try FilePlace(following: path)] = "is a generated file" }
    for (option, path) in files {
      guard !path.isEmpty else { throw UsageError("'\(option)' has an empty file name") }
      let status = FileStatus(following: path)
      // A device or a pipe takes several outputs, one after the other.
      if let kind = status?.kind, kind == .device || kind == .pipe { continue }
      let place = try FilePlace(following: path)
      let reason = taken.updateValue("is already the output of '\(option)'", forKey: place)
      guard let reason = reason ?? Self.purpose(of: FilePath(path).name) else { continue }
      throw UsageError(
        "'\(SafeText.escape(path))' \(reason): expected another file for '\(option)'"
      )
    }
  }

  /// The use of a file of the tool, recognized by its name; `nil` for other files.
  private static func purpose(of name: String) -> String? {
    if name == ProjectLanguage.fileName { return "is a project file" }
    if OutputNames.isSpec(name) { return "is a spec" }
    return OutputNames.isOutput(name) ? "is a generated file" : nil
  }
}
