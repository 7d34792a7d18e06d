public import RefreshRuntime

/// What a design says besides its behavior and its appearances, as a value that tests compare.
public struct TestTraits: Sendable, Equatable {
  private let curve: RefreshCurve
  private let alpha: RefreshAlpha
  private let haptic: RefreshHaptic
  private let reducedMotion: RefreshReducedMotion
  private let lastUpdated: RefreshLastUpdated?
  private let accessibilityLabel: String?
  private let announcedPhases: [RefreshPhase]
  private let stringTable: String?

  /// Creates traits; those that a spec leaves out are the defaults of the spec language.
  public init(
    curve: RefreshCurve = .easeInOut,
    alpha: RefreshAlpha = .fixed,
    haptic: RefreshHaptic = .none,
    reducedMotion: RefreshReducedMotion = .none,
    lastUpdated: RefreshLastUpdated? = nil,
    accessibilityLabel: String? = nil,
    announcedPhases: [RefreshPhase] = [.refreshing, .failed, .exhausted],
    stringTable: String? = nil
  ) {
    self.curve = curve
    self.alpha = alpha
    self.haptic = haptic
    self.reducedMotion = reducedMotion
    self.lastUpdated = lastUpdated
    self.accessibilityLabel = accessibilityLabel
    self.announcedPhases = announcedPhases
    self.stringTable = stringTable
  }

  /// The traits of a design.
  public init<Design: RefreshDesign>(of design: Design.Type) {
    self.init(
      curve: design.curve,
      alpha: design.alpha,
      haptic: design.haptic,
      reducedMotion: design.reducedMotion,
      lastUpdated: design.lastUpdated,
      accessibilityLabel: design.accessibilityLabel,
      announcedPhases: design.announcedPhases,
      stringTable: design.stringTable
    )
  }
}

extension [RefreshPhase] {
  /// All phases but some.
  public static func all(except others: RefreshPhase...) -> [RefreshPhase] {
    RefreshPhase.allCases.filter { !others.contains($0) }
  }
}
