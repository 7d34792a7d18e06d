import RefreshStyles
import RefreshWorld

extension RefreshCurve {
  /// The part of the way that is done after a part of the time.
  func value(at time: Double) -> Double {
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .easeIn: return time * time
    case .easeOut: return time * (2 - time)
    case .easeInOut: return time * time * (3 - 2 * time)
    case .spring(let damping): return Self.spring(damping, at: time)
    }
  }

  /// A damped oscillation that is as good as over when the time is.
  private static func spring(_ damping: Double, at time: Double) -> Double {
    let decay = Exponential.exp(-7 * time)
    guard damping < 1 else { return 1 - (1 + 7 * time) * decay }
    // The further the damping is from 1, the more often it swings past its end.
    let frequency = 7 * (1 - damping * damping).squareRoot() / max(damping, 0.1)
    return 1 - decay * cosine(min(frequency, 40) * time)
  }

  /// The cosine, by its series; the runtime links no C library.
  private static func cosine(_ angle: Double) -> Double {
    let turn = 2 * Double.pi
    let x = angle - turn * Double(Int(angle / turn + 0.5))
    var sum = 1.0
    for n in stride(from: 20.0, through: 2, by: -2) { sum = 1 - sum * x * x / (n * (n - 1)) }
    return sum
  }
}

/// The rest of a way that does not show yet, which shrinks to nothing.
///
/// Ways add up: a change that comes while another one is animated starts from where that one shows.
struct PlayerAnimation {
  private let curve: RefreshCurve
  private var distance = 0.0
  private var duration = 0.0
  private var elapsed = 0.0

  init(_ curve: RefreshCurve) {
    self.curve = curve
  }

  /// Whether everything shows.
  var isOver: Bool { distance == 0 }

  /// The rest of the way.
  var rest: Double {
    duration > 0 ? distance * (1 - curve.value(at: elapsed / duration)) : 0
  }

  /// Adds a way that takes `seconds`; without a duration it shows at once.
  mutating func add(_ way: Double, over seconds: Double) {
    guard way != 0, seconds > 0 else { return }
    distance = rest + way
    duration = seconds
    elapsed = 0
  }

  /// Lets time pass.
  mutating func advance(by seconds: Double) {
    guard distance != 0 else { return }
    elapsed += seconds
    if elapsed >= duration { distance = 0 }
  }
}
