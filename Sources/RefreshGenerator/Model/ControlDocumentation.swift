import RefreshCore
import RefreshLanguage

extension ControlDraft {
  /// The doc comment of the control: what the spec says, then what its numbers mean.
  var documentation: [String] {
    let summary = (presentation.summary ?? "A refresh control.").afterFirstSentence
    return [summary.sentence] + (summary.rest.map { [$0] } ?? []) + [spec.behavior.sentence]
  }
}

extension RefreshBehavior {
  /// What a reader should know of the behaviour, in a sentence or two.
  fileprivate var sentence: String {
    let height = SwiftLiteral.number(height)
    let place =
      switch style {
      case .pull: "\(height) points high, pulled in at the \(edge.caseName)"
      case .inline: "\(height) points high, in the content at the \(edge.caseName)"
      case .overlay: "\(height) points high, above the content at the \(edge.caseName)"
      }
    return "It is \(place). \(triggerSentence) \(actionSentence)"
  }

  private var triggerSentence: String {
    let distance = SwiftLiteral.number(trigger.distance)
    switch trigger.kind {
    case .release: return "Letting go past \(distance) points refreshes."
    case .cross: return "Pulling past \(distance) points refreshes."
    case .reach:
      let ahead = SwiftLiteral.number(trigger.preload)
      return trigger.preload > 0
        ? "Scrolling to within \(ahead) points of it refreshes." : "Scrolling to it refreshes."
    }
  }

  private var actionSentence: String {
    switch action {
    case .immediate: "The action runs at once."
    case .afterReveal: "The action runs once the control stands revealed."
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
