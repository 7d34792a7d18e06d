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
    case .insetAtRest: "the insets at rest are those of the app"
    case .oneAction: "each trigger runs one action, and never two at a time"
    case .actionInRefresh: "an action runs only during a refresh"
    case .callOrder: "calls take effect in call order"
    case .exhaustedStays: "an exhausted control stays exhausted until a reset"
    case .comesToRest: "the control can return to rest from every state"
    case .ownSide: "a gesture triggers only at the edge of the control"
    case .nothingLeft: "a hidden control runs nothing and adds no inset"
    case .followsInsets: "the added inset follows the current insets of the app"
    case .oneCompletion: "the completion of each action is reported exactly once"
    }
  }
}
