// refused: cannot assign to property: 'state' is a get-only property

import RefreshRuntime
import UIKit

@MainActor
func finish(_ controller: RefreshController) {
  controller.state = .idle
}
