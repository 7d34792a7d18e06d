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

  private struct Parts: Sendable, Hashable {
    var input: DriverInput
    var keys: [Key]
    var duration = 0.0
    var steps = 0
    var ease: RefreshEase
    var move: RefreshMove?
  }

  /// The parts, behind one reference, so that a drawing with many drivers is made by little code.
  private var parts: [Parts]

  /// The input of the driver.
  package var input: DriverInput {
    get { parts[0].input }
    set { parts[0].input = newValue }
  }
  /// The values, by ascending input; one for each copy for `copies`, and one for a constant.
  ///
  /// A constant may have a second one for Increase Contrast; `RefreshDrawing.resolved` keeps one.
  package var keys: [Key] {
    get { parts[0].keys }
    set { parts[0].keys = newValue }
  }
  /// The duration of a loop, in seconds.
  package var duration: Double {
    get { parts[0].duration }
    set { parts[0].duration = newValue }
  }
  /// The number of steps in which a loop advances; 0 for a smooth loop.
  package var steps: Int {
    get { parts[0].steps }
    set { parts[0].steps = newValue }
  }
  /// The timing curve between two keys.
  package var ease: RefreshEase {
    get { parts[0].ease }
    set { parts[0].ease = newValue }
  }
  /// The move to this driver; `nil` for that of the channel.
  package var move: RefreshMove? {
    get { parts[0].move }
    set { parts[0].move = newValue }
  }

  /// Creates a driver.
  package init(input: DriverInput, keys: [Key], ease: RefreshEase = .linear) {
    parts = [Parts(input: input, keys: keys, ease: ease)]
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
