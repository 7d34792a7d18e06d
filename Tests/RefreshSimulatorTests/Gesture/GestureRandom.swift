/// Numbers and words that are the same in each run.
struct GestureRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func index(below count: Int) -> Int {
    Int.random(in: 0..<count, using: &self)
  }

  /// A step that makes sense, as text.
  mutating func step() -> String {
    let offset = Int.random(in: -300...300, using: &self)
    let milliseconds = Int.random(in: 0...700, using: &self)
    return switch index(below: 20) {
    case 0...4: "drag \(offset / 3) -> \(offset) in \(milliseconds)ms"
    case 5: "drag \(offset) in \(milliseconds)ms"
    case 6...8: "release"
    case 9: "fling \(offset * 12)"
    case 10...13: "wait \(milliseconds)ms"
    case 14: "begin"
    case 15: "end"
    case 16: ["end exhausted", "end failure", "end cancelled"][index(below: 3)]
    case 17: ["reset", "hide", "show", "detach", "attach"][index(below: 5)]
    case 18: "content \(abs(offset) * 8)"
    default: "inset \(abs(offset) / 4) \(abs(offset) / 8)"
    }
  }
}
