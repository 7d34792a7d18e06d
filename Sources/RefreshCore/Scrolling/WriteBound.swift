/// The limit of writes to a scroll view per event.
///
/// The limit prevents endless loops if the app, a layout or an observer reacts to each write.
struct WriteBound: Sendable {
  private var insets = 2
  private var offsets = 1
  private var returns = 1

  /// Whether the offset may still be written.
  var hasOffset: Bool { offsets > 0 }

  /// Counts a write of insets; returns whether there may be one.
  mutating func spendInsets() -> Bool {
    guard insets > 0 else { return false }
    insets -= 1
    return true
  }

  /// Allows one more write of insets.
  mutating func allowInsets() { insets = max(insets, 1) }

  /// Counts a scroll to rest, as controls leave; returns whether there may be one.
  mutating func spendReturn() -> Bool {
    guard returns > 0 else { return false }
    returns -= 1
    return true
  }

  /// Counts a write of the offset; returns whether there may be one.
  mutating func spendOffset() -> Bool {
    guard offsets > 0 else { return false }
    offsets -= 1
    return true
  }
}
