// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Synchronization

/// What can be observed of a view of ours.
@MainActor
public protocol KeyValueObserving: AnyObject, SendableMetatype {
  /// Who observes it.
  var observers: ObserverList { get }
}

/// What of a view has changed.
///
/// UIKit documents none of these as observable, and all libraries observe them.
public enum ObservedKey: Sendable {
  case contentOffset
  case contentSize
  case contentInset
  case bounds
  case frame
  case contentInsetAdjustmentBehavior
  case alwaysBounceVertical
  case alwaysBounceHorizontal
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

public struct NSKeyValueObservedChange<Value> {}

/// An observation, which ends with this object, on whatever thread that is.
public final class NSKeyValueObservation: Sendable {
  private let isOver = Mutex(false)

  init() {}

  deinit {
    invalidate()
  }

  public func invalidate() {
    isOver.withLock { $0 = true }
  }

  var isValid: Bool { isOver.withLock { !$0 } }
}

/// Those who observe a view.
@MainActor
public final class ObserverList {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
    var key: ObservedKey
    var call: @Sendable () -> Void

    var isValid: Bool { observation?.isValid ?? false }
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// How many observations are in force.
  public var count: Int { entries.count { $0.isValid } }

  func add(_ key: ObservedKey, _ call: @escaping @Sendable () -> Void) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    entries.append(Entry(observation: observation, key: key, call: call))
    return observation
  }

  /// The calls of the observers of `key`, to be made on another thread.
  public func calls(for key: ObservedKey) -> [@Sendable () -> Void] {
    entries.filter { $0.key == key && $0.isValid }.map(\.call)
  }

  /// Calls those who observe `key`, in the order in which they came.
  public func notify(_ key: ObservedKey) {
    entries.removeAll { !$0.isValid }
    for entry in entries where entry.key == key && entry.isValid { entry.call() }
  }
}

extension KeyValueObserving {
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let keys: [AnyKeyPath: ObservedKey] = [
      \UIScrollView.contentOffset: .contentOffset,
      \UIScrollView.contentSize: .contentSize,
      \UIScrollView.contentInset: .contentInset,
      \UIScrollView.bounds: .bounds,
      \UIScrollView.frame: .frame,
      \UIScrollView.contentInsetAdjustmentBehavior: .contentInsetAdjustmentBehavior,
      \UIScrollView.alwaysBounceVertical: .alwaysBounceVertical,
      \UIScrollView.alwaysBounceHorizontal: .alwaysBounceHorizontal,
    ]
    guard let key = keys[keyPath] else { preconditionFailure("nothing to observe: \(keyPath)") }
    nonisolated(unsafe) weak let weakSelf = self
    return observers.add(key) {
      guard let view = weakSelf else { return }
      changeHandler(view, NSKeyValueObservedChange())
    }
  }
}
