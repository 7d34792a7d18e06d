// refused: cannot convert value of type 'UIView' to expected argument type 'UIScrollView'

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
func attach(to view: UIView) {
  Header.attach(to: view, onRefresh: { _ in })
}
