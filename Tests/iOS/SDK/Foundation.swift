// Declared as it is on iOS, and documented there; nothing of it ever runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Foundation
@_exported import ObjectiveC

public typealias CGFloat = Double
public typealias TimeInterval = Double

extension CGPoint: Equatable {
  public static let zero = CGPoint()
  public static func == (one: CGPoint, other: CGPoint) -> Bool { one.x == other.x }
}

extension CGSize: Equatable {
  public static let zero = CGSize()
  public static func == (one: CGSize, other: CGSize) -> Bool { one.width == other.width }
}

extension CGRect: Equatable {
  public static let zero = CGRect()
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
  public func contains(_ point: CGPoint) -> Bool { false }
  public static func == (one: CGRect, other: CGRect) -> Bool { one.origin == other.origin }
}

extension CGAffineTransform {
  public static let identity = CGAffineTransform()
  public init(rotationAngle angle: CGFloat) { self.init() }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
}

extension String {
  public init(_ cocoaString: NSString) { self = "" }
}

open class UserDefaults: NSObject {
  public static var standard: UserDefaults { UserDefaults() }
  open func double(forKey defaultName: String) -> Double { 0 }
  open func set(_ value: Double, forKey defaultName: String) {}
  open func removeObject(forKey defaultName: String) {}
  open func dictionaryRepresentation() -> [String: Any] { [:] }
}

public struct Date: Sendable, Equatable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public var timeIntervalSince1970: TimeInterval { 0 }
}

public final class CFRunLoop {}

public final class CFRunLoopObserver {}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

public struct CFRunLoopMode: Sendable {
  public static let commonModes = CFRunLoopMode()
}

public final class CFAllocator {}

public func CFRunLoopGetMain() -> CFRunLoop! { nil }
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) {}
public func CFRunLoopAddObserver(
  _ loop: CFRunLoop!,
  _ observer: CFRunLoopObserver!,
  _ mode: CFRunLoopMode!
) {}
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {}
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!,
  _ activities: UInt,
  _ repeats: Bool,
  _ order: Int,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { nil }

open class Thread: NSObject {
  public class var isMainThread: Bool { true }
}

open class DateFormatter: NSObject {
  public enum Style: UInt, Sendable {
    case none
    case short
    case medium
    case long
    case full
  }

  open class func localizedString(
    from date: Date,
    dateStyle: Style,
    timeStyle: Style
  ) -> String { "" }
  open var dateStyle = Style.none
  open var timeStyle = Style.none
  open var doesRelativeDateFormatting = false
  open func string(from date: Date) -> String { "" }
}

@available(iOS 13.0, *)
open class RelativeDateTimeFormatter: NSObject {
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String { "" }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct NSKeyValueObservedChange<Value> {}

public class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}
