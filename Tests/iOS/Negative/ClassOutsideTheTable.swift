// refused: cannot find type 'UIBlurEffect' in scope

import UIKit

@MainActor
func make() -> UIBlurEffect? {
  nil
}
