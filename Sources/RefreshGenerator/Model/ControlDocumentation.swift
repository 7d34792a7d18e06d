import RefreshCore
import RefreshLanguage

extension ControlDraft {
  /// The doc comment of the control: what the spec says, then what its numbers mean.
  var documentation: [String] {
    let summary = (spec.design.summary ?? "A refresh control.").afterFirstSentence
    return [summary.sentence] + (summary.rest.map { [$0] } ?? []) + [spec.behavior.sentence]
  }
}

extension RefreshBehavior {
  /// What a reader should know of the behavior, in a sentence or two.
  fileprivate var sentence: String {
    let place =
      switch style {
      case .pull: ""
      case .inline: " in the content"
      case .overlay: " above the content"
      }
    return "A \(SwiftLiteral.number(height))-point \(noun)\(place). "
      + "\(triggerClause) starts a refresh; the action runs \(actionTime)."
  }

  private var noun: String {
    switch edge {
    case .top: "header"
    case .bottom: "footer"
    case .leading, .trailing: "control at the \(edge.caseName) edge"
    }
  }

  private var triggerClause: String {
    let limit = trigger.comparison == .inclusive ? "at least" : "more than"
    let distance = "\(limit) \(SwiftLiteral.number(trigger.distance)) points"
    switch trigger.kind {
    case .release: return "Releasing the list \(distance) past the \(edge.caseName) edge"
    case .cross: return "Pulling the list \(distance) past the \(edge.caseName) edge"
    case .reach:
      let ahead = SwiftLiteral.number(trigger.preload)
      return trigger.preload > 0 ? "Scrolling to within \(ahead) points of it" : "Scrolling to it"
    }
  }

  private var actionTime: String {
    switch action {
    case .immediate: "at once"
    case .afterReveal: "after the reveal animation"
    }
  }
}

extension String {
  /// The first sentence, which a doc comment keeps apart, and what follows it.
  fileprivate var afterFirstSentence: (sentence: String, rest: String?) {
    // Characters are looked at only where the bytes may be of one that ends a sentence.
    for index in utf8.indices where !utf8[index].isGraphic {
      let isEnd =
        self[index].isNewline
        || self[index] == " " && index > startIndex
          && ".!?".contains(self[self.index(before: index)])
      guard isEnd else { continue }
      let rest = self[index...].drop(while: \.isWhitespace)
      if !rest.isEmpty { return (String(self[..<index]), String(rest)) }
    }
    return (self, nil)
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII other than blanks and controls.
  fileprivate var isGraphic: Bool { isVisible && self != UInt8(ascii: " ") }
}
