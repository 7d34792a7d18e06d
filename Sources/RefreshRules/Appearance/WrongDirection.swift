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
      guard !busy.contains(text.state), let wrong = wrongDirection(in: text.text, edge) else {
        return []
      }
      return fault(subject, text.text, text.range, wrong, edge)
    }
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
    // One that loads as its edge comes near may as well point to what is beyond it.
    guard subject.control.behavior.trigger.kind != .reach, !edge.isHorizontal else { return [] }
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
    guard let symbol = subject.shown(.symbol, in: .idle), let name = symbol.value.text,
      isArrow(name, back)
    else { return [] }
    return finding(
      subject,
      at: (symbol.range == nil ? position : symbol)?.range,
      "the symbol \(SafeText.quote(name)) points in the wrong direction for 'position: \(edge.name)'",
      expected: "a symbol that points \(outward) in 'idle'"
    )
  }

  /// Whether a symbol is one arrow that points in a direction, whatever is drawn around it.
  private static func isArrow(_ symbol: String, _ direction: String) -> Bool {
    guard symbol.hasPrefix("arrow.") || symbol.hasPrefix("chevron.") else { return false }
    let parts = symbol.split(separator: ".").dropFirst()
    return parts.first.map { $0 == direction } == true
      && parts.dropFirst().allSatisfy { ["circle", "square", "fill", "to", "line"].contains($0) }
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
