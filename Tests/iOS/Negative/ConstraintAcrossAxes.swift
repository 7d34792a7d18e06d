// refused: cannot convert value of type 'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutXAxisAnchor'

import UIKit

@MainActor
func center(_ view: UIView) -> NSLayoutConstraint {
  view.centerXAnchor.constraint(equalTo: view.centerYAnchor)
}
