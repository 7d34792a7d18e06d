import UIKit

/// Stands for the class that needs the Objective-C runtime, for which there is none here.
@MainActor
final class FingerWatch {
  private let onLift: @MainActor () -> Void

  init(_ pan: UIPanGestureRecognizer, onLift: @escaping @MainActor () -> Void) {
    self.onLift = onLift
    pan.actions[ObjectIdentifier(self)] = { [weak self, weak pan] in
      guard let pan else { return }
      switch pan.state {
      case .ended, .cancelled, .failed: self?.onLift()
      default: break
      }
    }
  }

  func stop(_ pan: UIPanGestureRecognizer) {
    pan.actions[ObjectIdentifier(self)] = nil
  }
}
