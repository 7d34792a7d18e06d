public import RefreshRuntime

/// The traits, localized strings and accessibility of a design, as a value that tests compare.
public struct TestTraits: Sendable, Equatable {
  private let curve: RefreshCurve
  private let reducedMotion: RefreshReducedMotion
  private let alpha: RefreshAlpha
  private let haptic: RefreshHaptic
  private let accessibilityLabel: String?
  private let announcedPhases: [RefreshPhase]
  private let lastUpdated: RefreshLastUpdated?
  private let stringTable: String?

  /// Creates traits; the defaults are those of the spec language.
  public init(
    curve: RefreshCurve = .easeInOut,
    reducedMotion: RefreshReducedMotion = .none,
    alpha: RefreshAlpha = .fixed,
    haptic: RefreshHaptic = .none,
    accessibilityLabel: String? = nil,
    announcedPhases: [RefreshPhase] = [.refreshing, .failed, .exhausted],
    lastUpdated: RefreshLastUpdated? = nil,
    stringTable: String? = nil
  ) {
    self.curve = curve
    self.reducedMotion = reducedMotion
    self.alpha = alpha
    self.haptic = haptic
    self.accessibilityLabel = accessibilityLabel
    self.announcedPhases = announcedPhases
    self.lastUpdated = lastUpdated
    self.stringTable = stringTable
  }

  /// The traits of a design.
  public init<Design: RefreshDesign>(of design: Design.Type) {
    self.init(
      curve: design.curve,
      reducedMotion: design.reducedMotion,
      alpha: design.alpha,
      haptic: design.haptic,
      accessibilityLabel: design.accessibilityLabel,
      announcedPhases: design.announcedPhases,
      lastUpdated: design.lastUpdated,
      stringTable: design.stringTable
    )
  }
}

extension [RefreshState] {
  /// All states but some.
  public static func all(except others: RefreshState...) -> [RefreshState] {
    RefreshState.allCases.filter { !others.contains($0) }
  }
}
