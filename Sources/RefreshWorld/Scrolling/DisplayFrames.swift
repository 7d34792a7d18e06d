/// The frames of a simulated display.
package enum DisplayFrames {
  /// The frame rate, at which a frame takes a whole number of milliseconds.
  private static let perSecond = 125.0

  /// The time of the first frame after `time`, a multiple of the frame duration.
  package static func next(after time: Double) -> Double {
    // The bound keeps the conversion to an integer from trapping at very large times.
    let count = Int(min((time + Delays.tolerance) * perSecond, 1e15))
    return Double(count + 1) / perSecond
  }
}
