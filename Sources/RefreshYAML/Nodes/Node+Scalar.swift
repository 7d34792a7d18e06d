/// The style of a scalar.
package enum ScalarStyle: Sendable, Hashable, CaseIterable {
  /// Without quotes.
  case plain
  /// In single quotes.
  case singleQuoted
  /// In double quotes.
  case doubleQuoted
  /// A block after `|`.
  case literal
  /// A block after `>`.
  case folded
}

/// The text of a scalar; only `text` copies it out of the file.
package struct Scalar: Sendable {
  /// The text in UTF-8, with escapes resolved and lines folded.
  package let utf8: ArraySlice<UInt8>

  /// The style.
  package let style: ScalarStyle

  /// The text as a string.
  package var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Whether the scalar is plain text without quotes, in which `no` might mean `false`.
  package var isPlain: Bool { style == .plain }
}

extension Node {
  /// The node as a scalar, if it is one.
  package var scalar: Scalar? {
    let record = record
    return ScalarStyle(record.shape).map { Scalar(utf8: arena.text(of: record), style: $0) }
  }

  /// The text of a scalar.
  package var text: String? {
    let record = record
    return ScalarStyle(record.shape).map { _ in arena.string(of: record) }
  }

  /// Whether the value is null: empty, `~` or `null`, unquoted.
  package var isNull: Bool {
    record.shape == .plain && (text(equals: "") || text(equals: "~") || text(equals: "null"))
  }

  /// Whether the node is a scalar with the text `other`; creates no string.
  package func text(equals other: String) -> Bool {
    let record = record
    guard ScalarStyle(record.shape) != nil, Int(record.detail) == other.utf8.count else {
      return false
    }
    return arena.text(of: record).elementsEqual(other.utf8)
  }

  /// Whether the node is a scalar with the text `other`; creates no string.
  package func text(equals other: StaticString) -> Bool {
    let record = record
    guard ScalarStyle(record.shape) != nil else { return false }
    return other.withUTF8Buffer { arena.text(of: record).elementsEqual($0) }
  }
}

extension ScalarStyle {
  init?(_ shape: NodeShape) {
    switch shape {
    case .plain: self = .plain
    case .singleQuoted: self = .singleQuoted
    case .doubleQuoted: self = .doubleQuoted
    case .literal: self = .literal
    case .folded: self = .folded
    case .sequence, .mapping, .alias, .invalid: return nil
    }
  }
}
