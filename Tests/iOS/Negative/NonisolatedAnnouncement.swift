// refused: call to main actor-isolated static method 'post(notification:argument:)' in a synchronous nonisolated context

import UIKit

func announce() {
  UIAccessibility.post(notification: .announcement, argument: "done")
}
