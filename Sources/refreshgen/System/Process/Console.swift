import RefreshDiagnostics

/// The standard streams.
struct Console {
  /// The style of findings.
  var style = TerminalStyle()
  /// Whether only results and errors are printed.
  var isQuiet = false
  private let output = StandardOutput()

  /// The failure of standard output, if any.
  var outputFailure: FileError? { output.failure }

  /// Writes a result to standard output: the output of a renderer, or a file.
  func result(_ text: String) {
    output.write(text)
  }

  /// Writes a status message to standard error.
  func status(_ text: TerminalText) {
    if !isQuiet { Self.say(text.string + "\n") }
  }

  /// Writes an error to standard error.
  ///
  /// An error that is far longer than any path of the system is cut in the middle, so that the
  /// reason at its end is always printed.
  func error(_ text: TerminalText) {
    let scalars = text.string.unicodeScalars
    guard scalars.count > Limits.errorLength else {
      return Self.say("refreshgen: error: \(text.string)\n")
    }
    let half = Limits.errorLength / 2
    Self.say("refreshgen: error: \(String(scalars.prefix(half)))…\(String(scalars.suffix(half)))\n")
  }

  /// Writes a result to standard error, because standard output contains another document.
  func aside(_ text: String) {
    Self.say(text)
  }

  /// Writes a drawing to standard output, if that is a terminal.
  func drawing(_ text: String) {
    if isatty(1) == 1 { result(text) }
  }

  /// The style of findings on standard output; they have colors as requested, or on a terminal
  /// unless NO_COLOR is set.
  static func style(color choice: String?) -> TerminalStyle {
    let isTerminal = isatty(1) == 1
    let hasColor =
      switch choice {
      case "always": true
      case "never": false
      default: isTerminal && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
      }
    return TerminalStyle(hasColor: hasColor, columns: isTerminal ? columns : nil)
  }

  /// The width of the terminal of standard output, if it has one.
  private static var columns: Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func say(_ text: String) {
    // A failure of standard error cannot be reported.
    try? Transfer.write(Array(text.utf8), to: 2, path: "standard error")
  }
}

/// Standard output, with its first failure.
///
/// A class, since all copies of a `Console` share the failure.
private final class StandardOutput {
  private(set) var failure: FileError?

  func write(_ text: String) {
    guard failure == nil, !text.isEmpty else { return }
    do throws(FileError) {
      try Transfer.write(Array(text.utf8), to: 1, path: "standard output")
    } catch {
      failure = error
    }
  }
}

enum StandardStreams {
  /// Opens `/dev/null` for each standard stream that the caller has closed.
  ///
  /// Otherwise the next file to be opened would get the number of the closed stream, and output for
  /// the stream would end up in that file.
  static func fillGaps() {
    for (number, flags) in [(0 as Int32, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(number, F_GETFD) == -1 {
      // `open` returns the lowest free number, which is that of the stream.
      _ = open("/dev/null", flags)
    }
  }
}

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

/// Ends the process.
func exit(with code: ExitCode) -> Never {
  exit(code.rawValue)
}
