// refused: value of optional type 'UIWindow?' must be unwrapped to refer to member 'frame' of wrapped base type 'UIWindow'

import UIKit

@MainActor
func width(_ view: UIView) -> CGFloat {
  view.window.frame.size.width
}
