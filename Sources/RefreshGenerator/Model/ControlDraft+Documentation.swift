import RefreshCore
import RefreshLanguage

extension ControlDraft {
  /// The doc comment of the control: the summary of the spec, then a description of the behavior.
  var documentation: [String] {
    let summary = (spec.design.summary ?? "A refresh control.").afterFirstSentence
    return [summary.sentence] + (summary.rest.map { [$0] } ?? []) + [spec.behavior.sentence]
  }
}

extension RefreshBehavior {
  /// A description of the behavior in a sentence or two.
  fileprivate var sentence: String {
    let number = SwiftLiteral.number(height)
    return "\(number.takesAn ? "An" : "A") \(number)-point \(noun)\(place). "
      + "\(triggerClause) starts a refresh; the action runs \(actionTime)."
      + (edge.isFar ? listSentences : "")
      + (secondLevel.map(Self.sentence) ?? "")
  }

  private var place: String {
    if trigger.when == .system { return " inside a `UIRefreshControl`" }
    return switch style {
    case .pull: isPinned ? " that stays at the edge of the screen" : ""
    case .inline: edge.isFar ? " after the content" : " before the content"
    case .overlay: " that floats over the content"
    }
  }

  /// Descriptions of a footer in lists with little content.
  private var listSentences: String {
    let hiding =
      hidesWhenShort
      ? " The control is hidden while the content fits the screen."
      : hidesWhenEmpty ? " The control is hidden while the list is empty." : ""
    let isFilling = fillsScreen && trigger.when == .reach
    return hiding + (isFilling ? " It loads more until the content fills the screen." : "")
  }

  private static func sentence(of level: RefreshSecondLevel) -> String {
    " Releasing the list past \(SwiftLiteral.points(level.distance)) opens a second level of "
      + "\(SwiftLiteral.points(level.height)) instead."
  }

  private var noun: String {
    switch edge {
    case .top: "header"
    case .bottom: "footer"
    case .leading, .trailing: "control at the \(edge.caseName) edge"
    }
  }

  private var triggerClause: String {
    let limit = includesThreshold ? "at least" : "more than"
    let length = Self.words(trigger.distance)
    let distance = trigger.distance.points > 0 ? "\(limit) \(length) " : ""
    switch trigger.when {
    case .release: return "Releasing the list \(distance)past the \(edge.caseName) edge"
    case .cross: return "Pulling the list \(distance)past the \(edge.caseName) edge"
    case .reach:
      let ahead = Self.words(trigger.preload)
      return trigger.preload.points > 0 ? "Scrolling to within \(ahead) of it" : "Scrolling to it"
    case .tap: return "A tap on it"
    case .system: return "A pull, whose distance UIKit decides,"
    }
  }

  /// A distance in points, or as a percentage of the screen.
  private static func words(_ distance: RefreshDistance) -> String {
    distance.share.map { "\(SwiftLiteral.number($0 * 100))% of the screen" }
      ?? SwiftLiteral.points(distance.points)
  }

  private var actionTime: String {
    switch action {
    case .immediate: "at once"
    case .afterReveal: "after the reveal animation"
    }
  }
}

extension String {
  /// Whether the article of a number is "an": 8, 11, 18, 80 to 89, 800 to 899.
  fileprivate var takesAn: Bool {
    let whole = prefix { $0 != "." }
    return whole.hasPrefix("8") || whole == "11" || whole == "18"
  }

  /// The first sentence, which becomes the summary of the doc comment, and the rest.
  fileprivate var afterFirstSentence: (sentence: String, rest: String?) {
    // A sentence can only end at a space or a line break, so all other ASCII characters are
    // skipped.
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
  /// Whether the byte is a printable ASCII character other than the space.
  fileprivate var isGraphic: Bool { isVisible && self != UInt8(ascii: " ") }
}
