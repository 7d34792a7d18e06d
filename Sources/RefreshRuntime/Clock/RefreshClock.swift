#if canImport(RefreshCore)
  import RefreshCore
#endif

/// A source of timers, which tests replace with a virtual clock.
@MainActor
public protocol RefreshClock: AnyObject {
  /// Runs `body` once after `seconds`, unless the timer is canceled.
  func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void)
    -> any RefreshTimer
}

/// A running timer.
@MainActor
public protocol RefreshTimer: AnyObject {
  /// Cancels the timer, so that its body never runs.
  func cancel()
}

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

/// The running delays of a control, at most one of each kind.
@MainActor
struct RefreshTimers {
  private var running: [(any RefreshTimer)?] = Array(
    repeating: nil,
    count: RefreshDelay.allCases.count
  )

  /// The timer of a running delay; the setter cancels the old timer.
  subscript(delay: RefreshDelay) -> (any RefreshTimer)? {
    get { running[Int(delay.rawValue)] }
    set {
      running[Int(delay.rawValue)]?.cancel()
      running[Int(delay.rawValue)] = newValue
    }
  }

  mutating func cancelAll() {
    for delay in RefreshDelay.allCases { self[delay] = nil }
  }
}
