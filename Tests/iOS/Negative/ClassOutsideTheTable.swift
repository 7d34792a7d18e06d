// refused: cannot find type 'UIStepper' in scope

import UIKit

@MainActor
func make() -> UIStepper? {
  nil
}
