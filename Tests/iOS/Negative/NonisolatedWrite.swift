// refused: main actor-isolated property 'isHidden' can not be mutated from a nonisolated context

import UIKit

func hide(_ view: UIView) {
  view.isHidden = true
}
