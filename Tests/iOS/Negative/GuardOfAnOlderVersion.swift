// refused: 'stopScrollingAndZooming()' is only available in iOS 17.4 or newer

import UIKit

@MainActor
func stop(_ view: UIScrollView) {
  if #available(iOS 17.0, *) { view.stopScrollingAndZooming() }
}
