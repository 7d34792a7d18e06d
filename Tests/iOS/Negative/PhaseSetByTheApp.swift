// refused: cannot assign to property: 'phase' is a get-only property

import RefreshRuntime
import UIKit

@MainActor
func finish(_ controller: RefreshController) {
  controller.phase = .idle
}
