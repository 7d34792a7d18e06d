// refused: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'

import UIKit

final class Badge: UIView {
  init(name: String) {
    super.init(frame: .zero)
  }
}
