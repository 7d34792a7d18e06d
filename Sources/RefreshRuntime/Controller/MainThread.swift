#if !canImport(ObjectiveC) && !canImport(UIKit)
  /// The main thread; without a user interface, nothing calls from another one.
  enum MainThread {
    static var isCurrent: Bool { true }
  }
#endif

extension MainThread {
  /// Calls a closure now, or in the next turn of the main thread if another thread calls; returns the
  /// result, or `nil` if there is none yet.
  @discardableResult
  static func perform<Result: Sendable>(
    _ body: @escaping @MainActor @Sendable () -> Result
  ) -> Result? {
    guard isCurrent else {
      Task { @MainActor in _ = body() }
      return nil
    }
    return MainActor.assumeIsolated(body)
  }
}
