import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

package struct WrongDirection: ControlRule {
  package static let metadata = RuleMetadata(
    "wrong-direction",
    .warning,
    "Text or arrow that points in the wrong direction.",
    reason: "Pulling in that direction does nothing.",
    bad: """
      position: bottom
      states: {idle: {title: Pull down to load more}, refreshing: {title: Loading…}}
      """,
    good: """
      position: bottom
      states: {idle: {title: Pull up to load more}, refreshing: {title: Loading…}}
      """
  )

  /// The states in which nobody is asked to pull.
  private static let busy: Set = ["pending", "refreshing", "ending"]

  /// Finds texts and arrows that are meant for the edge on the other side.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let edge = subject.control.behavior.edge
    return texts(subject, edge) + presetTitles(subject, edge) + arrows(subject, edge)
  }

  private static func texts(_ subject: RuleSubject, _ edge: RefreshEdge) -> [Diagnostic] {
    subject.gestureTexts.flatMap { text -> [Diagnostic] in
      guard !busy.contains(text.state) else { return [] }
      if let wrong = wrongDirection(in: text.text, edge) {
        return fault(subject, text.text, text.range, wrong, edge)
      }
      return glyphs(subject, text, edge) + edges(subject, text, edge)
    }
  }

  /// Arrows and hands in texts that point where an arrow of the control at rest must not point.
  private static func glyphs(
    _ subject: RuleSubject,
    _ text: GestureText,
    _ edge: RefreshEdge
  ) -> [Diagnostic] {
    guard pointsWithPull(subject), ["idle", "pulling", "all"].contains(text.state) else {
      return []
    }
    let glyphs = DirectionGlyphs.all(in: text.text)
    guard !glyphs.isEmpty, glyphs.allSatisfy({ $0.direction == direction(of: edge.opposite) })
    else { return [] }
    return finding(
      subject,
      at: text.range,
      "\(SafeText.quote(String(glyphs[0].scalar))) in \(SafeText.quote(text.text)) points in the wrong "
        + "direction for 'position: \(edge.name)'",
      expected: "a text that points \(direction(of: edge).rawValue), or has no arrow"
    )
  }

  /// Texts that ask to pull from the opposite edge.
  private static func edges(
    _ subject: RuleSubject,
    _ text: GestureText,
    _ edge: RefreshEdge
  ) -> [Diagnostic] {
    guard !edge.isHorizontal,
      PullDirection.asksInEnglish(text.text, from: edge.isFar ? "top" : "bottom")
    else { return [] }
    return finding(
      subject,
      at: text.range,
      "\(SafeText.quote(text.text)) names the wrong edge for 'position: \(edge.name)'",
      expected: "\(SafeText.quote(edge.name)), or no edge"
    )
  }

  /// Texts of the preset that are wrong because the spec moves the control to another edge.
  private static func presetTitles(_ subject: RuleSubject, _ edge: RefreshEdge) -> [Diagnostic] {
    guard let position = subject.own(.position) else { return [] }
    var seen: Set<String> = []
    return [RefreshPhase.idle, .pulling, .armed].flatMap { phase -> [Diagnostic] in
      guard let title = subject.shown(.title, in: phase), title.range == nil,
        let text = title.value.text, let wrong = wrongDirection(in: text, edge),
        seen.insert(text).inserted
      else { return [] }
      return fault(subject, text, position.range, wrong, edge)
    }
  }

  /// The direction that a text asks for, if it differs from the direction of the edge.
  private static func wrongDirection(in text: String, _ edge: RefreshEdge) -> PullDirection? {
    let asked = PullDirection.all(in: text)
    let right = direction(of: edge)
    guard !asked.isEmpty, !asked.contains(right) else { return nil }
    // Up and down are wrong sideways; left and right are words of many meanings otherwise.
    return asked.first {
      $0 == direction(of: edge.opposite) || edge.isHorizontal && ($0 == .up || $0 == .down)
    }
  }

  private static func fault(
    _ subject: RuleSubject,
    _ text: String,
    _ range: SourceRange?,
    _ wrong: PullDirection,
    _ edge: RefreshEdge
  ) -> [Diagnostic] {
    finding(
      subject,
      at: range,
      "\(SafeText.quote(text)) names the wrong direction for 'position: \(edge.name)'",
      expected: "\(SafeText.quote(direction(of: edge).rawValue)) instead of "
        + SafeText.quote(wrong.rawValue)
    )
  }

  /// At rest an arrow points to where the finger goes.
  private static func arrows(_ subject: RuleSubject, _ edge: RefreshEdge) -> [Diagnostic] {
    guard pointsWithPull(subject) else { return [] }
    let (outward, back) = edge.isFar ? ("up", "down") : ("down", "up")
    let position = subject.own(.position)
    if let arrow = subject.shown(.arrow, in: .idle), arrow.value == .text(back) {
      return finding(
        subject,
        at: (arrow.range == nil ? position : arrow)?.range,
        "the arrow points in the wrong direction for 'position: \(edge.name)'",
        expected: subject.shown(.arrow, in: .armed)?.value == .text(outward)
          ? "\(SafeText.quote(outward)) in 'idle' and \(SafeText.quote(back)) in 'armed'"
          : "\(SafeText.quote(outward)) in 'idle'"
      )
    }
    for phase in [RefreshPhase.idle, .pulling] {
      guard let symbol = subject.shown(.symbol, in: phase), let name = symbol.value.text,
        isArrow(name, back)
      else { continue }
      return finding(
        subject,
        at: (symbol.range == nil ? position : symbol)?.range,
        "the symbol \(SafeText.quote(name)) points in the wrong direction for 'position: \(edge.name)'",
        expected: "a symbol that points \(outward) in \(SafeText.quote(phase.name))"
      )
    }
    return []
  }

  /// Whether what points somewhere has to point where the finger goes.
  private static func pointsWithPull(_ subject: RuleSubject) -> Bool {
    // One that loads as its edge comes near may as well point to what is beyond it.
    let behavior = subject.control.behavior
    return behavior.trigger.kind != .reach && !behavior.edge.isHorizontal
  }

  /// Whether a symbol is one arrow that points in a direction, whatever is drawn around it.
  private static func isArrow(_ symbol: String, _ direction: String) -> Bool {
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

  /// Where a finger pulls at an edge, as English has it, which is read from left to right.
  private static func direction(of edge: RefreshEdge) -> PullDirection {
    switch edge {
    case .top: .down
    case .bottom: .up
    case .leading: .right
    case .trailing: .left
    }
  }
}

extension RefreshEdge {
  /// The name of the edge, as specs write it.
  fileprivate var name: String {
    caseName
  }
}
