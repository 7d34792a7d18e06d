/// The values of a channel.
extension DrawingLayer.Channel {
  /// The value shown: that of the driver, plus what is left of the difference.
  @inline(never)
  func shown(
    _ copy: Int,
    lag: Double,
    slot: DrawingPose.Slot,
    moment: DrawingMoment,
    motion: RefreshDrawingMotion
  ) -> Double {
    let driver = drivers[moment.state]
    let time = slot.age + moment.since
    let goal = goal(copy: copy, lag: lag, time: time, moment: moment, motion: motion)
    // A turn goes on from the angle that it had.
    if driver.input == .hold || number == .rotate && driver.input == .loop {
      return goal + slot.difference
    }
    // Under Reduce Motion, movements are over at once.
    if motion != .keep && number.isMovement { return goal }
    return goal + (driver.move ?? RefreshMove()).rest(after: time) * slot.difference
  }

  /// The driver's own value, `time` seconds after the change to the driver.
  @inline(never)
  func goal(
    copy: Int,
    lag: Double,
    time: Double,
    moment: DrawingMoment,
    motion: RefreshDrawingMotion
  ) -> Double {
    let driver = drivers[moment.state]
    switch driver.input {
    case .constant: return driver.keys[0].value
    case .copies: return driver.keys[copy].value
    case .hold: return number.initial
    case .pull: return driver.value(at: moment.pull)
    case .points: return driver.value(at: moment.points)
    case .visible: return driver.value(at: moment.visible)
    case .loop:
      let runs = motion == .keep || number.isCalm
      let turns = ((runs ? time : 0) - lag) / driver.duration
      return driver.value(inTime: turns - turns.wholeBelow)
    case .once:
      let part = motion == .keep ? (time - lag) / driver.duration : 1
      return driver.value(inTime: min(max(part, 0), 1))
    }
  }
}

extension RefreshDriver<Double> {
  /// The value at a part of the driver's duration.
  fileprivate func value(inTime part: Double) -> Double {
    guard steps > 0 else { return value(at: part) }
    let count = Double(steps)
    return value(at: (part * count + 1e-6).wholeBelow / count)
  }

  /// The value at an input: piecewise between the keys, constant before and after them.
  fileprivate func value(at input: Double) -> Double {
    var from = keys[0]
    for to in keys {
      if input < to.input {
        guard from.input < to.input else { return to.value }
        let part = ease.value(at: (input - from.input) / (to.input - from.input))
        return from.value + (to.value - from.value) * part
      }
      from = to
    }
    return from.value
  }
}
