package import RefreshDiagnostics

/// A node of a document: its content, and how the content was reached.
///
/// Aliases are resolved: the node of `*base` has the content of the node at `&base`. Its `range` is
/// the range of the alias, and its `definition` is the range of the content.
package struct Node: Sendable {
  package let kind: Kind
  /// The range of the content; for an alias, the range of the node with the anchor.
  package let definition: SourceRange
  private let source: Source
  private var alias: Alias?

  /// Creates a node that stands where its content does.
  init(kind: Kind, at range: SourceRange, in source: Source) {
    self.kind = kind
    definition = range
    self.source = source
  }

  package enum Kind: Sendable {
    case scalar(Scalar)
    /// The items of a list.
    case sequence([Node])
    /// The pairs of a map in the order of the file, followed by those that merge keys add.
    case mapping([Pair])
    /// An undefined alias, which has already been reported.
    case invalid
  }

  /// The file of nodes: one object for all of them, which saves memory.
  final class Source: Sendable {
    let file: SourceFile

    init(file: SourceFile) { self.file = file }
  }

  /// The innermost alias through which a node was reached; indirect, since few nodes have one.
  private indirect enum Alias {
    case itself(SourceRange)
    case around(SourceRange)
  }
}

/// The text of a scalar.
package struct Scalar: Sendable {
  /// The text, with escapes resolved and lines folded.
  package let text: String

  package let style: Style

  /// Whether the scalar is plain text without quotes, in which `no` might mean `false`.
  package var isPlain: Bool { style == .plain }

  package enum Style: Sendable {
    /// Without quotes.
    case plain
    /// In single or double quotes.
    case quoted
    /// A block after `|` or `>`.
    case block
  }
}

/// A key of a map with its value.
package struct Pair: Sendable {
  /// The key, usually a scalar.
  package var key: Node

  package var value: Node

  /// Whether the key is the merge key `<<`, whose value replaces the pair.
  let isMerge: Bool
}

extension Node {
  package var scalar: Scalar? {
    guard case .scalar(let scalar) = kind else { return nil }
    return scalar
  }

  package var text: String? { scalar?.text }

  /// The items of the node, if it is a list.
  package var sequence: [Node]? {
    guard case .sequence(let items) = kind else { return nil }
    guard let use else { return items }
    return items.map { $0.reached(through: use) }
  }

  /// The pairs of the node, if it is a map.
  package var mapping: [Pair]? {
    guard case .mapping(let pairs) = kind else { return nil }
    guard let use else { return pairs }
    return pairs.map {
      Pair(
        key: $0.key.reached(through: use),
        value: $0.value.reached(through: use),
        isMerge: $0.isMerge
      )
    }
  }

  /// The value of a key, if the node is a map that has it.
  package subscript(key: String) -> Node? {
    mapping?.first { $0.key.text == key }?.value
  }

  package var file: SourceFile { source.file }

  /// The range of the node; for an alias, the range of the alias itself.
  package var range: SourceRange { isAlias ? use ?? definition : definition }

  /// Whether the node is an alias itself, rather than a part of an aliased node.
  package var isAlias: Bool {
    guard case .itself = alias else { return false }
    return true
  }

  /// The range of the innermost alias through which the node was reached, if any.
  ///
  /// For a node inside an aliased map, `range` is its own range.
  package var use: SourceRange? {
    switch alias {
    case .itself(let range), .around(let range): range
    case nil: nil
    }
  }

  /// The notes of a finding about this node that show its alias or anchor.
  package var aliasNotes: [Diagnostic.Note] {
    guard let use else { return [] }
    return isAlias
      ? [
        Diagnostic.Note(
          message: "the alias refers to this value",
          file: file.name,
          range: definition
        )
      ]
      : [Diagnostic.Note(message: "the alias is here", file: file.name, range: use)]
  }

  func alias(at range: SourceRange) -> Node {
    var node = self
    node.alias = .itself(range)
    return node
  }

  private func reached(through alias: SourceRange) -> Node {
    var node = self
    node.alias = self.alias ?? .around(alias)
    return node
  }
}
