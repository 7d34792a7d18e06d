/// The limits of one rendering, which keep templates from using up memory and time.
package struct RenderLimits: Sendable, Hashable {
  /// The maximum size of the output, and of the result of a filter, in bytes.
  package var outputSize: Int
  /// The maximum number of steps: each node, loop item and operand is one step.
  ///
  /// An operation on texts or lists takes one more step for every 64 bytes or items.
  package var steps: Int

  /// Creates limits; the defaults allow two thousand controls in one file.
  package init(outputSize: Int = 128 << 20, steps: Int = 50_000_000) {
    self.outputSize = outputSize
    self.steps = steps
  }
}
