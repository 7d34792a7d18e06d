import RefreshCore

/// The words of the language; where they stand for cases of the machine, its own list is used.
extension SpecLanguage {
  package static let positions = ["top", "bottom", "leading", "trailing"]
  package static let styles = ["pull", "inline", "overlay"]
  package static let triggers = ["release", "cross", "reach"]
  package static let comparisons = ["exclusive", "inclusive", "latching"]
  package static let releases = ["lift", "settle"]
  package static let actions = ["afterReveal", "immediate"]
  package static let insets = ["sticky", "fixed", "none"]
  package static let arrows = ["up", "down", "none"]
  package static let indicators = ["none", "medium", "large"]
  package static let alphas = ["fixed", "followsPull"]
  package static let haptics = ["none", "light", "medium", "heavy", "soft", "rigid", "selection"]
  package static let motions = ["none", "crossfade", "keep"]
  package static let curves = ["linear", "easeIn", "easeOut", "easeInOut"]
  package static let textStyles = [
    "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption1", "caption2",
  ]
  package static let fontWeights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  package static let dateStyles = ["relative", "time", "dateTime"]

  /// The names of the phases, in the order of the machine.
  package static let phases = RefreshPhase.allCases.map(\.name)

  /// The value that a word stands for: the case at the same place of its type.
  package static func value<Choice: CaseIterable>(of word: String, in words: [String]) -> Choice? {
    guard let index = words.firstIndex(of: word) else { return nil }
    return Choice.allCases.dropFirst(index).first
  }
}
