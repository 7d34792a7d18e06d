import RefreshThreads

/// Tells on a terminal how far work on many files has come, once it takes longer than a second.
///
/// A class, since all threads that work count in it.
final class Progress: @unchecked Sendable {
  private let verb: String
  private let total: Int
  private let now: () -> Double
  private let write: (String) -> Void
  private let lock = Lock()
  private var done = 0
  /// When something may be shown next: not before work has taken a second.
  private var next = 1.0
  private var isShown = false

  /// Creates one for a number of files, and what is done to them, as in “checked”.
  init(
    _ verb: String,
    of total: Int,
    now: @escaping () -> Double,
    write: @escaping (String) -> Void
  ) {
    self.verb = verb
    self.total = total
    self.now = now
    self.write = write
  }

  /// Counts one more file.
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

  /// Takes back what was shown.
  func finish() {
    lock.whileHeld {
      if isShown { write("\r\(Self.eraseToEnd)") }
      isShown = false
    }
  }

  private static let eraseToEnd = "\u{1B}[K"
}
