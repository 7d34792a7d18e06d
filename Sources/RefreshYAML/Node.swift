package import RefreshDiagnostics

/// A node of a document: a light view that costs a reference and two numbers.
///
/// Aliases are resolved: the view of `*base` shows the kind and content of the node at `&base`,
/// and keeps both places.
package struct Node: Sendable {
  let arena: Arena

  /// The record that holds the content.
  let index: Int32

  /// The innermost alias through which the content was reached, or -1.
  let alias: Int32

  var record: NodeRecord { arena.records[Int(index)] }

  /// The view of a record as it stands in the document, which may be an alias.
  init(_ arena: Arena, at index: Int32, reachedThrough alias: Int32) {
    let record = arena.records[Int(index)]
    let isAlias = record.shape == .alias
    self.arena = arena
    self.index = isAlias ? record.payload : index
    self.alias = isAlias ? index : alias
  }
}

extension Node {
  /// What a node is.
  package enum Kind: Sendable, Hashable {
    /// Text, whatever it may mean.
    case scalar
    /// A list.
    case sequence
    /// Pairs of keys and values.
    case mapping
    /// An alias that leads nowhere; it has been reported, so nothing more need be said.
    case invalid
  }

  /// What the node is.
  package var kind: Kind {
    switch record.shape {
    case .plain, .singleQuoted, .doubleQuoted, .literal, .folded: .scalar
    case .sequence: .sequence
    case .mapping: .mapping
    case .alias, .invalid: .invalid
    }
  }

  /// The file that holds the node.
  package var file: SourceFile { arena.file }

  /// Where the node stands: for an alias the alias itself, otherwise its own characters.
  package var range: SourceRange {
    isAlias ? arena.records[Int(alias)].range : definition
  }

  /// The characters of the content; for an alias those of the node with the anchor.
  package var definition: SourceRange { record.range }

  /// The innermost alias through which the node was reached, if any.
  ///
  /// A node inside an aliased map has its own `range` and the alias's `use`.
  package var use: SourceRange? {
    alias < 0 ? nil : arena.records[Int(alias)].range
  }

  /// Says whether the node is an alias itself, rather than something inside an aliased node.
  package var isAlias: Bool {
    alias >= 0 && arena.records[Int(alias)].payload == index
  }

  /// The name of the node's anchor, without its `&`.
  package var anchor: String? {
    arena.properties(of: index).flatMap { string($0.anchor) }
  }

  /// The node's tag, with the shorthands `!` and `!!` resolved.
  package var tag: String? {
    arena.properties(of: index).flatMap { string($0.tag) }
  }

  /// A note for a finding about this node that shows the other end of its alias.
  package var aliasNotes: [Diagnostic.Note] {
    guard let use else { return [] }
    return isAlias
      ? [Diagnostic.Note("the alias refers to this value", file: file.name, range: definition)]
      : [Diagnostic.Note("the alias is here", file: file.name, range: use)]
  }

  private func string(_ range: Range<Int32>) -> String? {
    range.isEmpty ? nil : String(decoding: arena.text(range), as: UTF8.self)
  }
}
