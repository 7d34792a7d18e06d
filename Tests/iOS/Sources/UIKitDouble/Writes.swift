// What the double notes for tests; nothing here is declared by UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What was written to a scroll view, by whom, and how deep one write lay in another.
public struct Writes: Sendable, Equatable {
  /// Who writes.
  public enum Author: Sendable {
    /// The app, the system, the finger: the world around a control.
    case world
    /// Anybody else, which in these tests is the control.
    case control
  }

  /// How often the control has written insets.
  public var insets = 0
  /// How often the control has written the offset.
  public var offsets = 0
  /// How often the world has.
  public var byWorld = 0
  /// How often a bar that expands with the scroll has changed the insets, or a layout has clamped a foreign list.
  public var barSteps = 0
  /// The deepest nesting of writes.
  public var depth = 0
  /// Whether anything was written to a scroll view that was going away.
  public var inDeath = 0
  /// How often the control has written to a scroll view in the middle of its layout.
  public var inLayout = 0
  /// How often a layout was asked for that never settled.
  public var unsettledLayouts = 0

  /// How writes of the control have moved content on the screen.
  public var moves: [Move] = []

  /// A movement of the content by a write of the control.
  public struct Move: Sendable, Equatable {
    /// The list that moved.
    public var list: ObjectIdentifier
    /// Its offset along its axis before the write.
    public var start: CGFloat
    /// Its offset afterwards.
    public var end: CGFloat
    /// Whether the write was one of the offset, and not of an inset.
    public var isOffset: Bool
    /// Where the list could rest after the write.
    public var range: UIScrollView.Range
    /// Whether a finger was panning.
    public var isUnderFinger: Bool

    /// Whether it ended where the list may rest.
    public var isInRange: Bool { abs(range.clamped(end) - end) < 1.1 }
  }

  public init() {}

  /// Whether each write is printed.
  @MainActor public static var isTraced = false
  /// Who writes now.
  @MainActor public static var author = Author.control
  /// What has been written since a test last looked.
  @MainActor public static var noted = Writes()

  /// Writes on behalf of the world.
  @MainActor
  public static func asWorld<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = author
    author = .world
    defer { author = outer }
    return try body()
  }

  /// Runs what others do in answer to a write: their writes are their own.
  @MainActor
  static func asOthers(_ body: () -> Void) {
    let outer = author
    author = .control
    defer { author = outer }
    body()
  }
}
