#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// How much may be written to a scroll view in answer to one event.
  ///
  /// Nothing needs more, and no mistake gets past it: a list whose owner, layout or observers answer
  /// each write is never written to without end.
  struct WriteBound {
    private var insets = 2
    private var offsets = 1

    /// Whether the offset may still be written.
    var hasOffset: Bool { offsets > 0 }

    /// Whether insets may be written once more.
    mutating func takesInsets() -> Bool {
      guard insets > 0 else { return false }
      insets -= 1
      return true
    }

    /// Whether the offset may be written once more.
    mutating func takesOffset() -> Bool {
      guard offsets > 0 else { return false }
      offsets -= 1
      return true
    }
  }
#endif
