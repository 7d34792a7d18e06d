// refused: call to main actor-isolated static method 'attach(to:clock:onRefresh:)' in a synchronous nonisolated context

import RefreshRuntime
import UIKit

enum Header: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

func attach(to table: UITableView) {
  Header.attach(to: table, onRefresh: { _ in })
}
