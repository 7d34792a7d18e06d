import EmbeddedFiles

/// The built-in templates.
package enum BuiltInTemplates {
  /// The control itself.
  package static let control = Source("control.swift")

  /// The tests that go with it, for Swift Testing.
  package static let harness = Source("harness.swift")

  /// The same tests for XCTest.
  package static let xctest = Source("xctest.swift")

  /// The template of a whole file, around controls or tests.
  package static let file = Source("file.swift")

  /// All templates.
  package static let all = [file, control, harness, xctest]

  /// A template by name, as it was written.
  package struct Source: Sendable {
    /// The name.
    package let name: String
    /// The text.
    package let text: String

    fileprivate init(_ name: String) {
      self.name = name
      text = String(cString: embeddedText("\(name).tmpl"))
    }
  }
}
