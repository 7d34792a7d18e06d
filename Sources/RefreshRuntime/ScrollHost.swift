/// A scroll view as a refresh control sees it.
///
/// The host tells its controllers of scrolling, lifting and changes, and does what they ask for.
/// It keeps the app's insets apart from what the controls add, so that neither can undo the other.
@MainActor
public protocol ScrollHost: AnyObject {
  /// Whether the scroll view is on screen.
  var isInWindow: Bool { get }

  /// What the scroll view shows now, without the share of the control at `edge`.
  func reading(at edge: RefreshEdge) -> ScrollReading

  /// Sets how much the control at `edge` adds to that edge's inset.
  func setShare(_ share: Double, at edge: RefreshEdge, animation: RefreshAnimation?)

  /// Scrolls until the viewport starts at `offset`.
  func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?)

  /// Starts to tell `controller` what happens; replaces the one at the same edge.
  func add(_ controller: RefreshController)

  /// Stops telling `controller` anything.
  func remove(_ controller: RefreshController)

  /// The control at an edge, if there is one.
  func controller(at edge: RefreshEdge) -> RefreshController?
}

/// How a change of inset or offset is shown.
public struct RefreshAnimation: Sendable, Equatable {
  /// How long it takes, in seconds.
  public var duration: Double
  /// How it gathers and loses speed.
  public var curve: RefreshCurve

  /// Creates an animation.
  public init(duration: Double, curve: RefreshCurve) {
    self.duration = duration
    self.curve = curve
  }
}
