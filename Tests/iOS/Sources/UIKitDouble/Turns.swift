// The run loop of the double; nothing here is declared by UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The turns of the run loop: each lets observers do what they have to, and shows a frame.
@MainActor
public enum Turns {
  /// Whether a frame is laid out and shown before observers are called, too.
  public static var showsFirst = false
  private static var observers: [(id: ObjectIdentifier, call: () -> Void)] = []
  private static var isEnding = false
  private static var isAwake = false
  private static let limit = 12

  /// Calls a closure at the end of each turn, before the layout of the frame.
  public static func observe(_ id: ObjectIdentifier, _ call: @escaping () -> Void) {
    observers.append((id, call))
  }

  public static func ignore(_ id: ObjectIdentifier) {
    observers.removeAll { $0.id == id }
  }

  /// Lets another turn follow.
  public static func wake() {
    isAwake = true
  }

  /// Ends a turn, and those that follow because something has happened in it.
  public static func end(_ layout: () -> Void) {
    guard !isEnding else { return layout() }
    isEnding = true
    defer { isEnding = false }
    for _ in 0..<limit {
      isAwake = false
      if showsFirst { layout() }
      var index = 0
      while index < observers.count {
        observers[index].call()
        index += 1
      }
      layout()
      guard isAwake else { return }
    }
    Writes.noted.unsettledLayouts += 1
  }
}
