package import RefreshCore

/// The design of a control except its appearance: behavior, animations, traits and accessibility.
package struct ControlDesign: Sendable, Equatable {
  /// The name of the Swift type.
  package var name = ""
  package var summary: String?
  /// The language of the texts in `states`, as a BCP 47 tag.
  package var language = presetLanguage
  package var behavior = RefreshBehavior(
    edge: .top,
    height: 0,
    trigger: RefreshTrigger(when: .release),
    timing: RefreshTiming(reveal: 0, retract: 0)
  )
  /// Whether the control is drawn inside a `UIRefreshControl`, whatever other keys say about it.
  package private(set) var isInsideSystem = false
  /// The timing curve of the animations.
  package var curve = RefreshDefaults.curve
  /// The timing curve of the retract animation, if it has one of its own.
  package var retractCurve: RefreshCurve?
  /// The duration of the arrow's turn, in seconds.
  package var arrowDuration = RefreshDefaults.arrowDuration
  /// The duration of the crossfade from one state to the next, in seconds.
  package var changeDuration = RefreshDefaults.changeDuration
  /// The opacity while the control is pulled.
  package var opacity = RefreshDefaults.opacity
  /// The haptic feedback at the moments of a refresh.
  package var haptics = RefreshHaptics()
  /// The behavior under Reduce Motion.
  package var reduceMotion = RefreshDefaults.reduceMotion
  /// Whether the last-updated time is shown.
  package var showsLastUpdated = false
  /// The storage key of the last-updated time; `nil` for the control's name.
  package var lastUpdatedKey: String?
  package var lastUpdatedTimeStyle = plainTime.timeStyle
  /// The text around the last-updated time.
  package var lastUpdatedFormat = plainTime.format
  /// The line while no refresh has succeeded.
  package var lastUpdatedNever: String?
  /// The layout of the icon and the texts.
  package var layout = RefreshLayout()
  /// The surface behind picture and texts.
  package var surface = RefreshDefaults.surface
  /// The type of the app's own view that draws the whole control, or `contentOfApp`.
  package var content: String?
  /// The name of the control for VoiceOver.
  package var accessibilityLabel: String?
  /// The states that VoiceOver announces.
  package var announcedStates = RefreshDefaults.announcedStates

  /// The language of the texts in all presets.
  package static let presetLanguage = "en"

  /// A last-updated time with the defaults of its initializer.
  private static let plainTime = RefreshLastUpdated(key: "")

  private init() {}

  /// The trigger if a spec states only the gesture.
  package var plainTrigger: RefreshTrigger {
    RefreshTrigger(when: behavior.trigger.when, ofHeight: behavior.height)
  }

  /// The timing curves of the reveal and of the retraction.
  package var curves: RefreshCurves { RefreshCurves(curve, retract: retractCurve) }

  /// The last-updated time, if it is shown or has a key.
  package var lastUpdated: RefreshLastUpdated? {
    guard showsLastUpdated || lastUpdatedKey != nil else { return nil }
    return RefreshLastUpdated(
      key: lastUpdatedKey ?? name,
      isShown: showsLastUpdated,
      timeStyle: lastUpdatedTimeStyle,
      format: lastUpdatedFormat,
      never: lastUpdatedNever
    )
  }

  /// The last-updated time, if it is shown.
  package var shownLastUpdated: RefreshLastUpdated? { showsLastUpdated ? lastUpdated : nil }
}

extension ControlDesign {
  /// The value of `content` for a view that the app sets at run time.
  package static let contentOfApp = "app"

  /// The type of the view that draws the whole control, unless the app sets one at run time.
  package var contentType: String? { content == Self.contentOfApp ? nil : content }

  /// The view type of the app that is shown in place of an appearance, if there is one.
  package func view(inPlaceOf appearance: PhaseAppearance) -> String? { content ?? appearance.view }
}

extension ControlDesign {
  /// The place of a control, as specs name it.
  package enum Style: String, DesignChoice, CaseIterable, Sendable {
    case pull, inline, overlay
    /// Inside a `UIRefreshControl`.
    case system

    fileprivate var behavior: RefreshBehavior.Style {
      switch self {
      case .pull, .system: .pull
      case .inline: .inline
      case .overlay: .overlay
      }
    }
  }

  /// The triggering gestures that a spec can choose; `style: system` has one of its own.
  static let gestures = RefreshTrigger.When.allCases.filter { $0 != .system }.map(\.caseName)

  /// The place of the control.
  package var style: Style {
    get {
      if isInsideSystem { return .system }
      return switch behavior.style {
      case .pull: .pull
      case .inline: .inline
      case .overlay: .overlay
      }
    }
    set { (behavior.style, isInsideSystem) = (newValue.behavior, newValue == .system) }
  }
}

extension RefreshBehavior {
  /// The key that makes a second level impossible; `nil` for a header that a release refreshes.
  package var secondLevelObstacle: KeyName? {
    if edge != .top { return .edge }
    if style != .pull || trigger.when == .system { return .style }
    return trigger.when == .release ? nil : .when
  }
}

/// The distance and the height of the second level; a spec sets both of them, or neither.
extension ControlDesign {
  var secondLevelDistance: Double? {
    get { behavior.secondLevel?.distance }
    set { setSecondLevel { $0.distance = newValue ?? 0 } }
  }

  var secondLevelHeight: Double? {
    get { behavior.secondLevel?.height }
    set { setSecondLevel { $0.height = newValue ?? 0 } }
  }

  private mutating func setSecondLevel(_ change: (inout RefreshSecondLevel) -> Void) {
    var level = behavior.secondLevel ?? RefreshSecondLevel(distance: 0, height: 0)
    change(&level)
    behavior.secondLevel = level
  }
}

extension ControlDesign {
  /// The design of generated code that leaves out all optional arguments.
  package static let initial = ControlDesign()

  /// The same inside a `UIRefreshControl`.
  package static let initialInsideSystem: ControlDesign = {
    var design = ControlDesign()
    (design.isInsideSystem, design.behavior) = (true, .system())
    return design
  }()

  /// The design with the defaults of the spec language.
  package static let defaults: ControlDesign = {
    var design = ControlDesign()
    SpecLanguage.control.reset(&design)
    return design
  }()

  /// Creates the design from the keys of a control, including those of its preset.
  package init(map: MapValue) {
    self = Self.defaults
    SpecLanguage.control.apply(map, to: &self)
    SpecLanguage.control.derive(map, in: &self)
    if isInsideSystem { behavior.trigger.when = .system }
    switch behavior.trigger.when {
    case .release, .cross: break
    case .reach: behavior.trigger.distance = 0
    // With `when: tap`, no other key of `trigger` has an effect.
    case .tap: behavior.trigger = RefreshTrigger(when: .tap)
    case .system: break
    }
    // A second level has no effect in other controls; the rule `key-without-effect` reports it.
    if behavior.secondLevelObstacle != nil { behavior.secondLevel = nil }
    if isInsideSystem { takeSystem() }
    // Generated code leaves out a curve that the retraction has anyway.
    if retractCurve == curve { retractCurve = nil }
    behavior.showsFailure = map.map(.states)[.state(.failed)] != nil
    if !behavior.allowsExhausted {
      behavior.resetsOnOppositeRefresh = false
      (behavior.resetsOnEnd, behavior.resetsOnTap) = (false, false)
    }
    // The order of these states in the spec does not matter.
    announcedStates = RefreshState.allCases.filter(announcedStates.contains)
  }

  /// Leaves to UIKit what is up to it; the rule `key-without-effect` reports keys that ask for more.
  private mutating func takeSystem() {
    behavior = behavior.insideSystem
    (curve, retractCurve) = (RefreshDefaults.curve, nil)
    haptics.armed = .none
    layout.scales = false
    // UIKit announces the start of a refresh.
    announcedStates.removeAll { $0 == .refreshing }
  }
}
