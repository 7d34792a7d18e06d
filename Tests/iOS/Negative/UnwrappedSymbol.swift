// refused: value of optional type 'UIImage?' must be unwrapped to a value of type 'UIImage'

import UIKit

func symbol() -> UIImage {
  UIImage(systemName: "arrow.up")
}
