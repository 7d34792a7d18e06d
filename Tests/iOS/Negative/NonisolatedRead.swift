// refused: main actor-isolated property 'contentOffset' can not be referenced from a nonisolated context

import UIKit

func width(_ view: UIScrollView) -> CGFloat {
  view.contentOffset.x
}
