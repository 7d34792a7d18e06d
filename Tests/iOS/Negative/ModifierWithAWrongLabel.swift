// refused: extra argument 'perform' in call

import RefreshRuntime
import SwiftUI

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
func list() -> some View {
  EmptyView().refreshControl(Header.self, perform: {})
}
