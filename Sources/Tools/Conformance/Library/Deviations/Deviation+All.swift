extension Deviation {
  /// All deviations.
  package static let all: [Deviation] = mjHidden + mjRefresh + mjFooters + sv + shared + ego + xd

  /// The deviations of one preset.
  static func all(for preset: String) -> [Deviation] {
    all.filter { $0.presets.contains(preset) }
  }

  static let mjHeader = "mjrefresh-header"
  static let mjBack = "mjrefresh-back-footer"
  static let mjAuto = "mjrefresh-auto-footer"
  static let svTop = "svpulltorefresh-top"
  static let svBottom = "svpulltorefresh-bottom"
  static let svInfinite = "svinfinitescrolling"
}
