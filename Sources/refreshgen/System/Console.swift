#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import RefreshDiagnostics

/// The standard streams.
struct Console {
  /// Whether findings may have colors.
  var hasColor = false
  /// Whether everything but results and errors is left out.
  var isQuiet = false
  private let output = StandardOutput()

  /// The reason why standard output did not take every result.
  var outputFailure: FileError? { output.failure }

  /// Writes a result, to standard output: what a renderer has made safe, or a file as it is.
  func result(_ text: String) {
    output.write(text)
  }

  /// Writes something that is worth knowing but is no result, to standard error.
  func status(_ text: TerminalText) {
    if !isQuiet { Self.say(text.string + "\n") }
  }

  /// Writes why something could not be done, to standard error.
  func error(_ text: TerminalText) {
    Self.say("refreshgen: error: \(text.string)\n")
  }

  /// Writes a result that standard output has no place for, to standard error.
  func aside(_ text: String) {
    Self.say(text)
  }

  /// Shows how far work on some specs has come, where somebody sits before standard error.
  func progress(_ verb: String, of total: Int) -> Progress? {
    guard !isQuiet, isatty(2) == 1 else { return nil }
    let watch = Stopwatch()
    return Progress(verb, of: total, now: { watch.seconds }, write: Self.say)
  }

  /// Whether findings have colors: as chosen, or on a terminal unless NO_COLOR is set.
  static func wantsColor(_ choice: String?) -> Bool {
    switch choice {
    case "always": true
    case "never": false
    default: isatty(1) == 1 && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    }
  }

  private static func say(_ text: String) {
    // Nobody is left to hear that standard error takes nothing.
    try? Transfer.write(Array(text.utf8), to: 2, "standard error")
  }
}

/// Standard output, which remembers whether it took everything.
private final class StandardOutput {
  private(set) var failure: FileError?

  func write(_ text: String) {
    guard failure == nil, !text.isEmpty else { return }
    do throws(FileError) {
      try Transfer.write(Array(text.utf8), to: 1, "standard output")
    } catch {
      failure = error
    }
  }
}

/// The three streams that every process has, mostly.
enum StandardStreams {
  /// Puts something that can be neither read nor written in the place of each stream that the
  /// caller has closed; otherwise the next file that is opened would take its place, and results
  /// would be written into it.
  static func fillGaps() {
    for (number, flags) in [(0 as Int32, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", flags)
    }
  }
}
