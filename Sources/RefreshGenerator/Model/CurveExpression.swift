import RefreshLanguage

extension CurveValue {
  /// The curve as a Swift expression.
  var expression: String {
    switch self {
    case .linear: "RefreshCurve.linear"
    case .easeIn: "RefreshCurve.easeIn"
    case .easeOut: "RefreshCurve.easeOut"
    case .easeInOut: "RefreshCurve.easeInOut"
    case .spring(let damping): "RefreshCurve.spring(damping: \(SwiftLiteral.number(damping)))"
    }
  }
}
