// refused: value of optional type 'String?' must be unwrapped to a value of type 'String'

import UIKit

@MainActor
func text(_ label: UILabel) -> String {
  label.text
}
