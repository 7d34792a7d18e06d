public import RefreshRuntime
import RefreshWorld

/// A clock that advances only on request.
///
/// A class, since the test advances the clock that the controls schedule their timers on.
@MainActor
public final class VirtualClock: RefreshClock {
  /// The current time, in seconds since the clock was created.
  public private(set) var now = 0.0

  private var timers: [VirtualTimer] = []
  private var nextOrder = 0

  /// The tolerance for rounding errors of sums such as 0.1 + 0.15.
  package static let tolerance = Delays.tolerance

  /// Creates a clock at time zero.
  public init() {}

  /// Runs `body` when the clock has advanced by `seconds`.
  public func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void)
    -> any RefreshTimer
  {
    add(now + seconds, isFrame: false, body: body)
  }

  /// Advances the clock, running the timers in order.
  public func advance(by seconds: Double) {
    advance(to: now + seconds)
  }

  /// Advances the clock to `target`, unless `target` is in the past.
  package func advance(to target: Double) {
    while let timer = nextTimer(until: target + Self.tolerance) {
      timers.removeAll { $0 === timer }
      now = max(now, timer.deadline)
      timer.body()
    }
    now = max(now, target)
  }

  package var nextFrame: Double { DisplayFrames.next(after: now) }

  /// Runs `body` on the next frame, after everything else that is due by then.
  package func scheduleFrame(_ body: @escaping @MainActor () -> Void) -> any RefreshTimer {
    add(nextFrame, isFrame: true, body: body)
  }

  /// The time at which the next timer fires; `nil` if there is none.
  package var nextDeadline: Double? {
    timers.lazy.filter { !$0.isCancelled }.map(\.deadline).min()
  }

  private func add(_ deadline: Double, isFrame: Bool, body: @escaping @MainActor () -> Void)
    -> VirtualTimer
  {
    let timer = VirtualTimer(deadline: deadline, order: nextOrder, isFrame: isFrame, body: body)
    nextOrder += 1
    // Canceled timers are removed here, too, because a long trace may start and cancel any number
    // of timers without advancing the clock.
    timers.removeAll { $0.isCancelled }
    timers.append(timer)
    return timer
  }

  private func nextTimer(until limit: Double) -> VirtualTimer? {
    timers.removeAll { $0.isCancelled }
    let due = timers.filter { $0.deadline <= limit }
    guard let first = Self.first(of: due), first.isFrame else { return Self.first(of: due) }
    // Deadlines that are equal in exact arithmetic may differ by rounding errors.
    let meant = first.deadline + Self.tolerance
    return Self.first(of: due.filter { !$0.isFrame && $0.deadline <= meant }) ?? first
  }

  private static func first(of timers: [VirtualTimer]) -> VirtualTimer? {
    timers.min { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
  }
}

/// A timer of a virtual clock.
///
/// A class, since the clock keeps the timer that its owner cancels.
private final class VirtualTimer: RefreshTimer {
  let deadline: Double
  let order: Int
  let isFrame: Bool
  let body: @MainActor () -> Void
  private(set) var isCancelled = false

  init(deadline: Double, order: Int, isFrame: Bool, body: @escaping @MainActor () -> Void) {
    self.deadline = deadline
    self.order = order
    self.isFrame = isFrame
    self.body = body
  }

  func cancel() {
    isCancelled = true
  }
}
