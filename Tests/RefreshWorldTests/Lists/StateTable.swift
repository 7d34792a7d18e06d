import RefreshWorld

@testable import RefreshCore

/// The states of the interpreter, and the events that change them, as a page for contributors.
///
/// A search of live lists sends each event in each state that it finds.
struct StateTable {
  /// A part of the interpreter that is in one of a few states.
  enum Part: String, CaseIterable {
    case presence
    case change
    case layout
    case check
    case pending
    case wayBack

    /// The names of the states.
    var states: [String] {
      switch self {
      case .presence: names(of: ScrollInterpreter.Presence.allCases)
      case .change: names(of: ScrollInterpreter.Change.allCases)
      case .layout: ["none", "requested"]
      case .check: names(of: ScrollInterpreter.Check.allCases)
      case .pending: ["none", "reveal", "rest"]
      case .wayBack: names(of: ScrollInterpreter.WayBack.allCases)
      }
    }

    private func names<State>(of states: [State]) -> [String] { states.map { "\($0)" } }

    /// What the state is about.
    fileprivate var title: String {
      switch self {
      case .presence: "Whether the controls know that the list is on screen"
      case .change: "What the next layout has to interpret"
      case .layout: "Whether a layout is requested"
      case .check: "What the next layout does with the visible length of a control"
      case .pending: "The scroll of a control that waits"
      case .wayBack: "Whether the list moves back to a refreshing control"
      }
    }
  }

  /// A change of a state by an event.
  struct Row: Hashable {
    let part: Part
    let from: String
    let event: SearchedList.Input.Name
    let to: String
  }

  private let rows: Set<Row>

  /// Creates the table of all changes that some searches have found.
  init(_ rows: Set<Row>) {
    self.rows = rows
  }

  /// The states into which no event leads, or out of which none does.
  func isolatedStates(of part: Part) -> [String] {
    let own = rows.filter { $0.part == part }
    return part.states.filter { state in
      !own.contains { $0.from == state } || !own.contains { $0.to == state }
    }
  }

  /// The table as Markdown.
  var page: String {
    """
    # The states of the interpreter of scrolling

    `ScrollInterpreter` compares each snapshot of a list with the last one. Besides numbers, it has the states
    of this page, three for the list and three for each control; `ScrollInterpreter+States.swift` describes
    them. A test finds the changes by sending each event in each state of small lists with a header, a footer
    or both. An event without a row changes nothing. The order of the steps of one pass is
    `Agenda.Step.order`.
    \(Part.allCases.map(section).joined())
    """
  }

  private func section(of part: Part) -> String {
    let lines = part.states.flatMap { from in
      SearchedList.Input.Name.allCases.compactMap { event -> String? in
        let targets = part.states.filter {
          rows.contains(Row(part: part, from: from, event: event, to: $0))
        }
        guard !targets.isEmpty else { return nil }
        return
          "| `\(from)` | \(event.rawValue) | \(targets.map { "`\($0)`" }.joined(separator: ", ")) |\n"
      }
    }
    return "\n## `\(part.rawValue)`\n\n\(part.title):\n\n| state | event | next |\n|---|---|---|\n"
      + lines.joined()
  }
}

extension SearchedList {
  /// The changes of the interpreter's states since an earlier world, by an event.
  func changes(since before: SearchedList, by event: Input) -> [StateTable.Row] {
    guard let name = event.name else { return [] }
    return StateTable.Part.allCases.flatMap { part in
      zip(before.states(of: part), states(of: part)).compactMap { from, to in
        guard let from, let to, from != to else { return nil }
        return StateTable.Row(part: part, from: from, event: name, to: to)
      }
    }
  }

  /// The state of a part, for the list or for each control.
  private func states(of part: StateTable.Part) -> [String?] {
    func each<State>(_ state: (ScrollInterpreter.Slot) -> State) -> [String?] {
      Self.edges.map { edge in list.interpreter.slots[edge].map { "\(state($0))" } }
    }
    switch part {
    case .presence: return ["\(list.interpreter.presence)"]
    case .change: return ["\(list.interpreter.change)"]
    case .layout: return [list.interpreter.activity.isLayoutRequested ? "requested" : "none"]
    case .check: return each(\.check)
    case .pending:
      return each { slot in
        switch slot.pending {
        case .none: "none"
        case .reveal: "reveal"
        case .rest: "rest"
        }
      }
    case .wayBack: return each(\.wayBack)
    }
  }
}

extension SearchedList.Input {
  /// An event without its numbers.
  enum Name: String, CaseIterable {
    case drag = "a finger moves the list"
    case lift = "the finger lifts"
    case cancel = "the gesture is canceled"
    case run = "the list bounces back"
    case layout = "a layout"
    case bar = "a bar changes its height"
    case keyboard = "the keyboard comes or goes"
    case content = "the content changes its length"
    case inset = "the app writes an inset"
    case scroll = "the app scrolls"
    case enter = "the list enters a window"
    case leave = "the list leaves its window"
    case begin = "the app begins a refresh"
    case end = "the app ends a refresh"
    case delay = "an animation ends"
    case detach = "another control is removed"
  }

  /// The name of an input of the searches; `nil` for another event.
  var name: Name? {
    switch event {
    case .move: .drag
    case .stimulus(.release): .lift
    case .stimulus(.cancelGesture): .cancel
    case .settle: .run
    case .layout: .layout
    case .safe(_, let far): far ? .keyboard : .bar
    case .stimulus(.content): .content
    case .write, .add: .inset
    case .stimulus(.scroll): .scroll
    case .stimulus(.window(let isOn)): isOn ? .enter : .leave
    case .stimulus(.begin): .begin
    case .stimulus(.end): .end
    case .fire: .delay
    case .remove: .detach
    default: nil
    }
  }
}
