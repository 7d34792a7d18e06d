#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal or whatever stands in for it.
struct Console {
  /// Whether findings may be coloured.
  var hasColor = false
  /// Whether everything but results and errors is left unsaid.
  var isQuiet = false

  /// Writes a result, to standard output.
  func result(_ text: String) {
    write(text, to: 1)
  }

  /// Writes what is no result but good to know, to standard error.
  func status(_ text: String) {
    if !isQuiet { write(text + "\n", to: 2) }
  }

  /// Writes why something could not be done, to standard error.
  func error(_ text: String) {
    write("refreshgen: error: \(text)\n", to: 2)
  }

  /// Shows how far work on some specs has come, where somebody sits before standard error.
  func progress(_ verb: String, of total: Int) -> Progress? {
    guard !isQuiet, isatty(2) == 1 else { return nil }
    let watch = Stopwatch()
    return Progress(verb, of: total, now: { watch.seconds }, write: { write($0, to: 2) })
  }

  /// Whether colour is wanted: as told, or where a terminal shows it and nobody objects.
  static func wantsColor(_ choice: String?) -> Bool {
    switch choice {
    case "always": true
    case "never": false
    default: isatty(1) == 1 && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    }
  }

  private func write(_ text: String, to descriptor: Int32) {
    // Nobody is left to be told that standard output or error is closed.
    try? FileSystem.write(Array(text.utf8), descriptor, "output")
  }
}
