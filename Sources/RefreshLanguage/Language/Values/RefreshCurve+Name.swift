package import RefreshCore

extension RefreshCurve {
  /// The curves without a parameter.
  static let plain: [RefreshCurve] = [.linear, .easeIn, .easeOut, .easeInOut]

  /// The name of the curve in specs, without the number of a spring.
  package var name: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .spring, .bounce: "spring"
    }
  }
}
