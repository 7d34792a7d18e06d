import RefreshCore

/// A condition that keeps a control from triggering.
enum Hindrance: Int, CaseIterable {
  case none
  case offScreen
  case disabled
  case hidden
  case oppositeBusy
  case emptyList
}

extension RefreshMachine {
  /// The hindrance of the control; `nil` if there are several, which would add no transitions.
  func hindrance(at reading: ScrollReading) -> Hindrance? {
    let hindrances: [(Bool, Hindrance)] = [
      (!isAttached, .offScreen), (!isEnabled, .disabled), (isHidden, .hidden),
      (isOppositeBusy, .oppositeBusy), (behavior.hides(in: reading), .emptyList),
    ]
    let present = hindrances.filter(\.0)
    return present.count > 1 ? nil : present.first?.1 ?? Hindrance.none
  }
}
