package import RefreshCore
package import RefreshStyles

/// The design of a control but for its appearance: how it behaves, moves, feels and speaks.
package struct ControlDesign: Sendable, Equatable {
  /// The name of the Swift type.
  package var name = ""
  /// What the control is for.
  package var summary: String?
  /// The language of the texts under `states`, as a BCP 47 tag.
  package var language = presetLanguage
  /// How it behaves.
  package var behavior = RefreshBehavior(
    edge: .top,
    height: 0,
    trigger: RefreshTrigger(.release),
    timing: RefreshTiming(reveal: 0, retract: 0)
  )
  /// The timing curve of its animations.
  package var curve = RefreshCurve.easeInOut
  /// Its opacity while it is pulled.
  package var alpha = RefreshAlpha.fixed
  /// The haptic feedback when it becomes armed.
  package var haptic = RefreshHaptic.none
  /// Its behavior under Reduce Motion.
  package var reducedMotion = RefreshReducedMotion.none
  /// Whether the time of the last success is shown.
  package var showsLastUpdated = false
  /// The storage key of that time, unless it is the control's name.
  package var lastUpdatedKey: String?
  /// The format of that time.
  package var lastUpdatedStyle = RefreshLastUpdated.Style.relative
  /// What VoiceOver calls it.
  package var accessibilityLabel: String?
  /// The phases that VoiceOver announces.
  package var announcedPhases: [RefreshPhase] = [.refreshing, .failed, .exhausted]

  /// The language of the texts in all presets.
  package static let presetLanguage = "en"

  private init() {}

  /// The time of the last success, where it is shown.
  package var lastUpdated: RefreshLastUpdated? {
    guard showsLastUpdated else { return nil }
    return RefreshLastUpdated(key: lastUpdatedKey ?? name, style: lastUpdatedStyle)
  }
}

extension ControlDesign {
  /// A control that states nothing.
  package static let initial = ControlDesign()

  /// A control that leaves every key out.
  private static let defaults: ControlDesign = {
    var design = ControlDesign()
    SpecLanguage.control.reset(&design)
    return design
  }()

  /// The design that the keys of a control describe, those of its preset among them.
  package init(_ map: MapValue) {
    self = Self.defaults
    SpecLanguage.control.apply(map, to: &self)
    SpecLanguage.control.derive(map, in: &self)
    if behavior.trigger.kind == .reach { behavior.trigger.distance = 0 }
    behavior.showsFailure = map.map(.states).has(RefreshPhase.failed.name)
    if !behavior.allowsExhausted { behavior.resetsOnOppositeRefresh = false }
    // In the order of the phases, since only which ones they are matters.
    announcedPhases = RefreshPhase.allCases.filter(announcedPhases.contains)
  }
}
