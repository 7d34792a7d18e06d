/// How deep things may nest, so that no template can exhaust the stack.
package enum Nesting {
  /// The deepest level allowed, for blocks with includes and for expressions alike.
  package static let limit = 64
}
