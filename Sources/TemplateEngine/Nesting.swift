/// The limit of nesting, which keeps templates from exhausting the stack.
package enum Nesting {
  /// The maximum depth of blocks and includes together, and of expressions.
  package static let limit = 64
}
