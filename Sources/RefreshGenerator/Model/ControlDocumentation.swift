import RefreshCore
import RefreshSpec

extension ControlSpec {
  /// The doc comment of the control: what the spec says, then what its numbers mean.
  var documentation: [String] {
    let summary = (summary ?? "A refresh control.").afterFirstSentence
    return [summary.sentence] + (summary.rest.map { [$0] } ?? []) + [behavior.sentence]
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
    var previous: Character = " "
    for index in indices {
      let isEnd = self[index].isNewline || self[index] == " " && ".!?".contains(previous)
      let rest = self[index...].drop(while: \.isWhitespace)
      if isEnd, !rest.isEmpty { return (String(self[..<index]), String(rest)) }
      previous = self[index]
    }
    return (self, nil)
  }
}
