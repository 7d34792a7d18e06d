#if canImport(UIKit) && canImport(ObjectiveC) && !os(tvOS) && !os(watchOS)
  import Foundation
  import ObjectiveC
  import UIKit

  /// Observes the state of a pan gesture recognizer, without being the scroll view's delegate.
  ///
  /// The state is not documented as KVO-compliant, so the watch adds itself as a target.
  ///
  /// A class, since a gesture recognizer needs an Objective-C object as its target.
  @MainActor
  final class FingerWatch: NSObject {
    private weak var pan: UIPanGestureRecognizer?
    private let onChange: @MainActor () -> Void

    /// Calls `onChange` at each change of the pan gesture.
    init(pan: UIPanGestureRecognizer, onChange: @escaping @MainActor () -> Void) {
      self.pan = pan
      self.onChange = onChange
      super.init()
      pan.addTarget(self, action: #selector(panned(_:)))
    }

    /// Stops observing.
    func stop() {
      pan?.removeTarget(self, action: #selector(panned(_:)))
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
      onChange()
    }
  }

  /// Recognizes taps on a view, without keeping the list from scrolling.
  ///
  /// A class, since a gesture recognizer needs an Objective-C object as its target.
  @MainActor
  final class TapWatch: NSObject {
    private let onTap: @MainActor () -> Void

    /// Calls `onTap` for each tap on `view`.
    init(view: UIView, onTap: @escaping @MainActor () -> Void) {
      self.onTap = onTap
      super.init()
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    @objc private func tapped() {
      onTap()
    }
  }

  /// Calls a closure before each frame, for as long as the closure returns true.
  ///
  /// A class, since a display link needs an Objective-C object as its target, which it retains.
  @MainActor
  final class FrameWatch: NSObject {
    private let onFrame: @MainActor () -> Bool

    private init(onFrame: @escaping @MainActor () -> Bool) {
      self.onFrame = onFrame
      super.init()
    }

    /// Starts the frames.
    static func start(_ onFrame: @escaping @MainActor () -> Bool) {
      let link = CADisplayLink(
        target: FrameWatch(onFrame: onFrame),
        selector: #selector(showFrame(_:))
      )
      link.add(to: .main, forMode: .common)
    }

    @objc private func showFrame(_ link: CADisplayLink) {
      if !onFrame() { link.invalidate() }
    }
  }

  /// Calls a closure at the end of each turn of the run loop, before the next frame is laid out and shown.
  ///
  /// A class, since the run loop keeps the observer, which one owner removes.
  @MainActor
  final class TurnWatch {
    private let observer: CFRunLoopObserver?

    init(onEnd: @escaping @MainActor () -> Void) {
      // Observers with a low order are called before the one that lays out and shows the next frame.
      let activity = CFRunLoopActivity.beforeWaiting.rawValue
      observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, 0) { _, _ in
        MainActor.assumeIsolated { onEnd() }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Lets another turn follow, since the current one may be past its end.
    func wake() {
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    /// Stops the calls.
    func stop() {
      CFRunLoopObserverInvalidate(observer)
    }
  }

  /// The key command of a refresh.
  enum RefreshKey {
    /// Command-R, which goes to the list that is the first responder or contains it.
    @MainActor
    static func command(named name: String) -> UIKeyCommand {
      let action = #selector(UIScrollView.startHeaderRefresh(_:))
      return UIKeyCommand(title: name, action: action, input: "r", modifierFlags: .command)
    }
  }
#endif
