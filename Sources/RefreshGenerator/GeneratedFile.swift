/// A file that is to be written.
package struct GeneratedFile: Sendable, Hashable {
  /// What a file is for.
  package enum Kind: Sendable, Hashable {
    /// The control itself.
    case control
    /// The tests that go with it.
    case harness
    /// The texts in all languages.
    case catalog
  }

  /// What the file is for.
  package var kind: Kind
  /// The name, without a folder.
  package var name: String
  /// The text in UTF-8, which ends with a newline.
  package var bytes: [UInt8]

  /// The text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
