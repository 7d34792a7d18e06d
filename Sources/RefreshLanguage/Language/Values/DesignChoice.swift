package import RefreshCore

/// An enumeration whose cases are words of the spec language and of generated code.
package protocol DesignChoice: DesignProperty, CaseIterable, Equatable {
  /// The names of all cases, in their order.
  ///
  /// The names are literals: reflection would take a sixth of the time of a short run.
  static var names: [String] { get }
  var caseName: String { get }
}

extension DesignChoice {
  /// Creates the case that a word of a spec names; `nil` for `none`.
  package init?(_ value: SpecValue, in palette: Palette) {
    guard let choice = Self.allCases.first(where: { value == .text($0.caseName) }) else {
      return nil
    }
    self = choice
  }

  package var specValue: SpecValue? { .text(caseName) }

  /// The case as an expression in Swift.
  package var expression: String { "." + caseName }
}

extension DesignChoice where Self: RawRepresentable<String> {
  package static var names: [String] { allCases.map(\.rawValue) }
  package var caseName: String { rawValue }
}

extension DesignChoice where Self: RawRepresentable<UInt8> {
  package var caseName: String { Self.names[Int(rawValue)] }
}

extension RefreshOpacity: DesignChoice {}
extension RefreshHaptic: DesignChoice {}
extension RefreshReduceMotion: DesignChoice {}
extension RefreshSurface: DesignChoice {}
extension RefreshLastUpdated.TimeStyle: DesignChoice {}
extension RefreshLayout.Axis: DesignChoice {}
extension RefreshLayout.Alignment: DesignChoice {}
extension RefreshLayout.Picture: DesignChoice {}
extension RefreshAppearance.Arrow: DesignChoice {}
extension RefreshFont.TextStyle: DesignChoice {}
extension RefreshFont.Weight: DesignChoice {}

extension RefreshState: DesignChoice {
  package static let names = allCases.map(\.name)
}

extension RefreshOutcome: DesignChoice {
  package static let names = ["success", "exhausted", "failure", "cancelled"]
}

extension RefreshEdge: DesignChoice {
  package static let names = ["top", "bottom", "leading", "trailing"]
}

extension RefreshBehavior.Style: DesignChoice {
  package static let names = ["pull", "inline", "overlay"]
}

extension RefreshBehavior.Action: DesignChoice {
  package static let names = ["afterReveal", "immediate"]
}

extension RefreshBehavior.Inset: DesignChoice {
  package static let names = ["sticky", "fixed", "none"]
}

extension RefreshTrigger.When: DesignChoice {
  package static let names = ["release", "cross", "reach", "tap", "system"]
}

extension RefreshTrigger.Comparison: DesignChoice {
  package static let names = ["above", "atLeast", "latching"]
}

extension RefreshTrigger.Release: DesignChoice {
  package static let names = ["lift", "settle"]
}

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
    case .spring: "spring"
    }
  }
}
