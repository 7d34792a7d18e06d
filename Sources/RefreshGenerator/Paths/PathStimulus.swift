import RefreshCore

/// A stimulus of a test path, by a finger, the list, the app or the clock.
enum PathStimulus: Sendable, Hashable {
  /// A finger pulls the list to a position.
  case pull(PathPlace)
  /// The list scrolls to a position without a finger.
  case scroll(PathPlace)
  /// The finger lifts.
  case lift
  /// A finger taps the control.
  case tap
  /// The clock advances to the end of the next delay.
  case wait
  /// The app begins a refresh.
  case begin
  /// The app ends the refresh.
  case end(RefreshOutcome)
  /// The app resets the control.
  case reset
  /// The app opens the second level.
  case openSecondLevel
  /// The app closes the second level.
  case closeSecondLevel
  /// The scroll view appears on screen or disappears.
  case window(Bool)
  /// The app hides or shows the control.
  case hide(Bool)

  /// All stimuli, common ones first: of two paths of equal length, searches prefer earlier stimuli.
  static let all: [PathStimulus] =
    [
      .tap, .pull(.aboveThreshold), .lift, .wait, .end(.success), .scroll(.rest), .begin,
      .pull(.belowThreshold),
    ]
    + [
      .scroll(.aboveThreshold), .pull(.rest), .end(.failure), .end(.exhausted), .end(.cancelled),
      .reset,
    ]
    + [.pull(.aboveSecondLevel), .openSecondLevel, .closeSecondLevel]
    + [.pull(.beyond), .scroll(.beyond), .window(false), .window(true), .hide(true), .hide(false)]
}

/// A position of the list relative to the threshold.
enum PathPlace: Int, Sendable, CaseIterable {
  /// The position at which the list rests.
  case rest
  /// The last position of a pull at which the control does not trigger.
  case belowThreshold
  /// The first position of a pull at which the control triggers.
  case aboveThreshold
  /// At least one point past the edge, for a control that may trigger before that point.
  case beyond
  /// The first position of a pull at which the second level is armed.
  case aboveSecondLevel

  /// The name in test paths; positions without a name are written as numbers.
  var name: String? {
    switch self {
    case .belowThreshold: "belowThreshold"
    case .aboveThreshold: "aboveThreshold"
    case .aboveSecondLevel: "aboveSecondLevel"
    case .rest, .beyond: nil
    }
  }
}
