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

  /// All stimuli; common ones come first, because searches prefer earlier stimuli among equal paths.
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
  /// At rest at the control's edge.
  case rest
  /// The farthest position that does not trigger.
  case belowThreshold
  /// The nearest position that triggers.
  case aboveThreshold
  /// Past the edge, if the threshold is before the edge.
  case beyond
  /// The nearest position that arms the second level.
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
