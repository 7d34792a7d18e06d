// refused: incorrect argument label in call (have '_:animate:', expected '_:animated:')

import UIKit

@MainActor
func scroll(_ view: UIScrollView) {
  view.setContentOffset(view.contentOffset, animate: true)
}
