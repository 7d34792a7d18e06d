import Foundation
import UIKit

/// Stands for the class that needs the Objective-C runtime, for which there is none here.
@MainActor
final class FingerWatch {
  private weak var pan: UIPanGestureRecognizer?

  init(pan: UIPanGestureRecognizer, onChange: @escaping @MainActor () -> Void) {
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
  init(view: UIView, onTap: @escaping @MainActor () -> Void) {
    let tap = UITapGestureRecognizer()
    tap.actions[ObjectIdentifier(tap)] = onTap
    view.addGestureRecognizer(tap)
  }
}

/// Stands for the class that has a display link, whose frames a test shows.
@MainActor
enum FrameWatch {
  static func start(_ onFrame: @escaping @MainActor () -> Bool) {
    DisplayLinks.running.append(onFrame)
  }
}

/// Stands for the observer of the run loop.
@MainActor
final class TurnWatch {
  init(_ onEnd: @escaping @MainActor () -> Void) {
    Turns.observe(ObjectIdentifier(self), onEnd)
  }

  func wake() {
    Turns.wake()
  }

  func stop() {
    Turns.ignore(ObjectIdentifier(self))
  }
}

/// Stands for the key command, whose action is a selector.
enum RefreshKey {
  @MainActor
  static func command(named name: String) -> UIKeyCommand {
    UIKeyCommand(title: name, input: "r", modifierFlags: .command) {
      ($0 as? UIScrollView)?.startHeaderRefresh($1)
    }
  }
}

/// Stands for the check of the thread: on Linux, the main actor may run on any thread.
enum MainThread {
  static var isCurrent: Bool {
    let executor = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
    return isCurrentExecutor(executor.0, executor.1, 0)
  }

  /// Whether the current thread runs for an executor; without flags, a wrong one ends no process.
  private static let isCurrentExecutor: @Sendable @convention(c) (UInt, UInt, UInt64) -> Bool =
    unsafeBitCast(
      dlsym(nil, "swift_task_isCurrentExecutorWithFlags"),
      to: (@Sendable @convention(c) (UInt, UInt, UInt64) -> Bool).self
    )
}
