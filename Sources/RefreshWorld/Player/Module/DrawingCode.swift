package import RefreshCore

/// A drawing as numbers, which the preview page passes to the WebAssembly module.
package enum DrawingCode {
  package static func numbers(of drawing: Drawing) -> [Double] {
    var numbers = [Double(drawing.reduceMotion.rawValue), Double(drawing.layers.count)]
    for layer in drawing.layers {
      numbers += [
        Double(layer.copies), layer.turn, layer.moveX, layer.moveY, layer.delay,
        layer.hasRoundCap ? 1 : 0, Double(layer.inside), Double(layer.channels.count),
      ]
      for channel in layer.channels {
        let drivers = channel.drivers
        numbers += [Double(channel.number.rawValue), Double(drivers.drivers.count)]
        if drivers.drivers.count > 1 { numbers += drivers.indices.map { Double($0) } }
        for driver in drivers.drivers { add(driver, to: &numbers) }
      }
    }
    return numbers
  }

  private static func add(_ driver: RefreshDriver<Double>, to numbers: inout [Double]) {
    let move = driver.move ?? RefreshMove()
    numbers += [
      Double(driver.input.rawValue), driver.duration, Double(driver.steps),
      Double(driver.ease.rawValue), move.over, Double(move.ease.rawValue), move.delay,
      Double(driver.keys.count),
    ]
    for key in driver.keys { numbers += [key.input, key.value] }
  }

  /// The drawing that numbers stand for.
  package static func drawing(_ numbers: [Double]) -> Drawing {
    var reader = Reader(numbers: numbers)
    let motion = RefreshDrawingMotion(rawValue: UInt8(reader.whole())) ?? .pulse
    let layers = reader.times { reader in
      var layer = DrawingLayer()
      layer.copies = reader.whole()
      (layer.turn, layer.moveX, layer.moveY) = (reader.next(), reader.next(), reader.next())
      (layer.delay, layer.hasRoundCap) = (reader.next(), reader.next() != 0)
      layer.inside = reader.whole()
      for _ in 0..<reader.whole() {
        let number = DrawingNumber(rawValue: UInt8(reader.whole())) ?? .opacity
        layer.add(number, drivers: reader.channel())
      }
      return layer
    }
    return Drawing(layers: layers, reduceMotion: motion)
  }

  private struct Reader {
    let numbers: [Double]
    var index = 0

    mutating func next() -> Double {
      defer { index += 1 }
      return index < numbers.count ? numbers[index] : 0
    }

    mutating func whole() -> Int { Int(next()) }

    mutating func times<Element>(_ make: (inout Reader) -> Element) -> [Element] {
      let count = whole()
      return (0..<count).map { _ in make(&self) }
    }

    mutating func channel() -> RefreshChannel<Double> {
      let count = whole()
      let states = RefreshState.allCases.map { _ in count > 1 ? UInt8(whole()) : 0 }
      let drivers = (0..<count).map { _ in driver() }
      return RefreshChannel(drivers: drivers, indices: states)
    }

    private mutating func driver() -> RefreshDriver<Double> {
      let input = DriverInput(rawValue: UInt8(whole())) ?? .constant
      var driver = RefreshDriver<Double>(input: input, keys: [])
      (driver.duration, driver.steps) = (next(), whole())
      driver.ease = RefreshEase(rawValue: UInt8(whole())) ?? .linear
      var move = RefreshMove(over: next())
      move.ease = RefreshEase(rawValue: UInt8(whole())) ?? .easeOut
      move.delay = next()
      driver.move = move
      driver.keys = times { .init(input: $0.next(), value: $0.next()) }
      return driver
    }
  }
}

/// A part of a record that the preview page reads.
package enum RecordPart: Int32, Sendable, CaseIterable {
  case layer, inside, turn, x, y, rotate, scaleX, scaleY, opacity, start, end, width
  case strokeRed, strokeGreen, strokeBlue, strokeAlpha
  case fillRed, fillGreen, fillBlue, fillAlpha

  /// The value in a record.
  package func of(_ record: DrawingRecord) -> Double {
    switch self {
    case .layer: Double(record.layer)
    case .inside: Double(record.inside)
    case .turn: record.turn
    case .x: record.x
    case .y: record.y
    case .rotate: record.rotate
    case .scaleX: record.scaleX
    case .scaleY: record.scaleY
    case .opacity: record.opacity
    case .start: record.start
    case .end: record.end
    case .width: record.width
    case .strokeRed: record.stroke.red
    case .strokeGreen: record.stroke.green
    case .strokeBlue: record.stroke.blue
    case .strokeAlpha: record.stroke.alpha
    case .fillRed: record.fill.red
    case .fillGreen: record.fill.green
    case .fillBlue: record.fill.blue
    case .fillAlpha: record.fill.alpha
    }
  }
}
