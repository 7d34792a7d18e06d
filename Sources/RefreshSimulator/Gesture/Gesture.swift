package import RefreshWorld

/// What a finger and an app do to a list, one step after the other.
package struct Gesture: Sendable, Hashable {
  /// The steps, in order.
  package var steps: [Step]

  /// One step of a gesture.
  package enum Step: Sendable, Hashable {
    /// A finger drags the content to `to`, at one speed.
    ///
    /// Both places are offsets that the finger asks for, without the rubber band, counted from the
    /// offset at which the control's pull is 0. They grow like the offset: -120 is a header pulled
    /// down by 120 points, 120 a footer pulled up by as many. What shows beyond an edge is less.
    ///
    /// A finger that comes down finds the content at `from`; if it stands elsewhere it is put there
    /// first, without a finger. Without `from` the finger grasps it wherever it is, even on its way.
    /// While the finger is still down from the drag before, only the way from one place to the other
    /// counts, so that the content never jumps under it.
    case drag(from: Double?, to: Double, seconds: Double)
    /// The finger leaves at a velocity, in points per second of the offset.
    case fling(velocity: Double)
    /// Anything that a trace can say in one line.
    case stimulus(Stimulus)
  }

  /// Creates a gesture.
  package init(_ steps: [Step]) {
    self.steps = steps
  }
}

/// A gesture that can't be understood.
package struct GestureError: Error, Sendable, Hashable {
  /// What is wrong, and what was expected.
  package var message: String
  /// Where in the text, in characters from 1.
  package var column: Int
}
