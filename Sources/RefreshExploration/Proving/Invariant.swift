import RefreshCore

/// What must hold of every control, whatever happens to it.
package enum Invariant: String, Sendable, CaseIterable {
  /// At rest the inset is what the app set.
  case insetAtRest = "I1"
  /// Each trigger runs one action, and none runs while another does.
  case oneAction = "I2"
  /// An action runs only in a refresh.
  case actionInRefresh = "I3"
  /// Calls take effect in the order in which they were made.
  case callOrder = "I4"
  /// Without data there is no more until a reset.
  case exhaustedStays = "I5"
  /// Every control can come to rest.
  case comesToRest = "I6"
  /// A gesture triggers only on the control's own side.
  case ownSide = "I7"
  /// Nothing runs and nothing is reserved once the control is out of the layout.
  case nothingLeft = "I8"
  /// What the control reserves follows from the insets and the content of the moment.
  case followsInsets = "I9"
  /// Each action's completion is reported once.
  case oneCompletion = "I10"

  /// The invariant as a sentence.
  package var summary: String {
    switch self {
    case .insetAtRest: "at rest the inset is what the app set"
    case .oneAction: "each trigger runs one action, and none runs while another does"
    case .actionInRefresh: "an action runs only in a refresh"
    case .callOrder: "calls take effect in the order in which they were made"
    case .exhaustedStays: "without data there is no more until a reset"
    case .comesToRest: "every control can come to rest"
    case .ownSide: "a gesture triggers only on the control's own side"
    case .nothingLeft: "nothing runs and nothing is reserved once the control is out of the layout"
    case .followsInsets: "what the control reserves follows from the insets of the moment"
    case .oneCompletion: "each action's completion is reported once"
    }
  }
}
