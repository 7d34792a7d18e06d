/// Ends the process.
func exit(with code: ExitCode) -> Never {
  exit(code.rawValue)
}
