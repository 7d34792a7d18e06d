// refused: call to main actor-isolated initializer 'init(frame:)' in a synchronous nonisolated context

import UIKit

func make() -> UIView {
  UIView(frame: .zero)
}
