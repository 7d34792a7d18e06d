/// Rewrites a rendered suite of Swift Testing for XCTest.
///
/// Both say the same. A template of its own for each would have to be kept so by hand, and one for
/// both would be hard to read.
struct XCTestDialect {
  /// Whether the next function is a test.
  private var isAtTest = false

  /// The suite for XCTest.
  static func translate(_ text: [UInt8]) -> [UInt8] {
    var dialect = XCTestDialect()
    let lines = text.split(separator: .lineFeed, omittingEmptySubsequences: false)
    return lines.compactMap { dialect.translate(line: String(decoding: $0, as: UTF8.self)) }
      .map { Array($0.utf8) }
      .joined(separator: [.lineFeed]).map(\.self)
  }

  /// A line for XCTest; nothing for one that XCTest does without.
  private mutating func translate(line: String) -> String? {
    let content = line.drop { $0 == " " }
    let indentation = String(line.prefix(line.count - content.count))
    if content.hasPrefix("@Suite(") { return nil }
    if content == "import Testing" { return "import XCTest" }
    if content.hasPrefix("struct "), content.hasSuffix("Tests {") {
      return "final class \(content.dropFirst(7).dropLast(2)): XCTestCase {"
    }
    if content.hasPrefix("private let rig = ") {
      // XCTest makes a test case off the main actor, where no scroll view can be.
      return "\(indentation)private lazy var rig = \(content.dropFirst(18))"
    }
    if content.hasPrefix("@Test(\""), content.hasSuffix("\")") {
      isAtTest = true
      return "\(indentation)// It \(content.dropFirst(7).dropLast(2))."
    }
    if isAtTest, content.hasPrefix("func ") {
      isAtTest = false
      let name = content.dropFirst(5).prefix { $0 != "(" }
      // XCTest outside of Apple's systems runs a test of the main actor only if it is async.
      return "\(indentation)func test\(name.prefix(1).uppercased())\(name.dropFirst())() async {"
    }
    if content == "at location: SourceLocation = #_sourceLocation" {
      return "\(indentation)file: StaticString = #filePath,\n\(indentation)line: UInt = #line"
    }
    guard content.hasPrefix("#expect(") else { return line }
    var expectation = "\(indentation)XCTAssert(\(content.dropFirst(8))"
    let place = ", sourceLocation: location)"
    if expectation.hasSuffix(place) {
      expectation = expectation.dropLast(place.count) + ", file: file, line: line)"
    }
    return expectation
  }
}
