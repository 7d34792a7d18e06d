/// The limit of nesting, which keeps templates from exhausting the stack.
package enum Nesting {
  /// The largest number of blocks, includes and expressions inside each other.
  package static let limit = 64
}
