/// A clock that runs in real time.
///
/// A class, since `RefreshClock` requires one.
@MainActor
public final class SystemClock: RefreshClock {
  /// The default clock of controls.
  public static let shared = SystemClock()

  private init() {}

  /// Runs `body` on the main actor after `seconds` of real time.
  public func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void)
    -> any RefreshTimer
  {
    SleepingTimer(
      Task {
        // The limit of 1e9 seconds, about 30 years, fits into 64 bits as nanoseconds.
        let nanoseconds = UInt64(min(max(0, seconds), 1e9) * 1e9)
        // A sleep that throws was canceled.
        guard (try? await Task.sleep(nanoseconds: nanoseconds)) != nil else { return }
        body()
      }
    )
  }
}

/// A timer backed by a sleeping task.
///
/// A class, since `RefreshTimer` requires one.
private final class SleepingTimer: RefreshTimer {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  func cancel() {
    task.cancel()
  }
}
