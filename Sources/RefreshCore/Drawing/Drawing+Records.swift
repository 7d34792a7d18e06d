/// The evaluator: the records that pages, pictures and views draw.
extension Drawing {
  /// Replaces `records` by what is visible at a moment, in drawing order.
  ///
  /// Nothing is allocated if `records` has the capacity.
  package func draw(
    at moment: DrawingMoment,
    from pose: DrawingPose,
    into records: inout [DrawingRecord]
  ) {
    records.removeAll(keepingCapacity: true)
    draw(layers.indices, at: moment, from: pose, into: &records)
  }

  private func draw(
    _ range: Range<Int>,
    at moment: DrawingMoment,
    from pose: DrawingPose,
    into records: inout [DrawingRecord]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + 1 + layers[index].inside
      for copy in 0..<layers[index].copies {
        guard let record = record(of: index, copy: copy, at: moment, from: pose) else { continue }
        let place = records.count
        records.append(record)
        draw(index + 1..<end, at: moment, from: pose, into: &records)
        records[place].inside = records.count - place - 1
      }
      index = end
    }
  }

  /// The record of a layer's copy; `nil` if it is invisible.
  func record(
    of index: Int,
    copy: Int,
    at moment: DrawingMoment,
    from pose: DrawingPose
  ) -> DrawingRecord? {
    let layer = layers[index]
    let motion = motion(at: moment)
    var record = DrawingRecord(layer: index, copy: copy)
    var (scale, shown) = (1.0, DrawingNumber.shown.initial)
    for channel in layer.channels {
      let slot = pose.slot(of: channel, copy: copy)
      let value = channel.shown(
        copy,
        lag: Double(copy) * layer.delay,
        slot: slot,
        moment: moment,
        motion: motion
      )
      switch channel.number {
      case .start: record.start = Self.clamp(value)
      case .end: record.end = Self.clamp(value)
      case .x: record.x = value
      case .y: record.y = value
      case .rotate: record.rotate = value
      case .scale: scale = value
      case .scaleX: record.scaleX = value
      case .scaleY: record.scaleY = value
      case .opacity: record.opacity = value
      case .width: record.width = max(value, 0)
      case .shown: shown = value
      case .strokeRed: record.stroke.red = Self.clamp(value)
      case .strokeGreen: record.stroke.green = Self.clamp(value)
      case .strokeBlue: record.stroke.blue = Self.clamp(value)
      case .strokeAlpha: record.stroke.alpha = Self.clamp(value)
      case .fillRed: record.fill.red = Self.clamp(value)
      case .fillGreen: record.fill.green = Self.clamp(value)
      case .fillBlue: record.fill.blue = Self.clamp(value)
      case .fillAlpha: record.fill.alpha = Self.clamp(value)
      }
    }
    if motion == .pulse, layer.moves(in: moment.state) {
      record.opacity *= Self.pulse(after: moment.since)
    }
    let length = record.end - record.start
    guard Double(copy) <= shown - 1e-6, record.opacity >= 0.002, length >= 0.0005 else {
      return nil
    }
    record.opacity = Self.clamp(record.opacity)
    record.turn = Double(copy) * layer.turn
    record.x += Double(copy) * layer.moveX
    record.y += Double(copy) * layer.moveY
    record.scaleX = max(scale * record.scaleX, 0.001)
    record.scaleY = max(scale * record.scaleY, 0.001)
    // A round end grows from nothing, where a dot would appear at once.
    if layer.hasRoundCap { record.width *= min(length / 0.04, 1) }
    return record
  }

  /// The behavior of loops, which is `keep` without Reduce Motion.
  func motion(at moment: DrawingMoment) -> RefreshDrawingMotion {
    moment.isMotionReduced ? reduceMotion : .keep
  }

  private static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }

  /// The opacity in place of motion: 1, 0.4 and 1 again in 1.2 seconds.
  private static func pulse(after time: Double) -> Double {
    let turns = time / 1.2
    let part = 2 * (turns - turns.wholeBelow)
    return 1 - 0.6 * RefreshEase.easeInOut.value(at: min(part, 2 - part))
  }
}

extension DrawingLayer {
  /// Whether a loop would move the layer in a state.
  fileprivate func moves(in state: RefreshState) -> Bool {
    channels.contains { !$0.number.isCalm && $0.drivers[state].input == .loop }
  }
}
