import RefreshExploration

/// A progress indicator on a terminal for work that takes more than a second.
///
/// A class, since several threads update it.
final class Progress: @unchecked Sendable {
  private let verb: String
  private let total: Int
  private let now: () -> Double
  private let write: (String) -> Void
  private let lock = Lock()
  private var done = 0
  /// The time of the next update in seconds, at first one second.
  private var next = 1.0
  private var isShown = false

  /// Creates an indicator for a number of files with a verb such as “checked”.
  init(
    verb: String,
    of total: Int,
    now: @escaping () -> Double,
    write: @escaping (String) -> Void
  ) {
    self.verb = verb
    self.total = total
    self.now = now
    self.write = write
  }

  /// Counts a processed file.
  func step() {
    lock.whileHeld {
      done += 1
      let time = now()
      guard time >= next else { return }
      next = time + 0.1
      isShown = true
      write("\r\(verb) \(done) of \(total) specs\(Self.eraseToEnd)")
    }
  }

  /// Erases the indicator.
  func finish() {
    lock.whileHeld {
      if isShown { write("\r\(Self.eraseToEnd)") }
      isShown = false
    }
  }

  private static let eraseToEnd = "\u{1B}[K"
}

/// Measures elapsed time, such as for progress; generated files must not depend on it.
struct Stopwatch {
  private let start = Self.now

  /// The seconds since the start.
  var seconds: Double { Self.now - start }

  /// Waits for some seconds.
  static func pause(_ seconds: Double) {
    usleep(UInt32(seconds * 1e6))
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
