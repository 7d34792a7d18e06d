/// The limits that a shell sets for a process.
enum ProcessLimits {
  /// Makes a write over the limit on file sizes fail with a reason instead of ending the process.
  static func failWrites() {
    signal(SIGXFSZ, SIG_IGN)
  }
}
