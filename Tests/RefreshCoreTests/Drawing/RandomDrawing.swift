import RefreshCore
import TestSupport

/// A random drawing, as the core reads it and as JSON in the form of a spec.
struct RandomDrawing {
  var layers: [DrawingLayer] = []
  let motion: RefreshDrawingMotion
  private(set) var json = ""

  init(_ random: inout SplitMix64) {
    motion = random.pick(RefreshDrawingMotion.allCases)
    let top = add(1 + random.next(below: 4), depth: 0, &random)
    json = #"{"reduceMotion": "\#(motion)", "layers": [\#(top)]}"#
  }

  var drawing: Drawing { Drawing(layers: layers, reduceMotion: motion) }

  private mutating func add(_ count: Int, depth: Int, _ random: inout SplitMix64) -> String {
    (0..<count).map { _ in
      var layer = DrawingLayer()
      var keys: [String] = []
      let (low, high) = (random.number(in: -2...2), random.number(in: -2...2))
      if random.oneIn(2) {
        layer.copies = 1 + random.next(below: 5)
        layer.turn = random.number(in: -90...90)
        (layer.moveX, layer.moveY) = (low, high)
        layer.delay = random.number(in: 0...0.3)
        keys.append(
          #""repeat": {"count": \#(layer.copies), "turn": \#(layer.turn), "#
            + #""move": [\#(low), \#(high)], "delay": \#(layer.delay)}"#
        )
      }
      if random.oneIn(3) {
        layer.hasRoundCap = false
        keys.append(#""cap": "butt""#)
      }
      let copies = layer.copies
      for number in DrawingNumber.allCases
      where number.rawValue <= DrawingNumber.shown.rawValue && random.oneIn(2) {
        let written = RandomChannel(&random, rest: number.initial, copies: copies) {
          $0.number(of: number)
        }
        layer.add(number, drivers: written.channel)
        keys.append(#""\#(number)": \#(written.json)"#)
      }
      let colors = [
        ("stroke", [DrawingNumber.strokeRed, .strokeGreen, .strokeBlue, .strokeAlpha]),
        ("fill", [.fillRed, .fillGreen, .fillBlue, .fillAlpha]),
      ]
      for (name, parts) in colors where random.oneIn(2) {
        let written = RandomChannel<[Double]>(&random, rest: nil, copies: copies) { $0.color() }
        for (index, part) in parts.enumerated() {
          layer.add(part, drivers: written.channel.map { $0[index] })
        }
        keys.append(#""\#(name)": \#(written.json)"#)
      }
      let place = layers.count
      layers.append(layer)
      if depth < 2 && random.oneIn(3) {
        let inner = add(1 + random.next(below: 3), depth: depth + 1, &random)
        keys.append(#""group": [\#(inner)]"#)
        layers[place].inside = layers.count - place - 1
      }
      return "{\(keys.joined(separator: ", "))}"
    }
    .joined(separator: ", ")
  }
}

/// A random channel.
private struct RandomChannel<Value: Sendable & Hashable> {
  private(set) var channel: RefreshChannel<Value>
  private(set) var json: String

  init(
    _ random: inout SplitMix64,
    rest: Value?,
    copies: Int,
    _ value: (inout SplitMix64) -> (Value, String)
  ) {
    func driver() -> (RefreshDriver<Value>, String) {
      random.driver(copies: copies, isNumber: rest != nil, value)
    }
    guard random.oneIn(2) else {
      let (driver, json) = driver()
      (channel, self.json) = (.all(driver), #"{"all": \#(json)}"#)
      return
    }
    var states: [(state: RefreshState, driver: RefreshDriver<Value>)] = []
    var keys: [String] = []
    for state in RefreshState.allCases where random.oneIn(3) {
      var (driver, json) = driver()
      // Equal drivers in several states are common.
      if let last = states.last, random.oneIn(4) {
        driver = last.driver
        json = keys.last.map { String($0.drop { $0 != ":" }.dropFirst(2)) } ?? json
      }
      states.append((state, driver))
      keys.append(#""\#(state)": \#(json)"#)
    }
    var other = rest.map(RefreshDriver.constant)
    if other == nil || random.oneIn(2) {
      let (driver, json) = driver()
      other = driver
      keys.append(#""all": \#(json)"#)
    }
    let move = random.move()
    keys.append(
      #""over": \#(move.over), "ease": "\#(move.ease)", "delay": \#(move.delay)"#
    )
    channel = RefreshChannel(states: states, else: other ?? .hold, move: move)
    json = "{\(keys.joined(separator: ", "))}"
  }
}

extension SplitMix64 {
  /// A number in a range, one of a few in one of three cases.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    let part = oneIn(3) ? Double(next(below: 3)) / 2 : Double(next(below: 1000)) / 999
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }

  fileprivate mutating func number(of number: DrawingNumber) -> (Double, String) {
    let value: Double =
      switch number {
      case .rotate: self.number(in: -500...500)
      case .shown: self.number(in: 0...6)
      case .x, .y: self.number(in: -40...40)
      case .width: self.number(in: -0.5...4)
      default: self.number(in: -0.2...1.2)
      }
    return (value, "\(value)")
  }

  fileprivate mutating func color() -> ([Double], String) {
    let parts = (0..<4).map { _ in number(in: 0...1) }
    return (parts, "\(parts)")
  }

  fileprivate mutating func move() -> RefreshMove {
    RefreshMove(
      over: oneIn(4) ? 0 : number(in: 0...0.5),
      ease: pick(RefreshEase.allCases),
      delay: oneIn(2) ? 0 : number(in: 0...0.3)
    )
  }

  fileprivate mutating func driver<Value>(
    copies: Int,
    isNumber: Bool,
    _ value: (inout SplitMix64) -> (Value, String)
  ) -> (RefreshDriver<Value>, String) {
    let input = pick(DriverInput.allCases)
    switch input {
    case .hold where isNumber: return (.hold, #""hold""#)
    case .constant, .hold:
      let (value, json) = value(&self)
      guard oneIn(3) else { return (.constant(value), json) }
      let move = move()
      return (
        .constant(value).moved(over: move.over, ease: move.ease, delay: move.delay),
        #"{"to": \#(json), "over": \#(move.over), "ease": "\#(move.ease)", "delay": \#(move.delay)}"#
      )
    case .copies:
      let values = (0..<copies).map { _ in value(&self) }
      return (.copies(values.map(\.0)), "[\(values.map(\.1).joined(separator: ", "))]")
    case .pull, .points, .visible, .loop, .once: break
    }
    let more = (0..<(2 + next(below: 3))).map { _ in number(in: 0...1) }
    let inputs = Set([0.1, 0.7] + more).sorted()
    let keys = inputs.map { ($0, value(&self)) }
    let scale = input == .points ? 60.0 : 1
    var driver = RefreshDriver(
      input: input,
      keys: keys.map { .init(input: $0 * scale, value: $1.0) },
      ease: pick(RefreshEase.allCases)
    )
    let list = keys.map { "[\($0 * scale), \($1.1)]" }.joined(separator: ", ")
    let ease = #""ease": "\#(driver.ease)""#
    guard input == .loop || input == .once else {
      return (driver, #"{"\#(input)": [\#(list)], \#(ease)}"#)
    }
    driver.duration = number(in: 0.1...2)
    driver.steps = oneIn(3) ? 2 + next(below: 10) : 0
    let steps = driver.steps > 0 ? #", "steps": \#(driver.steps)"# : ""
    return (driver, #"{"\#(input)": \#(driver.duration), "keys": [\#(list)], \#(ease)\#(steps)}"#)
  }
}
