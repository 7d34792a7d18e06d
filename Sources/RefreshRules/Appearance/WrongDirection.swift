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
      position: bottom
      states: {idle: {title: Pull down to load more}, refreshing: {title: Loading…}}
      """,
    good: """
      position: bottom
      states: {idle: {title: Pull up to load more}, refreshing: {title: Loading…}}
      """
  )

  /// The states whose texts do not ask for a pull; `secondLevel` may ask for the opposite pull.
  private static let busy = Set(
    [RefreshState.pending, .refreshing, .ending, .succeeded, .secondLevel].map(\.name)
  )

  /// Finds texts and arrows that point in a direction other than that of the pull.
  static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let edge = subject.control.behavior.edge
    return texts(in: subject, at: edge) + presetTitles(in: subject, at: edge)
      + arrows(in: subject, at: edge)
  }

  private static func texts(in subject: RuleSubject, at edge: RefreshEdge) -> [Diagnostic] {
    subject.gestureTexts.flatMap { text -> [Diagnostic] in
      guard !busy.contains(text.state) else { return [] }
      if let wrong = wrongDirection(in: text.text, at: edge) {
        return finding(
          in: subject,
          at: text.range,
          message: "\(SafeText.quote(text.text)) asks to pull \(wrong.rawValue), \(but(edge))",
          expected: "a text that asks to pull \(direction(of: edge).rawValue)"
        )
      }
      return glyphs(in: subject, text: text, at: edge) + edges(in: subject, text: text, at: edge)
    }
  }

  /// Finds arrow and hand characters that point in the wrong direction, such as ↓ in a footer.
  private static func glyphs(
    in subject: RuleSubject,
    text: GestureText,
    at edge: RefreshEdge
  ) -> [Diagnostic] {
    guard pointsWithPull(in: subject), ReleaseWording.states.contains(text.state) else {
      return []
    }
    let glyphs = GesturePhrases.glyphs(in: text.text)
    guard !glyphs.isEmpty, glyphs.allSatisfy({ $0.direction == direction(of: edge.opposite) })
    else { return [] }
    return finding(
      in: subject,
      at: text.range,
      message: "\(SafeText.quote(String(glyphs[0].scalar))) in \(SafeText.quote(text.text)) points "
        + "\(direction(of: edge.opposite).rawValue), \(but(edge))",
      expected: "an arrow that points \(direction(of: edge).rawValue), or a text without an arrow"
    )
  }

  /// Finds texts that ask to pull from the opposite edge.
  private static func edges(
    in subject: RuleSubject,
    text: GestureText,
    at edge: RefreshEdge
  ) -> [Diagnostic] {
    guard !edge.isHorizontal,
      PullDirection.asksInEnglish(text.text, from: edge.isFar ? "top" : "bottom")
    else { return [] }
    return finding(
      in: subject,
      at: text.range,
      message:
        "\(SafeText.quote(text.text)) asks to pull from the \(edge.opposite.caseName), but the control "
        + "is at the \(edge.caseName)",
      expected: "a text that names the \(edge.caseName), or no edge"
    )
  }

  /// Finds texts of the preset that are wrong because the spec moves the control to another edge.
  private static func presetTitles(in subject: RuleSubject, at edge: RefreshEdge) -> [Diagnostic] {
    guard let position = subject.own(.position) else { return [] }
    var seen: Set<String> = []
    return [RefreshState.idle, .pulling, .armed].flatMap { phase -> [Diagnostic] in
      guard let title = subject.shown(.title, in: phase), title.range == nil,
        let text = title.value.text, let wrong = wrongDirection(in: text, at: edge),
        seen.insert(text).inserted
      else { return [] }
      let quoted = SafeText.quote(phase.name)
      return finding(
        in: subject,
        at: position.range,
        message:
          "the preset's title of \(quoted), \(SafeText.quote(text)), asks to pull \(wrong.rawValue), "
          + but(edge),
        expected: "a 'title' for \(quoted) in 'states' that asks to pull "
          + direction(of: edge).rawValue
      )
    }
  }

  /// The direction in which a text asks to pull, if that direction is wrong at the control's edge.
  private static func wrongDirection(in text: String, at edge: RefreshEdge) -> PullDirection? {
    let asked = PullDirection.all(in: text)
    let right = direction(of: edge)
    guard !asked.isEmpty, !asked.contains(right) else { return nil }
    // At the top or bottom, 'left' and 'right' are ignored, since both have other meanings.
    return asked.first {
      $0 == direction(of: edge.opposite) || edge.isHorizontal && ($0 == .up || $0 == .down)
    }
  }

  /// The end of each message: the direction of the pull at the control's edge.
  private static func but(_ edge: RefreshEdge) -> String {
    "but with 'position: \(edge.caseName)' the list is pulled \(direction(of: edge).rawValue)"
  }

  /// Finds an arrow or a symbol that points against the pull before the control is armed.
  private static func arrows(in subject: RuleSubject, at edge: RefreshEdge) -> [Diagnostic] {
    guard pointsWithPull(in: subject) else { return [] }
    let (outward, back) = edge.isFar ? ("up", "down") : ("down", "up")
    let position = subject.own(.position)
    if let arrow = subject.shown(.arrow, in: .idle), arrow.value == .text(back) {
      return finding(
        in: subject,
        at: (arrow.range == nil ? position : arrow)?.range,
        message: "the arrow of 'idle' points \(back), \(but(edge))",
        expected: subject.shown(.arrow, in: .armed)?.value == .text(outward)
          ? "'arrow: \(outward)' in 'idle' and 'arrow: \(back)' in 'armed'"
          : "'arrow: \(outward)' in 'idle'"
      )
    }
    for phase in [RefreshState.idle, .pulling] {
      guard let symbol = subject.shown(.symbol, in: phase), let name = symbol.value.text,
        isArrow(name, direction: back)
      else { continue }
      return finding(
        in: subject,
        at: (symbol.range == nil ? position : symbol)?.range,
        message: "the symbol \(SafeText.quote(name)) points \(back), \(but(edge))",
        expected: "a symbol that points \(outward) in \(SafeText.quote(phase.name))"
      )
    }
    return []
  }

  /// Whether arrows have to point in the direction of the pull.
  private static func pointsWithPull(in subject: RuleSubject) -> Bool {
    // A control that starts by reaching its edge, or by a tap, needs no pull.
    let behavior = subject.control.behavior
    return behavior.trigger.kind.isPull && !behavior.edge.isHorizontal
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

  /// The direction in which a finger pulls at an edge, in a left-to-right layout.
  private static func direction(of edge: RefreshEdge) -> PullDirection {
    switch edge {
    case .top: .down
    case .bottom: .up
    case .leading: .right
    case .trailing: .left
    }
  }
}
