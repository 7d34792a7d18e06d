// What the UI tests of the device check use of the standard library and of Foundation, which the embedded
// library lacks; type-checked together with the tests, and never run.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import XCTest

public protocol Codable {}

public final class JSONDecoder {
  public init() {}
  public func decode<Value: Codable>(_ type: Value.Type, from data: Data) throws -> Value {
    fatalError()
  }
}

extension Data {
  init(_ bytes: String.UTF8View) {}
}

extension String {
  public struct Encoding {
    public static var utf8: Encoding { Encoding() }
  }

  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
}
