/// What the process tells its caller.
enum ExitCode: Int32, Comparable {
  /// All is well.
  case fine = 0
  /// A spec has errors, or an output is stale.
  case findings = 1
  /// The command line or the configuration is wrong.
  case usage = 2
  /// A file could not be read or written, or the tool itself is at fault.
  case failure = 3

  static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
