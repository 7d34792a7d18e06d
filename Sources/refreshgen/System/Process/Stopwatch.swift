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
