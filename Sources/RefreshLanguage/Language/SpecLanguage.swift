package import RefreshCore

/// The spec language, version 1: every key, bound to the property that it sets.
package enum SpecLanguage {
  /// The version of the language that this tool reads.
  package static let version = 1

  /// The keys of a control.
  package static let control = Schema<ControlDesign>([
    Key(.refreshgen, .integer(1...version), isRequired: true, "Version of the spec language."),
    Key(.control, \.name, .controlName, isRequired: true, "Name of the generated Swift type."),
    Key(.summary, \.summary, .text, "Purpose of the control, for its doc comment."),
    Key(.preset, .preset, "Preset that supplies every key that the spec leaves out."),
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
      "Placement: beyond the edge, in the content, or above the content."
    ),
    Key(
      .height,
      \.behavior.height,
      .number(1...1000),
      default: 54,
      as: .required(.behavior, "height"),
      "Extent along the scroll axis, in points."
    ),
    Key(.trigger, trigger, "Conditions that start a refresh."),
    Key(
      .action,
      \.behavior.action,
      default: .afterReveal,
      as: .argument(.behavior, "action"),
      "Moment at which the action runs."
    ),
    Key(
      .insetWhileRefreshing,
      \.behavior.inset,
      default: .sticky,
      as: .argument(.behavior, "inset"),
      "Inset that the control adds while it refreshes."
    ),
    Key(
      .ignoredInset,
      \.behavior.ignoredInset,
      .number(0...1000, word: "all"),
      default: 0,
      as: .argument(.behavior, "ignoredInset"),
      "Part of the app's inset that the control overlaps, in points."
    ),
    Key(.animation, animation, "Durations and curve of the animations."),
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
      "Time limit for the action; after it the refresh counts as failed."
    ),
    Key(
      .exclusive,
      \.behavior.isExclusive,
      .flag,
      default: true,
      as: .argument(.behavior, "isExclusive"),
      "Whether the control waits while the one at the opposite edge is busy."
    ),
    Key(
      .alpha,
      \.alpha,
      default: .fixed,
      as: .property("alpha", "RefreshAlpha"),
      "Opacity of the control while it is pulled."
    ),
    Key(
      .haptics,
      \.haptic,
      default: .none,
      as: .property("haptic", "RefreshHaptic"),
      "Haptic feedback when the control becomes armed."
    ),
    Key(.exhausted, exhausted, "Behavior at the end of the data."),
    Key(.lastUpdated, lastUpdated, "Time of the last successful refresh."),
    Key(.states, .map(states), "Appearance in each phase."),
    Key(.colors, .dictionary(.color), "Palette, whose colors are used as $name."),
    Key(.locales, .dictionary(.map(translations)), "Texts in other languages."),
    Key(.accessibility, accessibility, "Texts and announcements for VoiceOver."),
  ])

  /// The keys of `trigger`.
  package static let trigger = Schema<ControlDesign>([
    Key(
      .when,
      \.behavior.trigger.kind,
      default: .release,
      as: .required(.trigger, nil),
      "Triggering gesture."
    ),
    Key(
      .distance,
      \.behavior.trigger.distance,
      .number(0...2000),
      sameAs: .height,
      \.behavior.height,
      as: .argument(.trigger, "distance"),
      "Points past the edge that trigger."
    ),
    Key(
      .compare,
      \.behavior.trigger.comparison,
      default: .exclusive,
      as: .argument(.trigger, "comparison"),
      "Whether exactly the distance triggers: no, yes, or only where it did before."
    ),
    Key(
      .requiresDrag,
      \.behavior.trigger.requiresDrag,
      .flag,
      default: true,
      as: .argument(.trigger, "requiresDrag"),
      "Whether only a finger triggers, and no programmatic scroll or deceleration."
    ),
    Key(
      .release,
      \.behavior.trigger.release,
      default: .lift,
      as: .argument(.trigger, "release"),
      "Event that counts as the release: the finger lifts, or the first scroll without a finger."
    ),
    Key(
      .visible,
      \.behavior.trigger.visible,
      .number(0...1),
      default: 1,
      as: .argument(.trigger, "visible"),
      "Visible fraction of the control that triggers, for reach."
    ),
    Key(
      .preload,
      \.behavior.trigger.preload,
      .number(0...10_000),
      default: 0,
      as: .argument(.trigger, "preload"),
      "Points before the end at which loading starts, for reach."
    ),
    Key(
      .perDrag,
      \.behavior.trigger.perDrag,
      .integer(1...1000, word: "unlimited"),
      default: 1,
      as: .argument(.trigger, "perDrag"),
      "Number of refreshes that one drag can start, for reach."
    ),
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
      "Minimum time that a busy control stays visible."
    ),
    Key(
      .curve,
      \.curve,
      .curve,
      default: .easeInOut,
      "Timing curve of the control's animations."
    ),
    Key(
      .reduceMotion,
      \.reducedMotion,
      default: .none,
      as: .property("reducedMotion", "RefreshReducedMotion"),
      "Behavior under Reduce Motion."
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
      "Whether the control can run out of data."
    ),
    Key(
      .resetOnRefresh,
      \.behavior.resetsOnOppositeRefresh,
      .flag,
      default: true,
      as: .argument(.behavior, "resetsOnOppositeRefresh"),
      "Whether a refresh at the opposite edge makes the control load again."
    ),
  ])

  /// The keys of `lastUpdated`.
  package static let lastUpdated = Schema<ControlDesign>([
    Key(.showsLastUpdated, \.showsLastUpdated, .flag, default: false, "Whether the time is shown."),
    Key(.lastUpdatedKey, \.lastUpdatedKey, .text, "Storage key; default: the control's name."),
    Key(.lastUpdatedStyle, \.lastUpdatedStyle, default: .relative, "Format of the time."),
  ])

  /// The keys of `accessibility`.
  package static let accessibility = Schema<ControlDesign>([
    Key(
      .label,
      \.accessibilityLabel,
      .text,
      as: .property("accessibilityLabel", "String?"),
      "Name of the control for VoiceOver."
    ),
    Key(
      .announce,
      \.announcedPhases,
      .list(.word(phases)),
      as: .property("announcedPhases", "[RefreshPhase]"),
      "Phases that VoiceOver announces."
    ),
  ])

  /// The names of the phases, in the order of the machine.
  package static let phases = RefreshPhase.allCases.map(\.name)
}

/// The keys of appearances and texts.
extension SpecLanguage {
  /// The keys of one state.
  package static let state = Schema<PhaseAppearance>([
    Key(.title, \.appearance.title, .text, as: appearance("title"), "First line of text."),
    Key(
      .subtitle,
      \.appearance.subtitle,
      .text,
      as: appearance("subtitle"),
      "Second line of text."
    ),
    Key(.color, \.appearance.color, .color, as: appearance("color"), "Color of the title."),
    Key(
      .subtitleColor,
      \.appearance.subtitleColor,
      .color,
      as: appearance("subtitleColor"),
      "Color of the subtitle."
    ),
    Key(
      .background,
      \.appearance.background,
      .color,
      as: appearance("background"),
      "Color behind everything."
    ),
    Key(
      .tint,
      \.appearance.tint,
      .color,
      as: appearance("tint"),
      "Color of arrow, symbol and indicator."
    ),
    Key(.symbol, \.appearance.symbol, .text, as: appearance("symbol"), "Name of an SF Symbol."),
    Key(
      .image,
      \.appearance.image,
      .text,
      as: appearance("image"),
      "Name of an image in the app's asset catalog."
    ),
    Key(
      .arrow,
      \.appearance.arrow,
      words: ["up", "down", "none"],
      as: appearance("arrow"),
      "Direction of the arrow."
    ),
    Key(
      .indicator,
      \.appearance.indicator,
      words: ["none", "medium", "large"],
      as: appearance("indicator"),
      "Activity indicator."
    ),
    Key(
      .font,
      \.appearance.font,
      .font,
      as: appearance("font"),
      "Font of the title: a text style, or a font of the app with its size."
    ),
    Key(
      .images,
      \.appearance.images,
      .list(.text),
      as: appearance("images"),
      "Names of the images of a frame animation."
    ),
    Key(
      .frameDuration,
      \.appearance.frameDuration,
      .duration(0.01...10),
      as: appearance("frameDuration"),
      "Time that each frame is shown."
    ),
    Key(.view, \.view, .viewName, "Swift view type that takes the place of everything."),
    Key(
      .spokenText,
      \.appearance.accessibility,
      .text,
      as: appearance("accessibility"),
      "Text that VoiceOver reads instead of the title."
    ),
  ])

  private static func appearance(_ label: String) -> Argument { .argument(.appearance, label) }

  /// The keys of `states`.
  package static let states = KeyTable(
    phases.map { KeyDescription($0, .map(state.table), "Appearance while it is \($0).") }
      + [KeyDescription("all", .map(state.table), "Appearance where a phase says nothing else.")]
  )

  /// The keys of one state of one language.
  package static let translation = KeyTable([
    KeyDescription("title", .text, "First line of text."),
    KeyDescription("subtitle", .text, "Second line of text."),
    KeyDescription("accessibility", .text, "Text that VoiceOver reads instead of the title."),
  ])

  /// The keys of one language of `locales`.
  package static let translations = KeyTable(
    (phases + ["all"]).map { KeyDescription($0, .map(translation), "Texts while it is \($0).") }
  )

  /// The keys of a font that is a map.
  package static let font = Schema<RefreshFont>([
    Key(
      KeyName("style"),
      \.style,
      default: .body,
      "Text style whose size the font scales with."
    ),
    Key(KeyName("name"), \.name, .text, "PostScript name of a font of the app."),
    Key(KeyName("size"), \.size, .number(1...200), "Size at the standard text size, in points."),
    Key(
      KeyName("weight"),
      \.weight,
      words: Words<RefreshFont.Weight>().names,
      "Weight, if it differs from that of the style."
    ),
  ])

  /// The keys of a color that is a map.
  package static let color = KeyTable([
    KeyDescription("light", .shade, isRequired: true, "Color in light mode."),
    KeyDescription("dark", .shade, "Color in dark mode."),
    KeyDescription("highContrast", .shade, "Color under Increase Contrast."),
  ])

  /// The names of the timing curves without parameters.
  package static let curves = ["linear", "easeIn", "easeOut", "easeInOut"]

  /// The names of the text styles.
  package static let textStyles = Words<RefreshFont.Style>().names
}
