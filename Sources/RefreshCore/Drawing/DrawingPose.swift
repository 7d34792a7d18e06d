/// A moment at which a drawing is shown.
package struct DrawingMoment: Sendable {
  /// The state.
  package var state: RefreshState
  /// The seconds since the last change of state.
  package var since = 0.0
  /// The pull divided by the trigger distance.
  package var pull = 0.0
  /// The pull in points.
  package var points = 0.0
  /// The visible part of the control, from 0 to 1.
  package var visible = 1.0
  /// Whether Reduce Motion is on.
  package var isMotionReduced = false

  /// Creates a moment at rest.
  package init(_ state: RefreshState) { self.state = state }
}

/// The unfinished moves of a drawing after its changes of state.
///
/// A pose has the difference between what was shown and the new driver, not the value: a driver
/// that follows the finger is then followed without lag. Each channel has an age of its own, so that
/// a channel whose driver stays the same runs on, and its loop does not start again.
package struct DrawingPose: Sendable {
  struct Slot: Sendable {
    var difference = 0.0
    /// The seconds between the change to the driver and the last change of state.
    var age = 0.0
  }

  private var slots: [Slot]
  /// The age of the channels that have the same driver in all states.
  private var age = 0.0

  /// Creates the pose of a drawing that has not changed its state yet.
  package init(of drawing: Drawing) {
    slots = Array(repeating: Slot(), count: drawing.slots)
  }

  /// The difference and the age of a channel.
  func slot(of channel: DrawingLayer.Channel, copy: Int) -> Slot {
    channel.slot.map { slots[$0 + copy] } ?? Slot(age: age)
  }

  /// Changes the state, so that each channel goes on from what it shows at `moment`.
  package mutating func change(
    to state: RefreshState,
    at moment: DrawingMoment,
    in drawing: Drawing
  ) {
    let motion = drawing.motion(at: moment)
    var next = moment
    (next.state, next.since) = (state, 0)
    for layer in drawing.layers {
      for channel in layer.channels {
        guard let first = channel.slot else { continue }
        let runsOn = channel.drivers.isSame(in: moment.state, as: state)
        for copy in 0..<layer.copies {
          let slot = slots[first + copy]
          if runsOn {
            slots[first + copy].age += moment.since
            continue
          }
          let lag = Double(copy) * layer.delay
          let shown = channel.shown(copy, lag: lag, slot: slot, moment: moment, motion: motion)
          var difference =
            shown - channel.goal(copy: copy, lag: lag, time: 0, moment: next, motion: motion)
          // Turns back in the shorter direction.
          if channel.number == .rotate, abs(difference) > 180 {
            difference -= 360 * (difference / 360).nearestWhole
          }
          slots[first + copy] = Slot(difference: difference)
        }
      }
    }
    age += moment.since
  }
}
