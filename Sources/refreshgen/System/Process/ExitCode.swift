/// The exit codes.
enum ExitCode: Int32, Comparable {
  /// Success.
  case fine = 0
  /// A spec has errors, an output is stale, or there is a change on which `diff` fails.
  case findings = 1
  /// The command line or the configuration is wrong.
  case usage = 2
  /// A file could not be read or written, or an internal error occurred.
  case failure = 3

  static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
