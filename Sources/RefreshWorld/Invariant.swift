/// A property that holds for every control in every state.
package enum Invariant: String, Sendable, CaseIterable {
  /// At rest, the insets are those of the app.
  case insetAtRest = "I1"
  /// Each trigger runs one action, and no two actions run at a time.
  case oneAction = "I2"
  /// An action runs only during a refresh.
  case actionInRefresh = "I3"
  /// Calls take effect in the order in which they were made.
  case callOrder = "I4"
  /// An exhausted control stays exhausted until a reset.
  case exhaustedStays = "I5"
  /// The control can return to rest from every state.
  case comesToRest = "I6"
  /// A gesture triggers only at the edge of the control.
  case ownSide = "I7"
  /// A hidden control runs nothing and adds no inset.
  case nothingLeft = "I8"
  /// The added inset follows from the current insets and content.
  case followsInsets = "I9"
  /// The completion of each action is reported exactly once.
  case oneCompletion = "I10"
  /// The room of a `UIRefreshControl` does not go under a finger.
  case roomUnderFinger = "I11"
  /// A load of the app is shown as soon as a refresh can start, and runs no action.
  case ownLoad = "I12"

  /// The invariant as a sentence.
  package var summary: String {
    switch self {
    case .insetAtRest: "at rest, the insets are those of the app"
    case .oneAction: "each trigger runs one action, and never two at a time"
    case .actionInRefresh: "an action runs only during a refresh"
    case .callOrder: "the calls of the app take effect in the order of the calls"
    case .exhaustedStays: "an exhausted control stays exhausted until a reset"
    case .comesToRest: "the control can return to rest from every state"
    case .ownSide: "a gesture triggers only at the edge of the control"
    case .nothingLeft: "a hidden control runs nothing and adds no inset"
    case .followsInsets: "the added inset follows the current insets of the app"
    case .oneCompletion: "the completion of each action is reported exactly once"
    case .roomUnderFinger: "the room of a UIRefreshControl does not go under a finger"
    case .ownLoad: "a load of the app is shown as soon as possible, and runs no action"
    }
  }
}
