// What the UI tests of the device check use of XCTest; nothing of it ever runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported public import Foundation
@_exported public import UIKit

open class XCTestCase {
  public init() {}
  open var continueAfterFailure = true
  public func add(_ attachment: XCTAttachment) {}
}

public final class XCTAttachment {
  public enum Lifetime {
    case keepAlways
  }

  public var name: String?
  public var lifetime = Lifetime.keepAlways
  public init(string: String) {}
}

public func XCTFail(_ message: String = "") {}

public protocol XCTActivity {}

public enum XCTContext {
  @MainActor
  public static func runActivity<Result>(
    named name: String,
    block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result { fatalError() }
}

@MainActor
open class XCUIElement {
  public var label: String { "" }
  public var value: Any? { nil }
  public func waitForExistence(timeout: TimeInterval) -> Bool { false }
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  public func tap() {}
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate()
  }
}

@MainActor
open class XCUIElementQuery {
  public subscript(key: String) -> XCUIElement { XCUIElement() }
}

@MainActor
public final class XCUIApplication: XCUIElement {
  public override init() {}
  public var launchEnvironment: [String: String] = [:]
  public func launch() {}
}

public struct CGVector {
  public init(dx: CGFloat, dy: CGFloat) {}
}

public struct XCUIGestureVelocity: Sendable {
  public static let slow = XCUIGestureVelocity(0)
  public init(_ value: CGFloat) {}
}

@MainActor
public final class XCUICoordinate {
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) {}
}

public enum UIDeviceOrientation: Sendable {
  case portrait
  case landscapeLeft
}

@MainActor
public final class XCUIDevice {
  public static let shared = XCUIDevice()
  public var orientation = UIDeviceOrientation.portrait
}

@MainActor
public final class UIDevice {
  public static let current = UIDevice()
  public var model: String { "" }
  public var systemName: String { "" }
  public var systemVersion: String { "" }
}

public struct URL: Sendable {
  public init(fileURLWithPath path: String) {}
  public var path: String { "" }
  public mutating func deleteLastPathComponent() {}
}

public final class ProcessInfo: Sendable {
  public static let processInfo = ProcessInfo()
  public var environment: [String: String] { [:] }
}

public final class FileManager: Sendable {
  public static let `default` = FileManager()
  public func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
}

extension String {
  public struct Encoding {
    public static var utf8: Encoding { Encoding() }
  }

  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
  public func write(toFile path: String, atomically: Bool, encoding: Encoding) throws {}
}

extension Thread {
  public class func sleep(forTimeInterval ti: TimeInterval) {}
}
