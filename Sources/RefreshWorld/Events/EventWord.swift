/// A part of an event after its word, which is one number or two.
package enum EventField: Sendable {
  /// A number, such as `an offset`, from a minimum; `orElse` is the number of an event without one.
  case number(String, from: Double = -.infinity, orElse: Double? = nil)
  case time
  /// A word that may follow: 1 with the word, and 0 without.
  case flag(String)
  /// One of some words, as its index; without a word the first one, if that is allowed.
  case choice(String, [String], isOptional: Bool = false)
  /// `A -> B in T`, or `B in T`, where A is not a number.
  case way
  /// The control of the event, by the edge before the word; -1 for an event that needs none.
  case control(isOptional: Bool = false)

  static let offset = number("an offset")
  static let extent = number("an extent", from: 0)
  static let finger = flag("finger")
}

/// A word of the language of events, with what follows it.
package struct EventWord<Event: Sendable>: Sendable {
  package let word: String
  let fields: [EventField]
  /// Whether only a list that moves by itself can play the event.
  let isOfLiveList: Bool
  /// The event with the numbers of the fields.
  let event: @Sendable ([Double]) -> Event
  /// The numbers of an event; `nil` for an event with another word.
  let numbers: @Sendable (Event) -> [Double]?

  package init(
    _ word: String,
    _ fields: [EventField] = [],
    isOfLiveList: Bool = false,
    event: @escaping @Sendable ([Double]) -> Event,
    numbers: @escaping @Sendable (Event) -> [Double]?
  ) {
    (self.word, self.fields, self.event, self.numbers) = (word, fields, event, numbers)
    self.isOfLiveList = isOfLiveList
  }
}

extension EventWord where Event: Equatable {
  /// A word for one event.
  package init(_ word: String, isOfLiveList: Bool = false, _ event: Event) {
    self.init(
      word,
      isOfLiveList: isOfLiveList,
      event: { _ in event },
      numbers: { $0 == event ? [] : nil }
    )
  }
}

/// The words of a level, by which events are read and printed.
package struct EventTable<Event: Sendable>: Sendable {
  package var words: [EventWord<Event>]
  /// Words for people that stand for several events.
  package var shorthands: [String: [Event]]
  /// The names of the controls, several for one control; none if a line has an edge of its own.
  package var controls: [[String]] = []
  /// Words before an event that change how it happens.
  package var prefixes: [EventPrefix<Event>] = []
  /// Further facts that are numbers.
  package var counts: [String] = []

  package init(_ words: [EventWord<Event>], shorthands: [String: [Event]] = [:]) {
    (self.words, self.shorthands) = (words, shorthands)
  }

  /// The words of this table as events of a level above.
  package func lifted<Other>(
    _ wrap: @escaping @Sendable (Event) -> Other,
    _ unwrap: @escaping @Sendable (Other) -> Event?
  ) -> [EventWord<Other>] {
    words.map { word in
      EventWord<Other>(word.word, word.fields, isOfLiveList: word.isOfLiveList) {
        wrap(word.event($0))
      } numbers: {
        unwrap($0).flatMap(word.numbers)
      }
    }
  }

  /// The line of an event.
  package func text(of event: Event) -> String {
    for prefix in prefixes {
      if let inner = prefix.unwrap(event) { return "\(prefix.word) \(text(of: inner))" }
    }
    for word in words {
      guard let numbers = word.numbers(event) else { continue }
      guard case .control? = word.fields.first else {
        return word.word + Self.text(of: word.fields[...], numbers[...])
      }
      let edge = numbers[0] < 0 ? "" : controls[Int(numbers[0])][0] + ": "
      return edge + word.word + Self.text(of: word.fields.dropFirst(), numbers.dropFirst())
    }
    return "\(event)"
  }

  private static func text(of fields: ArraySlice<EventField>, _ numbers: ArraySlice<Double>)
    -> String
  {
    var (text, rest) = ("", numbers)
    for field in fields {
      guard let number = rest.popFirst() else { continue }
      switch field {
      case .number(_, _, let orElse): if number != orElse { text += " " + EventText.of(number) }
      case .time: text += " " + EventText.of(number) + "s"
      case .control: break
      case .flag(let word): if number != 0 { text += " " + word }
      case .choice(_, let words, let isOptional):
        if !isOptional || number != 0 { text += " " + words[Int(number)] }
      case .way:
        let end = EventText.of(rest.popFirst() ?? 0)
        text += number.isNaN ? " \(end)" : " \(EventText.of(number)) -> \(end)"
        text += " in \(EventText.of(rest.popFirst() ?? 0))s"
      }
    }
    return text
  }
}

/// A word before an event, which happens differently then.
package struct EventPrefix<Event: Sendable>: Sendable {
  let word: String
  let wrap: @Sendable (Event) -> Event
  /// The event behind the word; `nil` for an event without it.
  let unwrap: @Sendable (Event) -> Event?

  package init(
    _ word: String,
    wrap: @escaping @Sendable (Event) -> Event,
    unwrap: @escaping @Sendable (Event) -> Event?
  ) {
    (self.word, self.wrap, self.unwrap) = (word, wrap, unwrap)
  }
}
