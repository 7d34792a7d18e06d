// refused: 'bouncesVertically' is only available in iOS 17.4 or newer

import UIKit

@MainActor
func stiffen(_ view: UIScrollView) {
  view.bouncesVertically = false
}
