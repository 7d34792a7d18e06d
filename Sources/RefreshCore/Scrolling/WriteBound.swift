/// The limit of writes to a scroll view per event.
///
/// The limit prevents endless loops if the app, a layout or an observer reacts to each write.
struct WriteBound: Sendable {
  private var insets = 2
  private var offsets = 1
  private var returns = 1

  /// Whether the offset may still be written.
  var hasOffset: Bool { offsets > 0 }

  /// Whether insets may be written once more.
  mutating func takesInsets() -> Bool {
    guard insets > 0 else { return false }
    insets -= 1
    return true
  }

  /// Whether the list may still be scrolled to rest, as its controls leave.
  mutating func takesReturn() -> Bool {
    guard returns > 0 else { return false }
    returns -= 1
    return true
  }

  /// Whether the offset may be written once more.
  mutating func takesOffset() -> Bool {
    guard offsets > 0 else { return false }
    offsets -= 1
    return true
  }
}
