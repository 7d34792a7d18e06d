import RefreshCore

/// The spec language, version 1: every key, bound to the property that it sets.
package enum SpecLanguage {
  /// The version of the language that this tool reads.
  package static let version = 1

  package static let control = Schema<ControlDesign>(keys: [
    Key(.refreshgen, .integer(1...version))
      .required().summary("Version of the spec language."),
    Key(.control, \.name, .controlName)
      .required().summary("Name of the generated Swift type."),
    Key(.summary, \.summary, .text).summary("Purpose of the control, used as its doc comment."),
    Key(.language, \.language, .text, default: ControlDesign.presetLanguage)
      .example("de").summary("Language of the texts in the spec, as a BCP 47 tag such as zh-Hans."),
    Key(.preset, .preset)
      .summary(
        "Preset or base that supplies all keys that the spec leaves out, except control and summary."
      ),
    Key(.edge, \.behavior.edge, default: .top)
      .argument(.behavior, label: "edge", isAlwaysStated: true)
      .proved(.deciding(shipping: ["bottom", "top"]))
      .summary("Edge of the list at which the control sits."),
    Key(.style, \.style, default: .pull)
      .argument(.behavior, label: "style")
      .proved(.deciding(shipping: ["overlay", "system"]))
      .summary(
        "Placement of the control: beyond the edge (pull), in the content (inline), in front of the content (overlay), or inside a UIRefreshControl, which drives it (system)."
      ),
    Key(.pinned, \.behavior.isPinned, .flag, default: false)
      .argument(.behavior, label: "isPinned")
      .proved(.asOne)
      .leftToSystem(.pull).only(.style(.pull))
      .summary(
        "Whether the control stays at the edge of the screen while the list is pulled farther than the control is high."
      ),
    Key(.height, \.behavior.height, .number(1...1000), default: 54)
      .argument(.behavior, label: "height", isAlwaysStated: true)
      .samples("20", "54", "60", "120").proved(.deciding(shipping: []))
      .leftToSystem(.room, sparing: .value(.number(RefreshBehavior.systemHeight)))
      .summary("Height of the control in points; at the leading or trailing edge, its width."),
    Key(.trigger, trigger).summary("Gesture and distance that start a refresh."),
    Key(.action, \.behavior.action, default: .afterReveal)
      .argument(.behavior, label: "action")
      .leftToSystem(.action)
      .summary("When the action runs: after the reveal animation, or at once."),
    Key(.insetWhileRefreshing, \.behavior.insetWhileRefreshing, default: .sticky)
      .argument(.behavior, label: "insetWhileRefreshing")
      .leftToSystem(.room).only(.style(.pull), sparing: .value(.text("none")))
      .summary(
        "Inset that the control adds during a refresh: the height of its visible part (sticky), its full height (fixed), or none."
      ),
    Key(.ignoredInset, \.behavior.ignoredInset, .number(0...1000, word: "all"), default: 0)
      .argument(.behavior, label: "ignoredInset")
      .samples("0", "20", "all").proved(.asOne)
      .leftToSystem(.room)
      .summary(
        "Points by which the view moves into the app's inset, away from the content; the trigger does not move."
      ),
    Key(.timing, timing).summary("Durations and timing curves of a refresh."),
    Key(.outcome, outcome).summary(
      "Times for which the control shows an outcome before it retracts."
    ),
    Key(.interruptible, \.behavior.isInterruptible, .flag, default: true)
      .argument(.behavior, label: "isInterruptible")
      .proved(.asOne)
      .leftToSystem(.pull).never(.when(.tap))
      .summary("Whether a pull can arm the control while it retracts."),
    Key(.timeout, \.behavior.timing.timeout, .duration(0.1...3600, word: "none"), default: 30)
      .argument(.timing, label: "timeout")
      .samples("30s", "none").proved(.asOne)
      .summary("Time limit for the action; after this time, the refresh counts as failed."),
    Key(.exclusive, \.behavior.isExclusive, .flag, default: true)
      .argument(.behavior, label: "isExclusive")
      .proved(.asOne)
      .summary("Whether a refresh at the opposite edge blocks this control."),
    Key(.states, \.behavior.showsFailure, .flag)
      .argument(
        .behavior,
        label: "showsFailure",
        because: "no key, but whether `states` has an appearance for `failed`"
      ).unwritten(as: "states.failed"),
    Key(.opacity, \.opacity, default: RefreshDefaults.opacity)
      .property("opacity", type: "RefreshOpacity")
      .never(.when(.tap), ", because no pull starts a refresh").summary(
        "Opacity of the control while it is pulled."
      ),
    Key(.haptics, haptics).summary(
      "Haptic feedback when the control becomes armed, and for the outcomes of a refresh."
    ),
    Key(.exhausted, exhausted).summary("Behavior when there is no more data to load."),
    Key(.lastUpdated, lastUpdated).summary("Display of the time of the last successful refresh."),
    Key(.hidesWhenEmpty, \.behavior.hidesWhenEmpty, .flag, default: false)
      .argument(.behavior, label: "hidesWhenEmpty")
      .leftToSystem(.header).only(.farEdge)
      .summary("Whether a footer is hidden while the list has no content."),
    Key(.hidesWhenShort, \.behavior.hidesWhenShort, .flag, default: false)
      .argument(.behavior, label: "hidesWhenShort")
      .leftToSystem(.header).only(.farEdge)
      .summary("Whether a footer is hidden while the content fits the screen."),
    Key(.fillsScreen, \.behavior.fillsScreen, .flag, default: false)
      .argument(.behavior, label: "fillsScreen")
      .proved(.asOne)
      .leftToSystem(.header).only(.farEdge).only(.when(.reach))
      .summary(
        "Whether a footer loads more until the content fills the screen, as long as each refresh adds content."
      ),
    Key(.secondLevel, secondLevel)
      .leftToSystem(.distance).only(.top, sparing: .nothing).only(.style(.pull), sparing: .nothing)
      .only(.when(.release), sparing: .nothing)
      .summary(
        "Second level, which a release past a second distance opens instead of refreshing."
      ),
    Key(.layout, layout).summary("Layout of the icon and the texts."),
    Key(.surface, \.surface, default: RefreshDefaults.surface)
      .property("surface", type: "RefreshSurface")
      .summary("Surface behind picture and texts: none, or a capsule of glass."),
    Key(.content, \.content, .viewName(word: ControlDesign.contentOfApp))
      .summary(
        "View type of the app that draws the whole control, a UIView or a SwiftUI View; `app` if the app sets `contentView`."
      ),
    Key(.states, .map(states)).summary("Appearance in each state."),
    Key(.colors, .dictionary(.color))
      .example("{accent: \"#0066CC\"}")
      .summary("Palette: named colors, which states use as $name."),
    Key(.drawings, .dictionary(.part(.drawing)))
      .summary("Drawings, which states use as an indicator: $name."),
    Key(.locales, .dictionary(.map(translations)))
      .example("{fr: {refreshing: {title: Chargement…}}}")
      .summary("Translations of the texts, by language."),
    Key(.presetLocales, .list(.word(PresetText.languages), word: "all"))
      .example("[zh-Hans, ja]")
      .summary("Languages of the texts that the preset supplies, or all of its languages."),
    Key(.accessibility, accessibility).summary("Texts and announcements for VoiceOver."),
  ])

  package static let trigger = Schema<ControlDesign>(keys: [
    Key(.when, \.behavior.trigger.when, .word(ControlDesign.gestures), default: .release)
      .argument(.trigger, label: "when", isAlwaysStated: true)
      .proved(.deciding(shipping: ["cross"]))
      .leftToSystem(.pull)
      .summary(
        "Triggering gesture: release of a pull, crossing the distance, reaching the edge, or a tap."
      ),
    Key(.distance, \.behavior.trigger.distance, .length(0...2000, percent: 100))
      .derived("same as `height`") { $0.behavior.trigger.distance = $0.plainTrigger.distance }
      .argument(.trigger, label: "distance")
      .samples("10", "20", "54", "60", "160", "200").proved(.deciding(shipping: ["20", "200"]))
      .leftToSystem(.pull).never(.when(.reach), sparing: .nothing)
      .never(.when(.tap), sparing: .nothing)
      .summary(
        "Trigger distance: points past the edge, by `comparison`, or a percentage of the screen such as 20%."
      ),
    Key(.comparison, \.behavior.trigger.comparison, default: .above)
      .argument(.trigger, label: "comparison")
      .leftToSystem(.pull).never(.when(.tap))
      .summary(
        "Whether a pull of exactly the trigger distance suffices: no (above), yes (atLeast), or only to stay armed (latching)."
      ),
    Key(.requiresDrag, \.behavior.trigger.requiresDrag, .flag)
      .derived("`false` for `reach`, `true` otherwise") {
        $0.behavior.trigger.requiresDrag = $0.plainTrigger.requiresDrag
      }
      .argument(.trigger, label: "requiresDrag")
      .leftToSystem(.pull).never(.when(.tap))
      .summary(
        "Whether only a finger, not a programmatic scroll or deceleration, can start a refresh."
      ),
    Key(.beginsAtEdge, \.behavior.trigger.beginsAtEdge, .flag, default: false)
      .argument(.trigger, label: "beginsAtEdge")
      .proved(.asOne)
      .leftToSystem(.pull).never(.when(.tap))
      .summary(
        "Whether a drag has to begin at the edge, or at most `preload` before it, to start a refresh."
      ),
    Key(.releasedBy, \.behavior.trigger.releasedBy, default: .lift)
      .argument(.trigger, label: "releasedBy")
      .leftToSystem(.pull).only(.when(.release))
      .summary(
        "Event that counts as the release: the lift of the finger (lift), or the first scroll after the lift (settle)."
      ),
    Key(.visibleFraction, \.behavior.trigger.visibleFraction, .number(0...3), default: 1)
      .argument(.trigger, label: "visibleFraction")
      .samples("0", "0.5", "1").proved(.deciding(shipping: ["0.5"]))
      .leftToSystem(.pull).only(.when(.reach))
      .summary(
        "Visible fraction of the control that starts a refresh; above 1, the list has to be pulled past the control."
      ),
    Key(
      .preload,
      \.behavior.trigger.preload,
      .length(0...10_000, percent: 1000),
      default: 0
    )
    .argument(.trigger, label: "preload")
    .samples("0", "20", "100").proved(.deciding(shipping: ["100"]))
    .leftToSystem(.pull).only(.when(.reach))
    .summary(
      "Points before the edge at which a refresh starts, or a percentage of the screen such as 200%."
    ),
    Key(.perDrag, \.behavior.trigger.perDrag, .integer(1...1000, word: "unlimited"), default: 1)
      .argument(.trigger, label: "perDrag")
      .samples("1", "2", "5", "unlimited").proved(.deciding(shipping: ["unlimited"]))
      .leftToSystem(.pull).only(.when(.reach))
      .summary("Largest number of refreshes that one drag can start."),
  ])

  package static let secondLevel = Schema<ControlDesign>(keys: [
    Key(.secondLevelDistance, \.secondLevelDistance, .number(0...2000))
      .required().argument(.secondLevel, label: "distance").example("150")
      .samples("60", "110", "280").proved(.deciding(shipping: []))
      .summary(
        "Points past the edge at which the level opens, by `comparison` of the trigger; must be more than the trigger distance."
      ),
    Key(.secondLevelHeight, \.secondLevelHeight, .number(1...5000))
      .required().argument(.secondLevel, label: "height").example("560")
      .samples("480", "560").proved(.deciding(shipping: []))
      .summary("Inset of the list while the second level is open, in points."),
  ])

  package static let timing = Schema<ControlDesign>(keys: [
    Key(.reveal, \.behavior.timing.reveal, .duration(0...10), default: 0.25)
      .argument(.timing, label: "reveal", isAlwaysStated: true)
      .samples("0ms", "250ms")
      .leftToSystem(.motion)
      .summary("Duration of the reveal animation."),
    Key(.retract, \.behavior.timing.retract, .duration(0...10), default: 0.4)
      .argument(.timing, label: "retract", isAlwaysStated: true)
      .samples("0ms", "400ms")
      .leftToSystem(.motion)
      .summary("Duration of the retract animation."),
    Key(.endDelay, \.behavior.timing.endDelay, .duration(0...60), default: 0)
      .argument(.timing, label: "endDelay")
      .samples("0ms", "500ms")
      .summary("Delay between the end of the action and the retract animation."),
    Key(.minimumVisible, \.behavior.timing.minimumVisible, .duration(0...60), default: 0)
      .argument(.timing, label: "minimumVisible")
      .samples("0ms", "500ms")
      .summary("Minimum time that the control stays visible once a refresh has started."),
    Key(.arrowDuration, \.arrowDuration, .duration(0...10), default: RefreshDefaults.arrowDuration)
      .property("arrowDuration", type: "Double")
      .summary("Duration of the arrow's turn; 0 flips the arrow at once."),
    Key(
      .changeDuration,
      \.changeDuration,
      .duration(0...10),
      default: RefreshDefaults.changeDuration
    )
    .property("changeDuration", type: "Double")
    .summary("Duration of the way from one state to the next: places move, the rest fades."),
    Key(.curve, \.curve, .curve, default: RefreshDefaults.curve)
      .property("curve", type: "RefreshCurve")
      .leftToSystem(.motion)
      .ineffective("because both 'reveal' and 'retract' are 0", sparing: .nothing) {
        $0.behavior.timing.reveal == 0 && $0.behavior.timing.retract == 0
      }
      .summary("Timing curve of the control's animations."),
    Key(.retractCurve, \.retractCurve, .curve)
      .property("retractCurve", type: "RefreshCurve")
      .leftToSystem(.motion)
      .ineffective("because 'retract' is 0", sparing: .nothing) {
        $0.behavior.timing.retract == 0
      }
      .summary("Timing curve of the retract animation; default: `curve`."),
    Key(.reduceMotion, \.reduceMotion, default: RefreshDefaults.reduceMotion)
      .property("reduceMotion", type: "RefreshReduceMotion")
      .summary("Animations under Reduce Motion: none, short ones and fades, or unchanged."),
  ])

  package static let outcome = Schema<ControlDesign>(keys: [
    Key(.succeededVisible, \.behavior.timing.succeeded, .duration(0...60), default: 0)
      .argument(.timing, label: "succeeded")
      .samples("0ms", "900ms")
      .summary("Time for which a success is shown, unless a touch or a scroll ends it."),
    Key(.failedVisible, \.behavior.timing.failed, .duration(0...60), default: 0)
      .argument(.timing, label: "failed")
      .samples("0ms", "2s")
      .ineffective("because an inline control keeps showing 'failed'", cause: .style) {
        $0.behavior.style == .inline && $0.behavior.showsFailure
      }
      .summary("Time for which a failure is shown, unless a touch or a scroll ends it."),
  ])

  /// The keys of `haptics`; a word stands for `armed`.
  package static let haptics = Schema<ControlDesign>(
    keys: [
      Key(.armedHaptic, \.haptics.armed, default: .none)
        .argument(.haptics, label: "armed")
        .leftToSystem(.haptic).never(.when(.reach), ", which has no armed phase")
        .never(.when(.tap), ", which has no armed phase")
        .summary("Feedback when the control becomes armed; `haptics: light` is short for it."),
      Key(.succeededHaptic, \.haptics.succeeded, default: .none)
        .argument(.haptics, label: "succeeded")
        .summary("Feedback when a refresh has succeeded."),
      Key(.failedHaptic, \.haptics.failed, default: .none)
        .argument(.haptics, label: "failed")
        .summary("Feedback when a refresh has failed."),
    ],
    abbreviatedByFirst: true
  )

  package static let exhausted = Schema<ControlDesign>(keys: [
    Key(.exhaustedAllowed, \.behavior.allowsExhausted, .flag, default: false)
      .argument(
        .behavior,
        label: "allowsExhausted",
        because: "a Bool of Swift reads as an assertion, and the name of the map is its object"
      )
      .summary("Whether the action can report that there is no more data."),
    Key(.resetsOnOppositeRefresh, \.behavior.resetsOnOppositeRefresh, .flag, default: true)
      .argument(.behavior, label: "resetsOnOppositeRefresh")
      .proved(.deciding(shipping: []))
      .only(.exhausted, sparing: .nothing)
      .summary("Whether a refresh at the opposite edge lets an exhausted control load again."),
    Key(.resetsOnEnd, \.behavior.resetsOnEnd, .flag, default: false)
      .argument(.behavior, label: "resetsOnEnd")
      .proved(.asOne)
      .only(.exhausted)
      .summary("Whether `end()`, called on an exhausted control, lets it load again."),
    Key(.resetsOnTap, \.behavior.resetsOnTap, .flag, default: false)
      .argument(.behavior, label: "resetsOnTap")
      .proved(.asOne)
      .leftToSystem(.taps).only(.exhausted)
      .summary("Whether a tap on an exhausted control starts a refresh."),
  ])

  private static let initial = ControlDesign.initial

  package static let lastUpdated = Schema<ControlDesign>(keys: [
    Key(.showsLastUpdated, \.showsLastUpdated, .flag, default: false)
      .ineffective("because 'content' draws the whole control", cause: .content, sparing: .nothing)
    {
      $0.showsLastUpdated && $0.content != nil
    }
      .summary("Whether the control shows the time of the last successful refresh."),
    Key(.lastUpdatedKey, \.lastUpdatedKey, .text)
      .example("feed")
      .summary("Storage key of the time, shown or not; default: the control's name."),
    Key(.timeStyle, \.lastUpdatedTimeStyle, default: initial.lastUpdatedTimeStyle)
      .only(.time, sparing: .nothing)
      .summary("Style of the time."),
    Key(.lastUpdatedFormat, \.lastUpdatedFormat, .text, default: initial.lastUpdatedFormat)
      .example("\"Last updated: %@\"")
      .only(.time, sparing: .nothing).summary("Text of the line; the time replaces %@."),
    Key(.lastUpdatedNever, \.lastUpdatedNever, .text)
      .example("Not updated yet")
      .only(.time, sparing: .nothing)
      .summary("Text to show until a refresh has succeeded; default: the line is hidden."),
  ])

  package static let layout = Schema<ControlDesign>(keys: [
    Key(.axis, \.layout.axis, default: RefreshLayout().axis)
      .argument(.layout, label: "axis")
      .ineffective(
        "in a control at the leading or trailing edge, where 'picture' decides",
        cause: .edge
      ) { $0.behavior.edge.isHorizontal }
      .summary("Whether the texts are beside the picture (horizontal) or below it (vertical)."),
    Key(.alignment, \.layout.alignment, default: RefreshLayout().alignment)
      .argument(.layout, label: "alignment")
      .ineffective("in a control at the leading or trailing edge", cause: .edge) {
        $0.behavior.edge.isHorizontal
      }
      .summary("Horizontal position of the content: arrow, indicator, image and texts."),
    Key(.picture, \.layout.picture, default: RefreshLayout().picture)
      .argument(.layout, label: "picture")
      .ineffective(
        "in a control at the leading or trailing edge, unless it is 'atMargin'",
        cause: .edge,
        sparing: .nothing
      ) { $0.behavior.edge.isHorizontal && $0.layout.picture == .besideTexts }
      .summary(
        "Whether picture and texts are centered as a row, or the texts alone, with the picture beside them or at the leading margin; at a side of the list, the texts are below it, or beside one at the margin."
      ),
    Key(.spacing, \.layout.spacing, .number(0...200), default: RefreshLayout().spacing)
      .argument(.layout, label: "spacing")
      .summary("Space between the icon, the indicator and the texts, in points."),
    Key(.lineSpacing, \.layout.lineSpacing, .number(0...100), default: RefreshLayout().lineSpacing)
      .argument(.layout, label: "lineSpacing")
      .summary("Space between the title and the subtitle, in points."),
    Key(.margin, \.layout.margin, .number(0...200), default: RefreshLayout().margin)
      .argument(.layout, label: "margin")
      .summary("Minimum space between the content and the sides of the list, in points."),
    Key(.scales, \.layout.scales, .flag, default: RefreshLayout().scales)
      .argument(.layout, label: "scales")
      .leftToSystem(.room)
      .summary(
        "Whether the control grows with the sizes of text for accessibility, with its texts below the picture; otherwise, texts stop growing at XXXL."
      ),
  ])

  package static let accessibility = Schema<ControlDesign>(keys: [
    Key(.label, \.accessibilityLabel, .text)
      .property("accessibilityLabel", type: "String?").example("Refresh the feed")
      .summary("Name of the control for VoiceOver."),
    Key(.announce, \.announcedStates, .list(.word(RefreshState.allCases.map(\.name))))
      .property(
        "announcedStates",
        because: "a property of Swift is a noun",
        type: "[RefreshState]"
      )
      .summary("States that VoiceOver announces; `ending` stands for all outcomes."),
  ])
}
