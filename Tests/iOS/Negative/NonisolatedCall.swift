// refused: call to main actor-isolated instance method 'removeFromSuperview()' in a synchronous nonisolated context

import UIKit

func remove(_ view: UIView) {
  view.removeFromSuperview()
}
