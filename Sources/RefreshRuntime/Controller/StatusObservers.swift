/// The closures and streams that observe the status of a control.
///
/// A class, since each stream removes itself from the observers when it ends.
@MainActor
final class StatusObservers {
  /// The closure of the app, called after each change.
  var closure: (@MainActor (RefreshStatus) -> Void)?
  /// A closure that is called after each event, even if the status has not changed.
  var follower: (@MainActor () -> Void)?
  private var streams: [Int: AsyncStream<RefreshStatus>.Continuation] = [:]
  private var streamCount = 0
  /// The status that was reported last.
  private(set) var last: RefreshStatus

  /// The number of values that a stream keeps for a slow reader: about a second of scrolling.
  private static let buffer = 64

  init(status: RefreshStatus) {
    last = status
  }

  /// A stream that begins with the current status.
  func stream() -> AsyncStream<RefreshStatus> {
    let number = streamCount
    streamCount += 1
    return AsyncStream(bufferingPolicy: .bufferingNewest(Self.buffer)) { continuation in
      streams[number] = continuation
      continuation.yield(last)
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.streams[number] = nil }
      }
    }
  }

  /// Reports a status, if it differs from the last one.
  func report(_ status: RefreshStatus) {
    if status != last {
      last = status
      for stream in streams.values { stream.yield(status) }
      closure?(status)
    }
    follower?()
  }

  /// Ends all streams, because the control has left its scroll view.
  func finish() {
    closure = nil
    follower = nil
    for stream in streams.values { stream.finish() }
  }
}
