// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What is not known of UIKit: a switch of the double, with what users see if no setting is right.
public struct Guess: Sendable {
  public let name: String
  let question: String
  let effect: String
  /// The session that decides it, or the reason why none does.
  let decision: String

  /// One guess for each switch.
  public static let all: [Guess] =
    Probe.all.map { probe in
      Guess(
        name: probe.name,
        question: probe.question,
        effect: effects[probe.name] ?? "",
        decision: "`\(probe.session)`"
      )
    } + withoutProbe

  /// The switches that no recording decides yet.
  private static let withoutProbe: [Guess] = [
    Guess(
      name: "titleNotice",
      question: "when a bar tells that its large title stretches",
      effect: "below a large title, the control arms a frame late, or at another distance",
      decision:
        "none yet: a view of the app would have to note the offset in `safeAreaInsetsDidChange`"
    ),
    Guess(
      name: "endsSilently",
      question: "whether the last offset of a motion comes before its end",
      effect: "after a banner, a part of the control is out of view for the whole refresh",
      decision:
        "none yet: the app would have to note `isDecelerating` in each frame after the last offset"
    ),
    Guess(
      name: "hasUpdateLinks",
      question: "whether update links are called before each frame, as of iOS 18",
      effect: "as bars change, the control is at its old place for a frame",
      decision: "none: a recording does not show when a frame is drawn"
    ),
    Guess(
      name: "systemPull",
      question: "what a pull does to the system's control in a sheet",
      effect: "in a sheet, a pull is felt twice, or the control disarms under the finger",
      decision: "none: a simulator has no haptics"
    ),
    Guess(
      name: "endsDragFirst",
      question: "whether a list ends its drag before the targets of its pan are called",
      effect: "a reveal that the list's own bounce undoes",
      decision: "none: no recorded notification comes between the two"
    ),
    Guess(
      name: "keepsSpeed",
      question: "whether a fling from past the edge keeps its speed at the edge",
      effect: "none in the control; the double scrolls less far than a list",
      decision: "none: no session flings a list back from past its edge"
    ),
    Guess(
      name: "roomStart",
      question: "when the room of a UIRefreshControl comes",
      effect: "rows that jump under the finger as UIKit fires",
      decision: "none: no session has a control of the style `system` yet"
    ),
    Guess(
      name: "roomEnd",
      question: "when that room goes",
      effect: "an inset that counts as the app's for a frame",
      decision: "none: no session has a control of the style `system` yet"
    ),
    Guess(
      name: "hasRoomInContentInset",
      question: "whether that room is a part of the list's own inset",
      effect: "an inset that an app writes meanwhile and loses",
      decision: "none: no session has a control of the style `system` yet"
    ),
    Guess(
      name: "jumpsAtTrigger",
      question: "whether the list jumps by the room as UIKit fires",
      effect: "a pull that shows another progress as UIKit fires",
      decision: "none: no session has a control of the style `system` yet"
    ),
    Guess(
      name: "firingDistance",
      question: "the pull at which a UIRefreshControl fires",
      effect: "a ring that is full too early or too late",
      decision: "none: no session has a control of the style `system` yet"
    ),
    Guess(
      name: "firingShare",
      question: "whether that pull is a part of the list's height",
      effect: "after a rotation, a ring that is full too early or too late until UIKit fires",
      decision: "none: no session has a control of the style `system` yet"
    ),
    Guess(
      name: "staysUnderAlert",
      question: "whether the room stays if an alert is shown right after the start or the end",
      effect: "a gap above the rows until the next refresh",
      decision: "none: no session has a control of the style `system` yet"
    ),
    Guess(
      name: "beginsOffscreen",
      question: "whether a refresh of a UIRefreshControl begins off screen",
      effect: "a refresh without its control in view",
      decision: "none: no session has a control of the style `system` yet"
    ),
    Guess(
      name: "startsFlat",
      question: "whether a UIRefreshControl has no height until it is laid out",
      effect: "a control that appears a frame late",
      decision: "none: no session has a control of the style `system` yet"
    ),
    Guess(
      name: "tintReset",
      question: "whether UIKit sets the tint of a UIRefreshControl again",
      effect: "a spinner of the system behind the control",
      decision: "none: no session has a control of the style `system` yet"
    ),
  ]

  /// What users see if the double is wrong, by the names of the switches.
  private static let effects: [String: String] = [
    "scale": "a control that arms a pixel early or late",
    "snapping": "insets that are a pixel off beside bars that end between pixels",
    "snapsUnderFinger": "a control that arms a pixel early or late",
    "observersFirst": "nothing, unless the app's delegate moves the list",
    "noticesPerChange": "nothing; scrolls cost more",
    "tellsBoundsOnScroll": "nothing; scrolls cost more",
    "clamping": "a list that rests past its edge after rows are deleted",
    "topChange": "a jump of the list as bars appear",
    "bounceChange": "a bounce that stutters as the refresh starts",
    "fingerChange": "rows that jump under the finger as an inset changes",
    "largeTitle": "a control that does not arm below a large title",
    "barLayout": "a control that arms too early below a bar that expands",
    "laysOutHidden": "a control at its old place after the list is resized",
    "frameOrder": "on iOS 15 to 17, a control at its old place for one frame",
    "laysOutInWrites": "a crash of lists with hosting cells on iOS 26",
    "handsSafeArea": "a control at its old place after bars change",
    "offWindow": "a list that is off its top on return to its screen",
    "trackpad": "a trackpad that cannot pull",
    "sizeNotice": "a control of the old width after a rotation",
    "keyboard": "a gap that stays after the keyboard is gone",
    "sheetPull": "a pull that moves the sheet",
    "completion": "a control that never retracts",
    "lateDragging": "a quick pull that starts nothing",
  ]

  /// The guesses, as a table in Markdown.
  public static var table: String {
    let rows = all.map { "| `\($0.name)` | \($0.question) | \($0.effect) | \($0.decision) |" }
    return
      ([
        "| switch | question | what users see if no setting is right | decided by |",
        "|---|---|---|---|",
      ] + rows)
      .joined(separator: "\n")
  }
}
