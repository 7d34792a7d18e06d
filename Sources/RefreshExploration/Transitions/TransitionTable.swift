import RefreshCore
import RefreshWorld

/// The phase changes of the state machine, as a page of the documentation.
///
/// The table is computed by sending every event in every state of several controls.
package struct TransitionTable {
  /// A phase change, with the keys without which it does not occur.
  struct Row {
    let change: PhaseChange
    let keys: String
  }

  /// The rows, ordered by the phase before and by the event.
  let rows: [Row]

  /// Explores a control of each kind, and its variants.
  package init() {
    let usual = Self.kinds.map { PhaseChange.all(of: $1, names: Stimulus.Name.allCases) }
    let variants = Self.kinds.map { _, behavior in
      Self.options.map { _, set in
        var variant = behavior
        set(&variant)
        let contents: [Double] = variant.hidesWhenEmpty ? [2000, 0] : [2000]
        return PhaseChange.all(of: variant, contents: contents)
      }
    }
    let inside = PhaseChange.all(
      of: Self.control(.system).insideSystem,
      names: Stimulus.Name.allCases
    )
    rows = RefreshPhase.allCases.flatMap { from in
      let kinds = Self.kinds.indices.filter { usual[$0].contains { $0.from == from } }
      return PhaseChange.Cause.all.flatMap { cause in
        RefreshPhase.allCases.compactMap { to -> Row? in
          let change = PhaseChange(from: from, to: to, cause: cause)
          let own = kinds.filter { usual[$0].contains(change) }
          let other = kinds.filter { variants[$0].contains { $0.contains(change) } }
          let style = inside.contains(change) ? ["`style: system`"] : []
          guard let kind = own.first ?? other.first else {
            return style.first.map { Row(change: change, keys: $0) }
          }
          let alike = own.isEmpty ? other : own
          let only = alike.count < kinds.count ? [Self.words(of: alike)] : []
          let options = zip(Self.options, variants[kind]).filter { $1.contains(change) }.map(
            \.0.words
          )
          // An option that is enough by itself needs no second one.
          let least = options.filter { words in
            !options.contains { $0 != words && words.contains($0) }
          }
          let needed = own.isEmpty ? [(least + style).joined(separator: " or ")] : []
          return Row(change: change, keys: (only + needed).joined(separator: ", "))
        }
      }
    }
  }

  /// The kinds of controls: one for each triggering gesture, and headers with a second level.
  private static let kinds =
    RefreshTrigger.When.allCases.filter { $0 != .system }.map { ("`when: \($0)`", control($0)) }
    + [
      (
        "`secondLevel`",
        control(.release, secondLevel: RefreshSecondLevel(distance: 120, height: 240))
      )
    ]

  private static func words(of kinds: [Int]) -> String {
    kinds.map { self.kinds[$0].0 }.joined(separator: " or ")
  }

  /// A control in which every phase of its kind is possible.
  private static func control(
    _ kind: RefreshTrigger.When,
    secondLevel: RefreshSecondLevel? = nil
  ) -> RefreshBehavior {
    RefreshBehavior(
      edge: kind == .reach ? .bottom : .top,
      height: 60,
      trigger: RefreshTrigger(when: kind, distance: 60, preload: 80),
      timing: RefreshTiming(reveal: 0.25, retract: 0.4, minimumVisible: 0.5, timeout: 30),
      showsFailure: true,
      allowsExhausted: true,
      resetsOnOppositeRefresh: true,
      resetsOnEnd: true,
      resetsOnTap: true,
      secondLevel: secondLevel
    )
  }

  /// The options that allow phase changes of which the usual control of a kind has none.
  private static let options: [(words: String, set: @Sendable (inout RefreshBehavior) -> Void)] = [
    ("`style: overlay`", { $0.style = .overlay }),
    ("`style: inline`", { $0.style = .inline }),
    ("`hidesWhenEmpty: true`", { ($0.edge, $0.hidesWhenEmpty) = (.bottom, true) }),
    ("`requiresDrag: false`", { $0.trigger.requiresDrag = false }),
    ("`releasedBy: settle`", { $0.trigger.releasedBy = .settle }),
    ("`endDelay` above 0", { $0.timing.endDelay = 0.5 }),
    ("no appearance of `failed`", { $0.showsFailure = false }),
    ("`exhausted.allowed: false`", { $0.allowsExhausted = false }),
    ("`preload: 0`", { $0.trigger.preload = 0 }),
    (
      "`outcome` and `style: inline`",
      {
        $0.style = .inline
        ($0.timing.succeeded, $0.timing.failed) = (0.9, 2)
      }
    ),
  ]
}

extension TransitionTable {
  /// The table as a Markdown page of the documentation.
  package var page: String {
    """
    # The transitions

    This page lists the phase changes of the state machine, with the events that cause them. The tool finds
    them by sending every event in every state of a few controls. An event without a row in the section of a
    phase does not change that phase. Whether an event of a row changes the phase depends on the list, on
    earlier events and on the numbers of the spec.

    The events have the words of gestures and traces. A tap has an effect only on a control that is visible, enabled
    and not blocked by a refresh at the opposite edge. With `retract: 0ms`, the phase `ending` takes no time:
    the next phase follows at once.
    \(RefreshPhase.allCases.map(section).joined())
    """
  }

  private func section(of from: RefreshPhase) -> String {
    let lines = rows.filter { $0.change.from == from }.map { row in
      "| \(row.change.cause.words) | `\(row.change.to.name)` | \(row.keys) |\n"
    }
    return "\n## From `\(from.name)`\n\n| event | to | only with |\n|---|---|---|\n"
      + lines.joined()
  }
}

extension PhaseChange.Cause {
  /// The event in the words of gestures.
  fileprivate var words: String {
    switch self {
    case .stimulus(.scroll, let isDragging), .stimulus(.displace, let isDragging):
      "`\(name)` \(isDragging ? "with" : "without") a finger"
    case .stimulus(.window, let isAttached): "`window`, \(isAttached ? "on" : "off") screen"
    case .stimulus(.opposite, let isBusy): "`opposite`, \(isBusy ? "busy" : "idle")"
    case .stimulus(.refreshing, let isOn): "`\(name) \(isOn ? "on" : "off")`"
    case .stimulus: "`\(name)`"
    case .delay: "`\(name)` ends"
    }
  }

  private var name: String {
    switch self {
    case .stimulus(.release, _): "release"
    case .stimulus(.exhausted, _): "end exhausted"
    case .stimulus(.failure, _): "end failure"
    case .stimulus(.cancelled, _): "end cancelled"
    case .stimulus(let name, _): name.rawValue
    case .delay(let delay): "\(delay)"
    }
  }
}
