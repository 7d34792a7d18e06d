import RefreshCore
import RefreshStyles

/// The spec language, version 1: every key, bound to the property that it sets.
package enum SpecLanguage {
  /// The version of the language that this tool reads.
  package static let version = 1

  /// The keys of a control.
  package static let control = Schema<ControlDesign>([
    Key(.refreshgen, .integer(1...version), isRequired: true, "Version of the spec language."),
    Key(.control, \.name, .controlName, isRequired: true, "Name of the generated Swift type."),
    Key(.summary, \.summary, .text, "Purpose of the control, used as its doc comment."),
    Key(
      .language,
      \.language,
      .text,
      default: ControlDesign.presetLanguage,
      "Language of the texts in the spec, as a BCP 47 tag such as zh-Hans."
    )
    .example("de"),
    Key(
      .preset,
      .preset,
      "Preset or base that supplies all keys that the spec leaves out, except control and summary."
    ),
    Key(
      .position,
      \.behavior.edge,
      default: .top,
      as: .required(.behavior, "edge"),
      "Edge of the list at which the control sits."
    ),
    Key(
      .style,
      \.behavior.style,
      default: .pull,
      as: .argument(.behavior, "style"),
      "Placement of the control: beyond the edge (pull), in the content (inline), or in front of the content (overlay)."
    ),
    Key(
      .height,
      \.behavior.height,
      .number(1...1000),
      default: 54,
      as: .required(.behavior, "height"),
      "Height of the control in points; at the leading or trailing edge, its width."
    ),
    Key(.trigger, trigger, "Gesture and distance that start a refresh."),
    Key(
      .action,
      \.behavior.action,
      default: .afterReveal,
      as: .argument(.behavior, "action"),
      "When the action runs: after the reveal animation, or at once."
    ),
    Key(
      .insetWhileRefreshing,
      \.behavior.inset,
      default: .sticky,
      as: .argument(.behavior, "inset"),
      "Inset that the control adds during a refresh: the height of its visible part (sticky), its full height (fixed), or none."
    ),
    Key(
      .ignoredInset,
      \.behavior.ignoredInset,
      .number(0...1000, word: "all"),
      default: 0,
      as: .argument(.behavior, "ignoredInset"),
      "Points by which the view moves into the app's inset, away from the content; the trigger does not move."
    ),
    Key(.animation, animation, "Durations and timing curve of the animations."),
    Key(
      .interruptible,
      \.behavior.isInterruptible,
      .flag,
      default: true,
      as: .argument(.behavior, "isInterruptible"),
      "Whether a pull can arm the control while it retracts."
    ),
    Key(
      .timeout,
      \.behavior.timing.timeout,
      .duration(0.1...3600, word: "none"),
      default: 30,
      as: .argument(.timing, "timeout"),
      "Time limit for the action; after this time, the refresh counts as failed."
    ),
    Key(
      .exclusive,
      \.behavior.isExclusive,
      .flag,
      default: true,
      as: .argument(.behavior, "isExclusive"),
      "Whether a refresh at the opposite edge blocks this control."
    ),
    Key(
      .alpha,
      \.alpha,
      default: RefreshDefaults.alpha,
      as: .property("alpha", "RefreshAlpha"),
      "Opacity of the control while it is pulled."
    ),
    Key(
      .haptics,
      \.haptic,
      default: RefreshDefaults.haptic,
      as: .property("haptic", "RefreshHaptic"),
      "Haptic feedback when the control becomes armed."
    ),
    Key(.exhausted, exhausted, "Behavior when there is no more data to load."),
    Key(.lastUpdated, lastUpdated, "Display of the time of the last successful refresh."),
    Key(
      .hidesWhenEmpty,
      \.behavior.hidesWhenEmpty,
      .flag,
      default: false,
      as: .argument(.behavior, "hidesWhenEmpty"),
      "Whether a footer is hidden while the list has no content."
    ),
    Key(
      .secondLevel,
      secondLevel,
      "Second level of a header: a release past a second distance opens the level instead of refreshing."
    ),
    Key(.layout, layout, "Layout of the icon and the texts."),
    Key(
      .content,
      \.content,
      .viewName,
      "View type of the app that draws the whole control, a UIView or a SwiftUI View."
    ),
    Key(.states, .map(states), "Appearance in each state."),
    Key(.colors, .dictionary(.color), "Palette: named colors, which states use as $name.")
      .example("{accent: \"#0066CC\"}"),
    Key(.locales, .dictionary(.map(translations)), "Translations of the texts, by language.")
      .example("{fr: {refreshing: {title: Chargement…}}}"),
    Key(.accessibility, accessibility, "Texts and announcements for VoiceOver."),
  ])

  /// The keys of `trigger`.
  package static let trigger = Schema<ControlDesign>([
    Key(
      .when,
      \.behavior.trigger.kind,
      default: .release,
      as: .required(.trigger, nil),
      "Triggering gesture: release of a pull, crossing the distance, reaching the edge, or a tap."
    ),
    Key(
      .distance,
      \.behavior.trigger.distance,
      .number(0...2000),
      derived: "same as `height`",
      from: \.behavior.height,
      as: .argument(.trigger, "distance"),
      "Trigger distance: points past the edge that a pull has to exceed."
    ),
    Key(
      .compare,
      \.behavior.trigger.comparison,
      default: .exclusive,
      as: .argument(.trigger, "comparison"),
      "Whether a pull of exactly the trigger distance suffices: no (exclusive), yes (inclusive), or only to stay armed (latching)."
    ),
    Key(
      .requiresDrag,
      \.behavior.trigger.requiresDrag,
      .flag,
      derived: "`false` for `reach`, `true` otherwise",
      from: { $0.behavior.trigger.kind != .reach },
      as: .argument(.trigger, "requiresDrag"),
      "Whether only a finger, not a programmatic scroll or deceleration, can start a refresh."
    ),
    Key(
      .release,
      \.behavior.trigger.release,
      default: .lift,
      as: .argument(.trigger, "release"),
      "Event that counts as the release: the lift of the finger (lift), or the first scroll after the lift (settle)."
    ),
    Key(
      .visible,
      \.behavior.trigger.visible,
      .number(0...1),
      default: 1,
      as: .argument(.trigger, "visible"),
      "With 'when: reach': the visible fraction of the control that starts a refresh."
    ),
    Key(
      .preload,
      \.behavior.trigger.preload,
      .number(0...10_000),
      default: 0,
      as: .argument(.trigger, "preload"),
      "With 'when: reach': points before the edge at which a refresh starts."
    ),
    Key(
      .perDrag,
      \.behavior.trigger.perDrag,
      .integer(1...1000, word: "unlimited"),
      default: 1,
      as: .argument(.trigger, "perDrag"),
      "With 'when: reach': the largest number of refreshes that one drag can start."
    ),
  ])

  /// The keys of `secondLevel`.
  package static let secondLevel = Schema<ControlDesign>([
    Key(
      .secondLevelDistance,
      \.secondLevelDistance,
      .number(0...2000),
      isRequired: true,
      as: .argument(.secondLevel, "distance"),
      "Points past the edge that a pull has to exceed; must be more than the trigger distance."
    )
    .example("150"),
    Key(
      .secondLevelHeight,
      \.secondLevelHeight,
      .number(1...5000),
      isRequired: true,
      as: .argument(.secondLevel, "height"),
      "Inset of the list while the second level is open, in points."
    )
    .example("560"),
  ])

  /// The keys of `animation`.
  package static let animation = Schema<ControlDesign>([
    Key(
      .reveal,
      \.behavior.timing.reveal,
      .duration(0...10),
      default: 0.25,
      as: .required(.timing, "reveal"),
      "Duration of the reveal animation."
    ),
    Key(
      .retract,
      \.behavior.timing.retract,
      .duration(0...10),
      default: 0.4,
      as: .required(.timing, "retract"),
      "Duration of the retract animation."
    ),
    Key(
      .endDelay,
      \.behavior.timing.endDelay,
      .duration(0...60),
      default: 0,
      as: .argument(.timing, "endDelay"),
      "Delay between the end of the action and the retract animation."
    ),
    Key(
      .minimumVisible,
      \.behavior.timing.minimumVisible,
      .duration(0...60),
      default: 0,
      as: .argument(.timing, "minimumVisible"),
      "Minimum time that the control stays visible once a refresh has started."
    ),
    Key(
      .arrowTurn,
      \.arrowDuration,
      .duration(0...10),
      default: RefreshDefaults.arrowDuration,
      as: .property("arrowDuration", "Double"),
      "Duration of the arrow's turn; with 0, the arrow flips at once."
    ),
    Key(
      .curve,
      \.curve,
      .curve,
      default: RefreshDefaults.curve,
      "Timing curve of the control's animations; the damping of a spring is above 0 and at most 1."
    ),
    Key(
      .reduceMotion,
      \.reducedMotion,
      default: RefreshDefaults.reducedMotion,
      as: .property("reducedMotion", "RefreshReducedMotion"),
      "Animations under Reduce Motion: none, a crossfade, or unchanged."
    ),
  ])

  /// The keys of `exhausted`.
  package static let exhausted = Schema<ControlDesign>([
    Key(
      .exhaustedAllowed,
      \.behavior.allowsExhausted,
      .flag,
      default: false,
      as: .argument(.behavior, "allowsExhausted"),
      "Whether the action can report that there is no more data."
    ),
    Key(
      .resetOnRefresh,
      \.behavior.resetsOnOppositeRefresh,
      .flag,
      default: true,
      as: .argument(.behavior, "resetsOnOppositeRefresh"),
      "Whether a refresh at the opposite edge lets an exhausted control load again."
    ),
    Key(
      .resetOnTap,
      \.behavior.resetsOnTap,
      .flag,
      default: false,
      as: .argument(.behavior, "resetsOnTap"),
      "Whether a tap on an exhausted control starts a refresh."
    ),
  ])

  /// The keys of `lastUpdated`.
  package static let lastUpdated = Schema<ControlDesign>([
    Key(
      .showsLastUpdated,
      \.showsLastUpdated,
      .flag,
      default: false,
      "Whether the control shows the time of the last successful refresh."
    ),
    Key(
      .lastUpdatedKey,
      \.lastUpdatedKey,
      .text,
      "Storage key of the time; default: the control's name."
    )
    .example("feed"),
    Key(
      .lastUpdatedStyle,
      \.lastUpdatedStyle,
      default: ControlDesign.initial.lastUpdatedStyle,
      "Style of the time."
    ),
    Key(
      .lastUpdatedFormat,
      \.lastUpdatedFormat,
      .text,
      default: ControlDesign.initial.lastUpdatedFormat,
      "Text of the line; the time replaces %@."
    )
    .example("\"Last updated: %@\""),
    Key(
      .lastUpdatedNever,
      \.lastUpdatedNever,
      .text,
      "Text to show until a refresh has succeeded; default: the line is hidden."
    )
    .example("Not updated yet"),
  ])

  /// The keys of `layout`.
  package static let layout = Schema<ControlDesign>([
    Key(
      .alignment,
      \.layout.alignment,
      default: RefreshLayout().alignment,
      as: .argument(.layout, "alignment"),
      "Horizontal position of the content: arrow, indicator, image and texts."
    ),
    Key(
      .spacing,
      \.layout.spacing,
      .number(0...200),
      default: RefreshLayout().spacing,
      as: .argument(.layout, "spacing"),
      "Space between the icon, the indicator and the texts, in points."
    ),
    Key(
      .lineSpacing,
      \.layout.lineSpacing,
      .number(0...100),
      default: RefreshLayout().lineSpacing,
      as: .argument(.layout, "lineSpacing"),
      "Space between the title and the subtitle, in points."
    ),
    Key(
      .margin,
      \.layout.margin,
      .number(0...200),
      default: RefreshLayout().margin,
      as: .argument(.layout, "margin"),
      "Minimum space between the content and the sides of the list, in points."
    ),
  ])

  /// The keys of `accessibility`.
  package static let accessibility = Schema<ControlDesign>([
    Key(
      .label,
      \.accessibilityLabel,
      .text,
      as: .property("accessibilityLabel", "String?"),
      "Name of the control for VoiceOver."
    )
    .example("Refresh the feed"),
    Key(
      .announce,
      \.announcedStates,
      .list(.word(RefreshState.allCases.map(\.name))),
      as: .property("announcedStates", "[RefreshState]"),
      "States that VoiceOver announces; `ending` covers all outcomes."
    ),
  ])
}
