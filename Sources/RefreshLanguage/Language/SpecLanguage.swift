/// The spec language, version 1: every key there is.
///
/// Decoder, defaults and suggestions read these tables and nothing else, so they can't differ.
package enum SpecLanguage {
  /// The version of the language that this tool reads.
  package static let version = 1

  /// The keys of a control.
  package static let control = KeyTable([
    Key("refreshgen", .integer(1...version), .required, "The version of the spec language."),
    Key("control", .controlName, .required, "The name of the Swift type."),
    Key("summary", .text, .nothing, "What the control is for; becomes its doc comment."),
    Key("preset", .preset, .nothing, "The preset that the spec starts from."),
    Key("position", .word(positions), .value(.text("top")), "The edge at which the control sits."),
    Key("style", .word(styles), .value(.text("pull")), "How it lies in the scroll view."),
    Key("height", .number(1...1000), .value(.number(54)), "Its extent along the scroll axis."),
    Key("trigger", .map(trigger), .nothing, "What starts a refresh."),
    Key("action", .word(actions), .value(.text("afterReveal")), "When the action runs."),
    Key(
      "insetWhileRefreshing",
      .word(insets),
      .value(.text("sticky")),
      "What it adds to the inset while it refreshes."
    ),
    Key(
      "ignoredInset",
      .number(0...1000, word: "all"),
      .value(.number(0)),
      "The part of the app's inset that it overlaps."
    ),
    Key("animation", .map(animation), .nothing, "How long each part of a refresh takes."),
    Key(
      "interruptible",
      .flag,
      .value(.flag(true)),
      "Whether a new pull may arm it on its way back."
    ),
    Key(
      "timeout",
      .duration(0.1...3600, word: "none"),
      .value(.duration(30)),
      "How long the end of the action may be missing before it counts as a failure."
    ),
    Key(
      "exclusive",
      .flag,
      .value(.flag(true)),
      "Whether it waits while the control at the opposite edge is busy."
    ),
    Key("alpha", .word(alphas), .value(.text("fixed")), "Whether it fades in with the pull."),
    Key(
      "haptics",
      .word(haptics),
      .value(.text("none")),
      "What the finger feels when letting go would refresh."
    ),
    Key("exhausted", .map(exhausted), .nothing, "What happens when there is no more data."),
    Key("lastUpdated", .map(lastUpdated), .nothing, "The time of the last success."),
    Key("states", .map(states), .nothing, "How it looks in each phase."),
    Key("colors", .dictionary(.color), .nothing, "A palette; its colours are used as $name."),
    Key("locales", .dictionary(.map(translations)), .nothing, "The texts in other languages."),
    Key("accessibility", .map(accessibility), .nothing, "What VoiceOver says."),
  ])

  /// The keys of `trigger`.
  package static let trigger = KeyTable([
    Key("when", .word(triggers), .value(.text("release")), "The gesture that starts a refresh."),
    Key("distance", .number(0...2000), .sameAs("height"), "How far past the edge it has to go."),
    Key(
      "compare",
      .word(comparisons),
      .value(.text("exclusive")),
      "What happens at exactly the distance."
    ),
    Key(
      "release",
      .word(releases),
      .value(.text("lift")),
      "What counts as letting go: the lift of the finger, or the first scroll without one."
    ),
    Key(
      "requiresDrag",
      .flag,
      .value(.flag(true)),
      "Whether a finger has to take part, or a scroll alone may trigger."
    ),
    Key(
      "visible",
      .number(0...1),
      .value(.number(1)),
      "The part of the control that has to be in sight, for reach."
    ),
    Key(
      "preload",
      .number(0...10_000),
      .value(.number(0)),
      "How many points before that a refresh may start, for reach."
    ),
    Key(
      "perDrag",
      .integer(1...1000, word: "unlimited"),
      .value(.number(1)),
      "How many refreshes one drag may start, for reach."
    ),
  ])

  /// The keys of `animation`.
  package static let animation = KeyTable([
    Key("reveal", .duration(0...10), .value(.duration(0.25)), "Until it stands fully revealed."),
    Key("retract", .duration(0...10), .value(.duration(0.4)), "Until it is back at rest."),
    Key(
      "endDelay",
      .duration(0...60),
      .value(.duration(0)),
      "From the end of the action to the way back."
    ),
    Key(
      "minimumVisible",
      .duration(0...60),
      .value(.duration(0)),
      "The least time that it stays visible once it is busy."
    ),
    Key("curve", .curve, .value(.curve(.easeInOut)), "How it gathers and loses speed."),
    Key(
      "reduceMotion",
      .word(motions),
      .value(.text("none")),
      "What takes the place of motion where the user asks for less of it."
    ),
  ])

  /// The keys of `exhausted`.
  package static let exhausted = KeyTable([
    Key("allowed", .flag, .value(.flag(false)), "Whether the control can run out of data."),
    Key(
      "resetOnRefresh",
      .flag,
      .value(.flag(true)),
      "Whether a refresh at the opposite edge makes it forget that."
    ),
  ])

  /// The keys of `lastUpdated`.
  package static let lastUpdated = KeyTable([
    Key("show", .flag, .value(.flag(false)), "Whether the time is shown."),
    Key("key", .text, .nothing, "What tells this control's time from those of others."),
    Key("style", .word(dateStyles), .value(.text("relative")), "How the time is written."),
  ])

  /// The keys of `accessibility`.
  package static let accessibility = KeyTable([
    Key("label", .text, .nothing, "What the control is called."),
    Key("announce", .list(.word(phases)), .nothing, "The phases that are spoken when they come."),
  ])

  /// The keys of one language of `locales`.
  package static let translations = KeyTable(
    (phases + ["all"]).map { Key($0, .map(translation), .nothing, "Its texts while it is \($0).") }
  )

  /// The keys of one state of one language.
  package static let translation = KeyTable([
    Key("title", .text, .nothing, "The first line."),
    Key("subtitle", .text, .nothing, "The second line."),
    Key("accessibility", .text, .nothing, "What VoiceOver says instead of the title."),
  ])

  /// The keys of `states`.
  package static let states = KeyTable(
    phases.map { Key($0, .map(state), .nothing, "How it looks while it is \($0).") }
      + [Key("all", .map(state), .nothing, "How it looks where a phase says nothing else.")]
  )

  /// The keys of one state.
  package static let state = KeyTable([
    Key("title", .text, .nothing, "The first line."),
    Key("subtitle", .text, .nothing, "The second line."),
    Key("color", .color, .nothing, "The colour of the title."),
    Key("subtitleColor", .color, .nothing, "The colour of the subtitle."),
    Key("background", .color, .nothing, "The colour behind everything."),
    Key("tint", .color, .nothing, "The colour of arrow, symbol and indicator."),
    Key("symbol", .text, .nothing, "The name of an SF symbol."),
    Key("image", .text, .nothing, "The name of an image in the app's asset catalogue."),
    Key("images", .list(.text), .nothing, "The names of the images of a frame sequence."),
    Key("frameDuration", .duration(0.01...10), .nothing, "How long each frame stays."),
    Key("font", .font, .nothing, "The text style, or the name and size, of the title's font."),
    Key("view", .viewName, .nothing, "A Swift view type that takes the place of everything."),
    Key("accessibility", .text, .nothing, "What VoiceOver says instead of the title."),
    Key("arrow", .word(arrows), .nothing, "Which way the arrow points."),
    Key("indicator", .word(indicators), .nothing, "The activity indicator."),
  ])

  /// The keys of a font that is a map.
  package static let font = KeyTable([
    Key("style", .word(textStyles), .value(.text("body")), "The text style that it grows with."),
    Key("name", .text, .nothing, "The PostScript name of a font that the app brings."),
    Key("size", .number(1...200), .nothing, "The size of that font at the standard text size."),
    Key("weight", .word(fontWeights), .nothing, "How bold it is, if not as the style says."),
  ])

  /// The keys of a colour that is a map.
  package static let color = KeyTable([
    Key("light", .shade, .required, "The colour in light surroundings."),
    Key("dark", .shade, .nothing, "The colour in dark surroundings."),
    Key("highContrast", .shade, .nothing, "The colour where the user asks for more contrast."),
  ])
}
