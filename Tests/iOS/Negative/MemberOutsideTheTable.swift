// refused: value of type 'UIScrollView' has no member 'zoomScale'

import UIKit

@MainActor
func zoom(_ view: UIScrollView) {
  view.zoomScale = 2
}
