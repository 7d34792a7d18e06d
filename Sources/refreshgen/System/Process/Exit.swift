#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the process.
func exit(with code: ExitCode) -> Never {
  exit(code.rawValue)
}
