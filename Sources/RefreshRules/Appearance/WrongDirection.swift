import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct WrongDirection: ControlRule {
  static let metadata = RuleMetadata(
    "wrong-direction",
    severity: .warning,
    summary: "Text or arrow with the wrong direction of the pull.",
    reason: """
      A pull in the direction of the text or arrow does not start a refresh. The rule reads arrows, \
      and texts in English and Chinese.
      """,
    bad: """
      edge: bottom
      states: {idle: {title: Pull down to load more}, refreshing: {title: Loading…}}
      """,
    good: """
      edge: bottom
      states: {idle: {title: Pull up to load more}, refreshing: {title: Loading…}}
      """
  )

  /// The states whose texts do not ask for a pull; `secondLevel` may ask for the opposite pull.
  private static let busy: [RefreshState] = [
    .pending, .refreshing, .ending, .succeeded, .secondLevel,
  ]

  /// Finds texts and arrows that point in a direction other than that of the pull.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    subject.gestureTexts
      .flatMap { $0.state.state.map(busy.contains) == true ? [] : check($0, in: subject) }
      + presetTitles(in: subject) + arrows(in: subject)
  }

  private static func check(_ text: GestureText, in subject: RuleSubject) -> [Diagnostic] {
    let edge = subject.control.behavior.edge
    let words = GestureWords(text.text)
    var quoted: String { SafeText.quote(text.text) }
    if let wrong = wrongDirection(in: words, at: edge) {
      return finding(
        in: subject,
        at: text.range,
        message: "\(quoted) asks to pull \(wrong.rawValue), \(but(edge))",
        expected: "a text that asks to pull \(edge.pull.rawValue)"
      )
    }
    var findings: [Diagnostic] = []
    // Such as ↓ in a footer.
    if pointsWithPull(in: subject), ReleaseWording.states.contains(text.state),
      case let arrows = words.arrows, let arrow = arrows.first?.arrow,
      arrows.allSatisfy({ $0.direction == edge.opposite.pull })
    {
      findings += finding(
        in: subject,
        at: text.range,
        message: "'\(arrow)' in \(quoted) points \(edge.opposite.pull.rawValue), \(but(edge))",
        expected: "an arrow that points \(edge.pull.rawValue), or a text without an arrow"
      )
    }
    let (name, other) = (edge.caseName, edge.opposite.caseName)
    if !edge.isHorizontal, words.asks(from: other) {
      findings += finding(
        in: subject,
        at: text.range,
        message: "\(quoted) asks to pull from the \(other), but the control is at the \(name)",
        expected: "a text that names the \(name), or no edge"
      )
    }
    return findings
  }

  /// Finds texts of the preset that are wrong because the spec moves the control to another edge.
  private static func presetTitles(in subject: RuleSubject) -> [Diagnostic] {
    guard let position = subject.own(.edge) else { return [] }
    let edge = subject.control.behavior.edge
    var seen: Set<String> = []
    return [RefreshState.idle, .pulling, .armed].flatMap { phase -> [Diagnostic] in
      guard let title = subject.shown(.title, in: phase), title.range == nil,
        let text = title.value.text, seen.insert(text).inserted,
        let wrong = wrongDirection(in: GestureWords(text), at: edge)
      else { return [] }
      let quoted = SafeText.quote(phase.name)
      return finding(
        in: subject,
        at: position.range,
        message: "the preset's title of \(quoted), \(SafeText.quote(text)), "
          + "asks to pull \(wrong.rawValue), \(but(edge))",
        expected: "a 'title' for \(quoted) in 'states' that asks to pull \(edge.pull.rawValue)"
      )
    }
  }

  /// The direction in which a text asks to pull, if that direction is wrong at the control's edge.
  private static func wrongDirection(in words: GestureWords, at edge: RefreshEdge)
    -> PullDirection?
  {
    let asked = words.directions
    guard !asked.contains(edge.pull) else { return nil }
    // At the top or bottom, 'left' and 'right' are ignored, since both have other meanings.
    return asked.first {
      $0 == edge.opposite.pull || edge.isHorizontal && ($0 == .up || $0 == .down)
    }
  }

  /// The end of each message: the direction of the pull at the control's edge.
  private static func but(_ edge: RefreshEdge) -> String {
    "but with 'edge: \(edge.caseName)' the list is pulled \(edge.pull.rawValue)"
  }

  /// Finds an arrow or a symbol that points against the pull before the control is armed.
  private static func arrows(in subject: RuleSubject) -> [Diagnostic] {
    guard pointsWithPull(in: subject) else { return [] }
    let edge = subject.control.behavior.edge
    let (outward, back) = (edge.pull.rawValue, edge.opposite.pull.rawValue)
    func found(_ field: Field, what: String, expected: String) -> [Diagnostic] {
      finding(
        in: subject,
        at: field.range ?? subject.own(.edge)?.range,
        message: "the \(what) points \(back), \(but(edge))",
        expected: expected
      )
    }
    if let arrow = subject.shown(.arrow, in: .idle), arrow.value == .text(back) {
      let turns = subject.shown(.arrow, in: .armed)?.value == .text(outward)
      let armed = turns ? " and 'arrow: \(back)' in 'armed'" : ""
      return found(
        arrow,
        what: "arrow of 'idle'",
        expected: "'arrow: \(outward)' in 'idle'\(armed)"
      )
    }
    for phase in [RefreshState.idle, .pulling] {
      guard let symbol = subject.shown(.symbol, in: phase), let name = symbol.value.text,
        isArrow(name, direction: back)
      else { continue }
      let expected = "a symbol that points \(outward) in \(SafeText.quote(phase.name))"
      return found(symbol, what: "symbol \(SafeText.quote(name))", expected: expected)
    }
    return []
  }

  /// Whether arrows have to point in the direction of the pull.
  private static func pointsWithPull(in subject: RuleSubject) -> Bool {
    // A control that starts by reaching its edge, or by a tap, needs no pull.
    let behavior = subject.control.behavior
    return behavior.trigger.when.followsPull && !behavior.edge.isHorizontal
  }

  /// Whether a symbol is a single arrow in a direction, possibly inside a circle or square.
  private static func isArrow(_ symbol: String, direction: String) -> Bool {
    let parts = symbol.split(separator: ".")
    let isHand = symbol.hasPrefix("hand.point.")
    guard let first = parts.first,
      isHand || ["arrow", "arrowshape", "arrowtriangle", "chevron"].contains(first)
    else { return false }
    let rest = parts.dropFirst(isHand ? 2 : 1).drop { $0 == "compact" }
    let frames: Set = ["circle", "square", "rectangle", "app", "fill", "to", "line", "dotted"]
    return rest.first.map { $0 == direction } == true
      && rest.dropFirst().allSatisfy { frames.contains(String($0)) }
  }
}

extension RefreshEdge {
  /// The direction in which a finger pulls at the edge, in a left-to-right layout.
  fileprivate var pull: PullDirection {
    switch self {
    case .top: .down
    case .bottom: .up
    case .leading: .right
    case .trailing: .left
    }
  }
}
