import RefreshCore

/// What a control adds to the inset in the places that its tests look at.
struct AddedInsetModel {
  private let behavior: RefreshBehavior

  init(_ behavior: RefreshBehavior) {
    self.behavior = behavior
  }

  /// The added inset of a refresh.
  var busy: Double {
    switch behavior.style {
    case .overlay: 0
    case .inline: behavior.height
    case .pull: behavior.inset == .none ? 0 : behavior.height
    }
  }

  /// Half of the control's height, at a place where a list can stand exactly.
  var halfHeight: Double { (behavior.height / 2).rounded() }

  /// What tests say about the added inset of a control of which half is visible.
  var title: String {
    if behavior.style == .inline { return "the list makes room for the control at all times" }
    if busy == 0 { return "a refresh adds no inset" }
    return behavior.inset == .sticky
      ? "the added inset follows the visible part of the control"
      : "the added inset stays while the control is partly visible"
  }
}
