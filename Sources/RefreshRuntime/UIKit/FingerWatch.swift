#if canImport(UIKit) && canImport(ObjectiveC) && !os(tvOS) && !os(watchOS)
  import ObjectiveC
  import UIKit

  /// Tells of each change of a pan's state, whoever the delegate of its scroll view is.
  ///
  /// The state of a gesture recognizer is not documented as observable, and its targets need a
  /// selector; this class is all there is of that.
  @MainActor
  final class FingerWatch: NSObject {
    private weak var pan: UIPanGestureRecognizer?
    private let onChange: @MainActor () -> Void

    /// Calls `onChange` whenever a finger pans, or has panned and leaves.
    init(_ pan: UIPanGestureRecognizer, onChange: @escaping @MainActor () -> Void) {
      self.pan = pan
      self.onChange = onChange
      super.init()
      pan.addTarget(self, action: #selector(panned(_:)))
    }

    /// Stops noticing.
    func stop() {
      pan?.removeTarget(self, action: #selector(panned(_:)))
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
      onChange()
    }
  }

  /// Tells of taps on a view, and lets the list scroll that a slower finger drags by it.
  @MainActor
  final class TapWatch: NSObject {
    private let onTap: @MainActor () -> Void

    /// Calls `onTap` for each tap on `view`.
    init(_ view: UIView, onTap: @escaping @MainActor () -> Void) {
      self.onTap = onTap
      super.init()
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    @objc private func tapped() {
      onTap()
    }
  }
#endif
