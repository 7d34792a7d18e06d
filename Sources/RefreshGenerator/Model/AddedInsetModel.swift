import RefreshCore

/// The added inset of a control in the situations that its tests check.
struct AddedInsetModel {
  private let behavior: RefreshBehavior

  init(_ behavior: RefreshBehavior) {
    self.behavior = behavior
  }

  /// The added inset during a refresh.
  var busy: Double {
    switch behavior.style {
    case .overlay: 0
    case .inline: behavior.height
    case .pull: behavior.inset == .none ? 0 : behavior.height
    }
  }

  /// Half of the control's height, rounded to whole points.
  var halfHeight: Double { (behavior.height / 2).rounded() }

  /// The title of the test that checks the added inset while half of the control is visible.
  var title: String {
    if behavior.style == .inline { return "the control adds its inset at all times" }
    if busy == 0 { return "a refresh adds no inset" }
    return behavior.inset == .sticky
      ? "the added inset follows the visible part of the control"
      : "the added inset keeps its full height while the control is partly visible"
  }
}
