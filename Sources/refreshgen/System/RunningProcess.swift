#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processes that run on this machine.
enum RunningProcess {
  /// What tells this process from the others.
  static let number = getpid()

  /// Whether a process runs; where that can't be told, it does.
  static func exists(_ number: Int32) -> Bool {
    // Numbers below 1 stand for several processes at once.
    number < 1 || kill(number, 0) == 0 || errno != ESRCH
  }
}
