import RefreshCore

/// A stimulus of a test path, by a finger, the list, the app or the clock.
enum WalkMove: Sendable, Hashable {
  /// A finger pulls the list to a position.
  case pull(WalkPlace)
  /// The list scrolls to a position without a finger.
  case scroll(WalkPlace)
  /// The finger lifts.
  case lift
  /// The clock advances to the end of the next delay.
  case wait
  /// The app begins a refresh.
  case begin
  /// The app ends the refresh.
  case end(RefreshOutcome)
  /// The app resets the control.
  case reset
  /// The scroll view appears on screen or disappears.
  case window(Bool)
  /// The app hides or shows the control.
  case hide(Bool)

  /// All moves; common ones come first, because searches prefer earlier moves among equal paths.
  static let all: [WalkMove] =
    [.pull(.past), .lift, .wait, .end(.success), .scroll(.rest), .begin, .pull(.short)]
    + [.scroll(.past), .pull(.rest), .end(.failure), .end(.exhausted), .end(.cancelled), .reset]
    + [.pull(.beyond), .scroll(.beyond), .window(false), .window(true), .hide(true), .hide(false)]
}

/// A position of the list relative to the threshold.
enum WalkPlace: Int, Sendable, CaseIterable {
  /// At rest at the control's edge.
  case rest
  /// The farthest position that does not trigger.
  case short
  /// The nearest position that triggers.
  case past
  /// Past the edge, if the threshold is before the edge.
  case beyond

  /// The name in test paths; positions without a name are written as numbers.
  var name: String? {
    switch self {
    case .short: "belowThreshold"
    case .past: "aboveThreshold"
    case .rest, .beyond: nil
    }
  }
}
