// refused: type 'UIStackView.Alignment' has no member 'middle'

import UIKit

@MainActor
func align(_ stack: UIStackView) {
  stack.alignment = .middle
}
