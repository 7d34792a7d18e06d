/// Whether a drawing needs frames.
extension Drawing {
  /// Whether the drawing changes after a moment, even if its inputs stay the same.
  package func isMoving(at moment: DrawingMoment, from pose: DrawingPose) -> Bool {
    var index = 0
    while index < layers.count {
      let layer = layers[index]
      var isVisible = false
      for copy in 0..<layer.copies {
        // Nothing that an invisible layer does can be seen, unless it appears.
        let isShown = record(of: index, copy: copy, at: moment, from: pose) != nil
        isVisible = isVisible || isShown
        var (moves, mayAppear, fades) = (false, false, false)
        for channel in layer.channels {
          let slot = pose.slot(of: channel, copy: copy)
          guard channel.isMoving(copy: copy, delay: layer.delay, slot: slot, at: moment, in: self)
          else { continue }
          moves = true
          mayAppear = mayAppear || channel.number.decidesVisibility
          fades = fades || channel.number == .opacity
        }
        if isShown, moves { return true }
        if mayAppear, fades || !isTransparent(index: index, copy: copy, at: moment, from: pose) {
          return true
        }
      }
      index += isVisible ? 1 : layer.inside + 1
    }
    return false
  }
}

extension Drawing {
  /// Whether the opacity hides a copy of a layer.
  private func isTransparent(
    index: Int,
    copy: Int,
    at moment: DrawingMoment,
    from pose: DrawingPose
  ) -> Bool {
    let layer = layers[index]
    return layer.channels.contains { channel in
      let (lag, slot) = (Double(copy) * layer.delay, pose.slot(of: channel, copy: copy))
      return channel.number == .opacity
        && channel.shown(copy, lag: lag, slot: slot, moment: moment, motion: motion(at: moment))
          < 0.002
    }
  }
}

extension DrawingNumber {
  /// Whether a layer may appear by a change of the number.
  fileprivate var decidesVisibility: Bool {
    switch self {
    case .start, .end, .opacity, .shown: true
    default: false
    }
  }
}

extension DrawingLayer.Channel {
  fileprivate func isMoving(
    copy: Int,
    delay: Double,
    slot: DrawingPose.Slot,
    at moment: DrawingMoment,
    in drawing: Drawing
  ) -> Bool {
    let driver = drivers[moment.state]
    let time = slot.age + moment.since
    let motion = drawing.motion(at: moment)
    if driver.input == .loop {
      return motion == .keep || number.isCalm || motion == .pulse
    }
    if driver.input == .once, motion == .keep {
      if time < driver.duration + Double(copy) * delay { return true }
    }
    guard slot.difference != 0, driver.input != .hold, let move = driver.move else { return false }
    return time < move.over + move.delay && (motion == .keep || !number.isMovement)
  }
}
