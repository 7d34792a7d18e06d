/// The limits of one rendering, which keep templates from using up memory and time.
package struct RenderLimits: Sendable, Hashable {
  /// The maximum size of the output, and of the result of a filter, in bytes.
  package var outputSize: Int
  /// The maximum number of nodes, loop items and operands.
  ///
  /// For operations on texts and lists, every 64 bytes or items count as one step.
  package var steps: Int

  /// Creates limits; the defaults allow two thousand controls in one file.
  package init(outputSize: Int = 128 << 20, steps: Int = 50_000_000) {
    self.outputSize = outputSize
    self.steps = steps
  }
}
