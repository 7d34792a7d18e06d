/// The built-in templates.
package enum BuiltInTemplates {
  /// The control itself.
  package static let control = Source("control.swift", PackageResources.control_swift_tmpl)

  /// The tests that go with it, for Swift Testing.
  package static let harness = Source("harness.swift", PackageResources.harness_swift_tmpl)

  /// The same tests for XCTest.
  package static let xctest = Source("xctest.swift", PackageResources.xctest_swift_tmpl)

  /// The template of a whole file, around controls or tests.
  package static let file = Source("file.swift", PackageResources.file_swift_tmpl)

  /// All templates.
  package static let all = [file, control, harness, xctest]

  /// A template by name, as it was written.
  package struct Source: Sendable {
    /// The name.
    package let name: String
    /// The text.
    package let text: String

    fileprivate init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      text = String(decoding: bytes, as: UTF8.self)
    }
  }
}
