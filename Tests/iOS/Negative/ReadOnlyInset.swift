// refused: cannot assign to property: 'adjustedContentInset' is a get-only property

import UIKit

@MainActor
func widen(_ view: UIScrollView) {
  view.adjustedContentInset = .zero
}
