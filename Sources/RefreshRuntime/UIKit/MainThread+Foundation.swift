#if canImport(ObjectiveC)
  import Foundation

  /// The main thread.
  enum MainThread {
    /// Whether the current thread is the main thread.
    static var isCurrent: Bool { Thread.isMainThread }
  }
#endif
