// The C library of the platform, for all files of the tool.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

// The names of these calls are also those of methods.
let (systemRead, systemWrite, systemPipe) = (read, write, pipe)

/// The variables of the process.
enum Environment {
  /// The value of a variable, if it is set.
  static func value(of variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }
  }
}

/// The limits that a shell sets for a process.
enum ProcessLimits {
  /// Makes a write over the limit on file sizes fail with a reason instead of ending the process.
  static func failWrites() {
    signal(SIGXFSZ, SIG_IGN)
  }
}
