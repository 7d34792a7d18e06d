/// The source of a channel's value in a state: a constant, the pull, or the time.
public struct RefreshDriver<Value: Sendable & Hashable>: Sendable, Hashable {
  /// A value at a point of the driver's input.
  package struct Key: Sendable, Hashable {
    package var input: Double
    package var value: Value

    package init(input: Double, value: Value) {
      (self.input, self.value) = (input, value)
    }
  }

  /// The input of the driver.
  package var input: DriverInput
  /// The values, by ascending input; one for each copy for `copies`, and one for a constant.
  ///
  /// A constant may have a second one for Increase Contrast; `RefreshDrawing.resolved` keeps one.
  package var keys: [Key]
  /// The duration of a loop, in seconds.
  package var duration = 0.0
  /// The number of steps in which a loop advances; 0 for a smooth loop.
  package var steps = 0
  /// The timing curve between two keys.
  package var ease = RefreshEase.linear
  /// The move to this driver; `nil` for that of the channel.
  package var move: RefreshMove?

  /// Creates a driver.
  package init(input: DriverInput, keys: [Key], ease: RefreshEase = .linear) {
    (self.input, self.keys, self.ease) = (input, keys, ease)
  }
}

/// The input of a driver.
package enum DriverInput: UInt8, Sendable, CaseIterable {
  case constant, copies, hold, pull, points, visible, loop, once
}

extension RefreshDriver {
  /// Returns the driver with other values.
  package func map<Other>(_ transform: (Value) -> Other) -> RefreshDriver<Other> {
    var driver = RefreshDriver<Other>(
      input: input,
      keys: keys.map { .init(input: $0.input, value: transform($0.value)) },
      ease: ease
    )
    (driver.duration, driver.steps, driver.move) = (duration, steps, move)
    return driver
  }
}
