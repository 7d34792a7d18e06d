/// The name of a key and of the map that contains it.
///
/// The schema and all lookups use the same cases, so that a misspelled key does not compile.
package enum KeyName: String {
  case refreshgen, control, summary, language, preset, edge, style, pinned, height, trigger,
    action
  case insetWhileRefreshing, ignoredInset, timing, interruptible, timeout, exclusive
  case hidesWhenEmpty, hidesWhenShort, fillsScreen, secondLevel, opacity, haptics, outcome,
    exhausted,
    lastUpdated, layout, surface, content, states
  case colors, drawings, locales, presetLocales, accessibility

  // The keys of the maps in a control.
  case when, distance, comparison, releasedBy, requiresDrag, beginsAtEdge, visibleFraction, preload,
    perDrag
  case secondLevelDistance, secondLevelHeight
  case reveal, retract, endDelay, minimumVisible, arrowDuration, changeDuration, curve, retractCurve
  case reduceMotion
  case armedHaptic, succeededHaptic, failedHaptic
  case succeededVisible, failedVisible
  case exhaustedAllowed, resetsOnOppositeRefresh, resetsOnEnd, resetsOnTap
  case showsLastUpdated, lastUpdatedKey, timeStyle, lastUpdatedFormat, lastUpdatedNever
  case axis, alignment, picture, spacing, lineSpacing, margin, scales
  case label, announce

  // The keys of a state; translations have the same names for their texts.
  case title, subtitle, button, color, subtitleColor, background, tint, ink, track, bad
  case symbol, image, arrow, arrowImage, indicator, font, subtitleFont, images, frameDuration
  case view, spokenText, all

  // The keys of a font, and of a project file.
  case textStyle, name, size, weight, fixed
  case specs, output, tests, module, access, isolation, targets, templates, presets, bundle, rules

  /// The map that contains the key; `nil` for a key of a control, a state, a font or a project.
  package var map: KeyName? {
    switch self {
    case .when, .distance, .comparison, .releasedBy, .requiresDrag, .beginsAtEdge, .visibleFraction,
      .preload,
      .perDrag:
      .trigger
    case .secondLevelDistance, .secondLevelHeight: .secondLevel
    case .reveal, .retract, .endDelay, .minimumVisible, .arrowDuration, .changeDuration, .curve,
      .retractCurve, .reduceMotion:
      .timing
    case .armedHaptic, .succeededHaptic, .failedHaptic: .haptics
    case .succeededVisible, .failedVisible: .outcome
    case .exhaustedAllowed, .resetsOnOppositeRefresh, .resetsOnEnd, .resetsOnTap: .exhausted
    case .showsLastUpdated, .lastUpdatedKey, .timeStyle, .lastUpdatedFormat,
      .lastUpdatedNever:
      .lastUpdated
    case .axis, .alignment, .picture, .spacing, .lineSpacing, .margin, .scales: .layout
    case .label, .announce: .accessibility
    default: nil
    }
  }

  /// The key as specs write it.
  package var name: String {
    switch self {
    case .secondLevelDistance: "distance"
    case .secondLevelHeight: "height"
    case .armedHaptic: "armed"
    case .succeededHaptic, .succeededVisible: "succeeded"
    case .failedHaptic, .failedVisible: "failed"
    case .exhaustedAllowed: "allowed"
    case .showsLastUpdated: "show"
    case .lastUpdatedKey: "key"
    case .lastUpdatedFormat: "format"
    case .lastUpdatedNever: "never"
    case .spokenText: "accessibilityLabel"
    default: rawValue
    }
  }
}
