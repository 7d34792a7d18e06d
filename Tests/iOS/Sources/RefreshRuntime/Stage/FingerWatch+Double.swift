import UIKit

/// Stands for the class that needs the Objective-C runtime, for which there is none here.
@MainActor
final class FingerWatch {
  private weak var pan: UIPanGestureRecognizer?

  init(_ pan: UIPanGestureRecognizer, onChange: @escaping @MainActor () -> Void) {
    self.pan = pan
    pan.actions[ObjectIdentifier(self)] = onChange
  }

  func stop() {
    pan?.actions[ObjectIdentifier(self)] = nil
  }
}

/// Stands for the other one.
@MainActor
final class TapWatch {
  init(_ view: UIView, onTap: @escaping @MainActor () -> Void) {
    let tap = UITapGestureRecognizer()
    tap.actions[ObjectIdentifier(tap)] = onTap
    view.addGestureRecognizer(tap)
  }
}
