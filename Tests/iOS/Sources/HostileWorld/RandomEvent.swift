internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// Something that happens to a list.
enum RandomEvent {
  case touch(trackpad: Bool)
  case move(CGFloat)
  case lift(CGFloat)
  case cancel
  case offset(CGFloat)
  case scroll(CGFloat)
  case inset(top: CGFloat)
  case bottom(CGFloat)
  case add(CGFloat)
  case takeBack
  case save
  case restore
  case safe(CGFloat)
  case keyboard(CGFloat)
  case content(CGFloat)
  case size(CGFloat, CGFloat)
  case window
  case adjust(Int)
  case begin(Int)
  case end(Int, Int)
  case wait(Double)
  case notice(Int)
  case clear
  case layout
  case turn
  case background

  static func number(_ base: CGFloat, using random: inout WorldRandom) -> CGFloat {
    let parts: [CGFloat] = [1, 2, 3, 10]
    let part = parts.randomElement(using: &random) ?? 1
    let value = base + CGFloat(Int.random(in: 0..<Int(part), using: &random)) / part
    // Off by as little as sums are.
    return Bool.random(using: &random) ? value : value.nextUp.nextUp
  }

  init(using random: inout WorldRandom) {
    let index = Int.random(in: 0..<2, using: &random)
    func any(_ values: CGFloat...) -> CGFloat {
      Self.number(values.randomElement(using: &random) ?? 0, using: &random)
    }
    switch Int.random(in: 0..<44, using: &random) {
    case 0...3: self = .touch(trackpad: Int.random(in: 0..<5, using: &random) == 0)
    case 4...10: self = .move(any(-300, -100, -20, -1, 1, 10, 60, 120, 300))
    case 11...13: self = .lift(any(-3000, -100, 0, 0, 0, 2000))
    case 14: self = .cancel
    case 15...16: self = .offset(any(-700, -260, -178, -118, -60, 0, 200, 2000))
    case 17: self = .scroll(any(-118, 0, 500))
    case 18: self = .inset(top: any(0, 20, 44))
    case 19: self = .bottom(any(0, 34, 302))
    case 20: self = .add(any(-44, 20, 44))
    case 21: self = .takeBack
    case 22: self = .save
    case 23: self = .restore
    case 24...25: self = .safe(any(0, 20, 53, 66, 97, 118, 138))
    case 26: self = .keyboard(any(0, 290, 336))
    case 27...28: self = .content(any(0, 1, 300, 691, 692, 2990, 3000, 3900))
    case 29: self = .size(any(320, 390, 844), any(390, 568, 844))
    case 30...31: self = .window
    case 32: self = .adjust(Int.random(in: 0..<4, using: &random))
    case 33...34: self = .begin(index)
    case 35...36: self = .end(index, Int.random(in: 0..<4, using: &random))
    case 37...39: self = .wait([0, 1.0 / 120, 0.1, 1, 40].randomElement(using: &random) ?? 0)
    case 40: self = .notice(Int.random(in: 0..<4, using: &random))
    case 41: self = Int.random(in: 0..<20, using: &random) == 0 ? .clear : .layout
    case 42: self = .background
    default: self = .turn
    }
  }

  /// The event as Swift.
  var source: String {
    switch self {
    case .touch(let trackpad): "world.touch(onTrackpad: \(trackpad)); world.turn()"
    case .move(let way): "world.outside(\"move\") { $0.fingerMoves(by: \(way)) }; world.turn()"
    case .lift(let velocity): "world.lift(velocity: \(velocity))"
    case .cancel: "world.outside(\"cancel\") { $0.cancelTouch() }; world.turn()"
    case .offset(let value): "world.setOffset(\(value)); world.turn()"
    case .inset(let top): "world.setInset(top: \(top)); world.turn()"
    case .bottom(let value): "world.setInset(bottom: \(value)); world.turn()"
    case .add(let value): "world.addInset(top: \(value)); world.turn()"
    case .safe(let top): "world.setSafe(top: \(top)); world.turn()"
    case .content(let height): "world.setContent(\(height)); world.turn()"
    case .size(let width, let height): "world.setSize(\(width), \(height)); world.turn()"
    case .begin(let index): "world.begin(\(index))"
    case .end(let index, let outcome): "world.end(\(index), outcomes[\(outcome)])"
    case .wait(let seconds): "world.wait(\(seconds))"
    case .turn: "world.turn()"
    default: "// \(self)"
    }
  }
}
