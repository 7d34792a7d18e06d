// refused: main actor-isolated property 'isHidden' can not be mutated from a Sendable closure

import UIKit

@MainActor
func observe(_ view: UIScrollView) -> NSKeyValueObservation {
  view.observe(\.contentOffset) { view, _ in view.isHidden = true }
}
