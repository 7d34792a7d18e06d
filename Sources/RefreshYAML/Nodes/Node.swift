package import RefreshDiagnostics

/// A node of a document: a lightweight view of a record.
///
/// Aliases are resolved: the view of `*base` has the kind and content of the node at `&base`. Its
/// `range` is the range of the alias, and its `definition` is the range of the content.
package struct Node: Sendable {
  let arena: Arena

  /// The index of the record with the content.
  let index: Int32

  /// The index of the innermost alias through which the content was reached, or -1.
  let alias: Int32

  var record: NodeRecord { arena.records[Int(index)] }

  /// Creates the view of a record, which may be an alias.
  init(_ arena: Arena, at index: Int32, reachedThrough alias: Int32) {
    let record = arena.records[Int(index)]
    let isAlias = record.shape == .alias
    self.arena = arena
    self.index = isAlias ? record.payload : index
    self.alias = isAlias ? index : alias
  }
}

extension Node {
  /// The kind of a node.
  package enum Kind: Sendable, Hashable {
    /// A scalar.
    case scalar
    /// A list.
    case sequence
    /// A map.
    case mapping
    /// An undefined alias, which has already been reported.
    case invalid
  }

  /// The kind of the node.
  package var kind: Kind {
    switch record.shape {
    case .plain, .singleQuoted, .doubleQuoted, .literal, .folded: .scalar
    case .sequence: .sequence
    case .mapping: .mapping
    case .alias, .invalid: .invalid
    }
  }

  /// The file of the node.
  package var file: SourceFile { arena.file }

  /// The range of the node; for an alias, the range of the alias itself.
  package var range: SourceRange {
    isAlias ? arena.records[Int(alias)].range : definition
  }

  /// The range of the content; for an alias, the range of the node with the anchor.
  package var definition: SourceRange { record.range }

  /// The innermost alias through which the node was reached, if any.
  ///
  /// For a node inside an aliased map, `range` is its own range, and `use` is the range of the
  /// alias.
  package var use: SourceRange? {
    alias < 0 ? nil : arena.records[Int(alias)].range
  }

  /// Whether the node is an alias itself, rather than a part of an aliased node.
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

  /// The notes of a finding about this node that show its alias or anchor.
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
