package import RefreshWorld

/// A sequence of steps that a finger or the app performs.
package struct Gesture: Sendable, Hashable {
  /// The steps, in order.
  package var steps: [Step]

  package enum Step: Sendable, Hashable {
    /// A finger drags the content to `to` at constant speed.
    ///
    /// `from` and `to` are content offsets without rubber-banding, in points from the offset at
    /// which the list rests at the control's edge. From 0 to -120, the finger moves 120 points and
    /// pulls a header down; from 0 to 120, it pulls a footer up. Past the edge, the list moves less
    /// than the finger (rubber-banding).
    ///
    /// When the finger touches the list, the content is first moved to `from`. Without `from`, the
    /// finger stops the content where it is. If the finger is still down from the previous drag,
    /// only the distance from `from` to `to` counts, so that the content does not jump.
    case drag(from: Double?, to: Double, seconds: Double)
    /// The finger lifts while it moves at a velocity, in points of content offset per second.
    case fling(velocity: Double)
    /// Any stimulus of a trace.
    case stimulus(Stimulus)
  }

  package init(steps: [Step]) {
    self.steps = steps
  }
}

package struct GestureError: Error, Sendable, Hashable {
  package var message: String
  /// The column of the error, in characters from 1.
  package var column: Int
}
