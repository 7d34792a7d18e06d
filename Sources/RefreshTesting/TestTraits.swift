public import RefreshRuntime

/// The traits, localized strings and accessibility of a design, as a value that tests compare.
public struct TestTraits: Sendable, Equatable {
  private let curve: RefreshCurve
  private let arrowDuration: Double
  private let reducedMotion: RefreshReducedMotion
  private let alpha: RefreshAlpha
  private let haptic: RefreshHaptic
  private let accessibilityLabel: String?
  private let announcedStates: [RefreshState]
  private let layout: RefreshLayout
  private let lastUpdated: RefreshLastUpdated?
  private let stringTable: String?

  /// Creates traits; the defaults are those of the spec language.
  public init(
    curve: RefreshCurve = RefreshDefaults.curve,
    arrowDuration: Double = RefreshDefaults.arrowDuration,
    reducedMotion: RefreshReducedMotion = RefreshDefaults.reducedMotion,
    alpha: RefreshAlpha = RefreshDefaults.alpha,
    haptic: RefreshHaptic = RefreshDefaults.haptic,
    accessibilityLabel: String? = nil,
    announcedStates: [RefreshState] = RefreshDefaults.announcedStates,
    layout: RefreshLayout = RefreshLayout(),
    lastUpdated: RefreshLastUpdated? = nil,
    stringTable: String? = nil
  ) {
    self.curve = curve
    self.arrowDuration = arrowDuration
    self.reducedMotion = reducedMotion
    self.alpha = alpha
    self.haptic = haptic
    self.accessibilityLabel = accessibilityLabel
    self.announcedStates = announcedStates
    self.layout = layout
    self.lastUpdated = lastUpdated
    self.stringTable = stringTable
  }

  /// The traits of a design.
  public init<Design: RefreshDesign>(of design: Design.Type) {
    self.init(
      curve: design.curve,
      arrowDuration: design.arrowDuration,
      reducedMotion: design.reducedMotion,
      alpha: design.alpha,
      haptic: design.haptic,
      accessibilityLabel: design.accessibilityLabel,
      announcedStates: design.announcedStates,
      layout: design.layout,
      lastUpdated: design.lastUpdated,
      stringTable: design.stringTable
    )
  }
}

extension [RefreshState] {
  /// Returns all states except the given ones.
  public static func all(except others: RefreshState...) -> [RefreshState] {
    RefreshState.allCases.filter { !others.contains($0) }
  }
}
