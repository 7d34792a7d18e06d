import TestSupport

/// Random events of a list that moves by itself.
extension SplitMix64 {
  /// A number from 0 up to, and not including, `count`.
  mutating func index(below count: Int) -> Int {
    Int.random(in: 0..<count, using: &self)
  }

  /// A valid event, as text.
  mutating func event() -> String {
    let offset = Int.random(in: -300...300, using: &self)
    let milliseconds = Int.random(in: 0...700, using: &self)
    return switch index(below: 24) {
    case 0...4: "drag \(offset / 3) -> \(offset) in \(milliseconds)ms"
    case 5: index(below: 2) == 0 ? "drag \(offset) in \(milliseconds)ms" : "pull \(abs(offset))"
    case 6...8: "release"
    case 9: "fling \(offset * 12)"
    case 10...13: "wait \(milliseconds)ms"
    case 14: "begin"
    case 15: "end"
    case 16: ["end exhausted", "end failure", "end cancelled"][index(below: 3)]
    case 17: ["reset", "hide", "show", "detach", "attach"][index(below: 5)]
    case 18: "move \(offset)" + ["", " stiff"][index(below: 2)]
    case 19: ["touch", "settle", "settle here", "layout"][index(below: 4)]
    case 20: ["safe", "write", "add"][index(below: 3)] + " \(abs(offset) / 4)"
    case 21: ["safe", "write", "add"][index(below: 3)] + " \(abs(offset) / 4) far"
    case 22: "content \(abs(offset) * 8)"
    default: "inset \(abs(offset) / 4) \(abs(offset) / 8)"
    }
  }
}
