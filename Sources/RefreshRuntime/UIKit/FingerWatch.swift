#if canImport(UIKit) && canImport(ObjectiveC)
  import ObjectiveC
  import UIKit

  /// Notices that a finger leaves a scroll view, whoever its delegate is.
  ///
  /// The state of a gesture recognizer is not documented as observable, and its targets need a
  /// selector; this class is all there is of that.
  @MainActor
  final class FingerWatch: NSObject {
    private let onLift: @MainActor () -> Void

    /// Calls `onLift` whenever a finger that has panned leaves.
    init(_ pan: UIPanGestureRecognizer, onLift: @escaping @MainActor () -> Void) {
      self.onLift = onLift
      super.init()
      pan.addTarget(self, action: #selector(panned(_:)))
    }

    /// Stops noticing.
    func stop(_ pan: UIPanGestureRecognizer) {
      pan.removeTarget(self, action: #selector(panned(_:)))
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
      switch pan.state {
      case .ended, .cancelled, .failed: onLift()
      default: break
      }
    }
  }
#endif
