import RefreshCore

/// Something that a walk does to a control: a finger, the list, the app or the time.
enum WalkMove: Sendable, Hashable {
  /// The finger pulls the list to a place.
  case pull(WalkPlace)
  /// The list moves to a place without a finger.
  case drift(WalkPlace)
  /// The finger lifts.
  case lift
  /// Time passes until the next delay is over.
  case wait
  /// The app asks for a refresh.
  case begin
  /// The app ends the refresh.
  case end(RefreshOutcome)
  /// The app says that there may be more data.
  case reset
  /// The scroll view comes on screen, or leaves it.
  case window(Bool)
  /// The control is taken out of the layout, or put back.
  case hide(Bool)

  /// All moves, the more ordinary ones first, since of two ways of one length the first is taken.
  static let all: [WalkMove] =
    [.pull(.past), .lift, .wait, .end(.success), .drift(.rest), .begin, .pull(.short)]
    + [.drift(.past), .pull(.rest), .end(.failure), .end(.exhausted), .end(.cancelled), .reset]
    + [.pull(.beyond), .drift(.beyond), .window(false), .window(true), .hide(true), .hide(false)]
}

/// A place of the list, as seen from what triggers.
enum WalkPlace: Int, Sendable, CaseIterable {
  /// Where the list rests at the control's edge.
  case rest
  /// The last place that does not trigger.
  case short
  /// The first place that does.
  case past
  /// Beyond the edge, where that lies beyond what triggers.
  case beyond

  /// What the tests of a control call it; those without a name are told by their number.
  var name: String? {
    switch self {
    case .short: "belowThreshold"
    case .past: "aboveThreshold"
    case .rest, .beyond: nil
    }
  }
}
