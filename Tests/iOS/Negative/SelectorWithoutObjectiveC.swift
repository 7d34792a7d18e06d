// refused: argument of '#selector' refers to instance method 'fire()' that is not exposed to Objective-C

import ObjectiveC
import UIKit

final class Target {
  func fire() {}

  @MainActor
  func add(to pan: UIPanGestureRecognizer) {
    pan.addTarget(self, action: #selector(fire))
  }
}
