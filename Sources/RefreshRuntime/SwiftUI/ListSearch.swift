/// The search for the list of a modified SwiftUI view: when to look again, and when to give up.
struct ListSearch: Equatable {
  enum Step: Equatable {
    case lookAgain(after: Double)
    /// No list has appeared; the developer is told once.
    case giveUp(isFirst: Bool)
  }

  private static let shortestDelay = 0.02
  private static let longestDelay = 1.0

  /// Whether SwiftUI updates the view, and so allows no changes of what views observe.
  private(set) var isInUpdate = false
  /// The time after which only an update, a layout or a new window starts another search.
  var longest = 10.0
  private var delay = shortestDelay
  /// The time that the search has taken since the last update.
  private var elapsed = 0.0
  private var hasGivenUp = false

  /// Begins anew, since an update or a new window may bring a list.
  mutating func begin(inUpdate: Bool = false) {
    elapsed = 0
    isInUpdate = inUpdate
  }

  mutating func endUpdate() {
    isInUpdate = false
  }

  /// Looks often again, since a list that has been replaced may be replaced soon again.
  mutating func foundList() {
    delay = Self.shortestDelay
  }

  /// The next step; a list that was found is watched without an end.
  mutating func step(hasList: Bool) -> Step {
    if !hasList {
      guard elapsed < longest else {
        defer { hasGivenUp = true }
        return .giveUp(isFirst: !hasGivenUp)
      }
      elapsed += delay
    }
    delay = min(delay * 2, Self.longestDelay)
    return .lookAgain(after: delay)
  }
}
