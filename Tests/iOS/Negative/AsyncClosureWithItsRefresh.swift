// refused: cannot pass function of type '@Sendable (RefreshRun) async -> Void' to parameter expecting synchronous function type

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

@MainActor
func attach(to table: UITableView, _ reload: @escaping @MainActor () async -> Void) {
  Header.attach(to: table) { refresh in await reload() }
}
