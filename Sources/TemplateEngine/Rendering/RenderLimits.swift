/// What one rendering may use up, so that no template can fill the memory or run forever.
package struct RenderLimits: Sendable, Hashable {
  /// How many bytes the output may have, and the text that a filter makes.
  package var outputSize: Int
  /// How many nodes, loop items and operands may be worked through.
  ///
  /// Where the work depends on the size of a text or list, each 64 bytes or items count as one.
  package var steps: Int

  /// Creates limits; without others, they leave room for two thousand controls in a file.
  package init(outputSize: Int = 128 << 20, steps: Int = 50_000_000) {
    self.outputSize = outputSize
    self.steps = steps
  }
}
