/// A generated file.
package struct GeneratedFile: Sendable, Hashable {
  /// The kind of a generated file.
  package enum Kind: Sendable, Hashable {
    /// The control.
    case control
    /// The tests of the control.
    case harness
    /// The String Catalog.
    case catalog
  }

  /// The kind.
  package var kind: Kind
  /// The name, without a folder.
  package var name: String
  /// The text in UTF-8, which ends with a newline.
  package var bytes: [UInt8]

  /// The content as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
