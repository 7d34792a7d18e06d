package import RefreshCore
package import RefreshStyles

/// An enumeration whose cases are words of the spec language and of generated code.
///
/// Each `caseName` is a string literal: reflection would take a sixth of the time of a short run.
package protocol DesignChoice: DesignProperty, CaseIterable, Equatable {
  /// The name of the case.
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

  package var designValue: DesignValue? { .word(caseName) }

  /// The case as an expression in Swift.
  package var expression: String { "." + caseName }
}

extension DesignChoice where Self: RawRepresentable<String> {
  package var caseName: String { rawValue }
}

extension RefreshAlpha: DesignChoice {}
extension RefreshHaptic: DesignChoice {}
extension RefreshReducedMotion: DesignChoice {}
extension RefreshLastUpdated.Style: DesignChoice {}
extension RefreshLayout.Alignment: DesignChoice {}
extension RefreshAppearance.Arrow: DesignChoice {}
extension RefreshAppearance.Indicator: DesignChoice {}
extension RefreshFont.Style: DesignChoice {}
extension RefreshFont.Weight: DesignChoice {}

extension RefreshState: DesignChoice {
  package var caseName: String { name }
}

extension RefreshOutcome: DesignChoice {
  package var caseName: String {
    switch self {
    case .success: "success"
    case .exhausted: "exhausted"
    case .failure: "failure"
    case .cancelled: "cancelled"
    }
  }
}

extension RefreshEdge: DesignChoice {
  package var caseName: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}

extension RefreshBehavior.Style: DesignChoice {
  package var caseName: String {
    switch self {
    case .pull: "pull"
    case .inline: "inline"
    case .overlay: "overlay"
    }
  }
}

extension RefreshBehavior.Action: DesignChoice {
  package var caseName: String {
    switch self {
    case .afterReveal: "afterReveal"
    case .immediate: "immediate"
    }
  }
}

extension RefreshBehavior.Inset: DesignChoice {
  package var caseName: String {
    switch self {
    case .sticky: "sticky"
    case .fixed: "fixed"
    case .none: "none"
    }
  }
}

extension RefreshTrigger.Kind: DesignChoice {
  package var caseName: String {
    switch self {
    case .release: "release"
    case .cross: "cross"
    case .reach: "reach"
    case .tap: "tap"
    }
  }
}

extension RefreshTrigger.Comparison: DesignChoice {
  package var caseName: String {
    switch self {
    case .exclusive: "exclusive"
    case .inclusive: "inclusive"
    case .latching: "latching"
    }
  }
}

extension RefreshTrigger.Release: DesignChoice {
  package var caseName: String {
    switch self {
    case .lift: "lift"
    case .settle: "settle"
    }
  }
}
