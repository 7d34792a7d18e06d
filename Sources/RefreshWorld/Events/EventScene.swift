package import RefreshCore

/// A list, and the events that happen to it, as a text tells them.
package struct EventScene<Event: Sendable>: Sendable {
  /// The list at the start.
  package var list = ListHead()
  /// The lines of the spec.
  package var spec: [String] = []
  /// The controls that a scene names.
  package var controls: [EventSetting] = []
  /// The settings of a double, or of the scene.
  package var settings: [EventSetting] = []
  /// The facts that `=>` has.
  package var records: [String] = []
  package var lines: [EventLine<Event>] = []

  package init() {}

  /// The events of all lines, in order.
  package var events: [Event] { lines.flatMap(\.events) }
}

/// A `set` or `control` line, by its words.
package struct EventSetting: Sendable, Hashable {
  package var words: [String]
  /// The place in the text, in bytes of UTF-8.
  package var offset: Int
}

/// A line of events, or of what has to hold.
package struct EventLine<Event: Sendable>: Sendable {
  package enum Kind: Sendable { case start, events, expect }

  package var kind = Kind.events
  /// The edge of the control; `nil` for the only control.
  package var edge: RefreshEdge?
  /// The events, between which no turn of the run loop ends.
  package var events: [Event] = []
  /// The facts of an `expect` line.
  package var expected = EventFacts()
  /// The facts that a tool has recorded after the events.
  package var recorded = EventFacts()
  /// The facts of another library, a double or a device.
  package var other = EventFacts()
  /// Whether the other body was not looked at.
  package var isUnseen = false
  /// By how many more actions and completions the other body is ahead.
  package var ahead: [Double]?
  /// The reasons for which both bodies differ.
  package var reasons: [String] = []
  /// The place of the line in the text, in bytes of UTF-8.
  package var range = 0..<0
  /// The place of `=>` and what follows it.
  package var recordedRange = 0..<0

  package init() {}
}

/// The list of a text of events at the start: its `list` line.
package struct ListHead: Sendable, Hashable {
  /// The extent of the viewport.
  package var viewport = 600.0
  /// The length of the content along the scroll axis, in points.
  package var content = 2000.0
  /// The app's inset before the content.
  package var start = 64.0
  /// The app's inset after the content.
  package var end = 34.0
  /// The insets of bars.
  package var bars = InterpretedList.Ends()
  /// The offset; `nil` for a list at rest at the control's edge.
  package var offset: Double?
  /// Whether the list is on screen.
  package var isInWindow = true
  /// Whether the list moves by itself.
  package var isLive = false

  package init() {}

  package init(_ reading: ScrollReading) {
    (viewport, content, offset) = (reading.viewport, reading.content, reading.offset)
    (start, end) = (reading.start, reading.end)
  }

  /// The geometry of the list before a control is added.
  package func reading(for behavior: RefreshBehavior) -> ScrollReading {
    var reading = ScrollReading(
      offset: -start - bars.start,
      viewport: viewport,
      content: content,
      start: start + bars.start,
      end: end + bars.end
    )
    reading.offset = offset ?? behavior.rest(in: reading)
    return reading
  }

  /// The line.
  package var line: String {
    func text(_ word: String, _ numbers: Double...) -> String {
      " " + ([word] + numbers.map(EventText.of)).joined(separator: " ")
    }
    return "list \(EventText.of(viewport)) x \(EventText.of(content))"
      + text("inset", start, end) + (bars == .init() ? "" : text("bars", bars.start, bars.end))
      + (offset.map { text("at", $0) } ?? "") + (isInWindow ? "" : " detached")
      + (isLive ? " live" : "")
  }

  /// A text of events that begins with this list, as `simulate` reads it.
  package func text(of events: some Sequence<Stimulus>) -> String {
    events.reduce(into: line + "\n") { $0 += $1.line + "\n" }
  }
}
