import RefreshCore
package import RefreshDiagnostics

/// A control tells people to pull the wrong way.
package struct WrongDirection: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "wrong-direction",
    .warning,
    "A control tells people to pull the wrong way.",
    reason: "Nothing happens when they do as they are told.",
    bad: """
      position: bottom
      states: {idle: {title: Pull down to load more}, refreshing: {title: Loading…}}
      """,
    good: """
      position: bottom
      states: {idle: {title: Pull up to load more}, refreshing: {title: Loading…}}
      """
  )

  private static let verbs: Set = ["pull", "drag", "swipe", "slide"]

  /// Finds titles and arrows that are meant for the edge on the other side.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let edge = subject.control.behavior.edge
    return titles(subject, edge) + arrows(subject, edge)
  }

  private static func titles(_ subject: RuleSubject, _ edge: RefreshEdge) -> [Diagnostic] {
    let wrong = direction(of: edge.opposite)
    let position = subject.own("position")
    var seen: Set<String> = []
    return [RefreshPhase.idle, .pulling, .armed].flatMap { phase -> [Diagnostic] in
      // What the preset says is wrong because of where the spec has put it.
      guard let title = subject.shown("title", in: phase),
        let range = title.range ?? position?.range, let text = title.value.text,
        tells(text, to: wrong), seen.insert(text).inserted
      else { return [] }
      return finding(
        subject,
        at: range,
        "\(SafeText.quote(text)) is the wrong way for 'position: \(edge.name)'",
        expected: "\(SafeText.quote(direction(of: edge))) instead of \(SafeText.quote(wrong))"
      )
    }
  }

  /// Whether a text has a verb of pulling with a direction behind it.
  private static func tells(_ text: String, to direction: String) -> Bool {
    // Hardly a text has any of the words, which is seen without taking it apart.
    guard text.mayHold(direction) else { return false }
    let words = text.lowercased().split { !$0.isLetter }
    return zip(words, words.dropFirst()).contains { verbs.contains(String($0)) && $1 == direction }
  }

  private static func arrows(_ subject: RuleSubject, _ edge: RefreshEdge) -> [Diagnostic] {
    guard subject.control.behavior.trigger.kind == .release, !edge.isHorizontal,
      let armed = subject.shown("arrow", in: .armed), let rest = subject.shown("arrow", in: .idle)
    else { return [] }
    // At rest an arrow points to where the finger goes, and armed, to where the list goes.
    let (outward, back) = edge.isFar ? ("up", "down") : ("down", "up")
    guard rest.value == .text(back), armed.value == .text(outward) else { return [] }
    return finding(
      subject,
      at: (rest.range == nil ? subject.own("position") : rest)?.range,
      "the arrow points the wrong way for 'position: \(edge.name)'",
      expected: "\(SafeText.quote(outward)) in 'idle' and \(SafeText.quote(back)) in 'armed'"
    )
  }

  /// Where a finger pulls at an edge, as English has it, which is read from left to right.
  private static func direction(of edge: RefreshEdge) -> String {
    switch edge {
    case .top: "down"
    case .bottom: "up"
    case .leading: "right"
    case .trailing: "left"
    }
  }
}

extension String {
  /// Whether the letters of a word in ASCII, of either case, stand in the text in a row.
  fileprivate func mayHold(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    // How many letters of the word stand right before the place at hand; no word of a direction
    // begins twice in itself.
    var matched = 0
    for byte in utf8 {
      if byte | 0x20 == wanted[matched] {
        matched += 1
        if matched == wanted.count { return true }
      } else {
        matched = byte | 0x20 == wanted[0] ? 1 : 0
      }
    }
    return false
  }
}

extension RefreshEdge {
  /// The name of the edge, as specs write it.
  fileprivate var name: String {
    SpecLanguage.positions[Int(rawValue)]
  }
}
