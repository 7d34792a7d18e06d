/// How often each invariant had something to judge in events at random, and how often it did; and how many
/// events of each kind were played, skipped and judged.
@MainActor
enum Judged {
  /// The events of a kind.
  private struct Kind {
    /// How many happened.
    var played = 0
    /// How many were left out, as what they mean could not be told.
    var skipped = 0
    /// After how many no invariant was left open.
    var judged = 0
  }

  private static var counts: [String: (judged: Int, all: Int)] = [:]
  private static var kinds: [String: Kind] = [:]
  /// Whether the present event is left out, and whether an invariant is left open after it.
  private static var (isSkipped, isOpen) = (false, false)

  /// Notes whether an invariant judges what it is asked about, or leaves it open.
  static func note(_ invariant: String, _ isJudged: Bool) -> Bool {
    counts[invariant, default: (0, 0)].judged += isJudged ? 1 : 0
    counts[invariant, default: (0, 0)].all += 1
    if !isJudged { isOpen = true }
    return isJudged
  }

  /// Notes that the present event is left out.
  static func skip() { isSkipped = true }

  /// Counts an event that a body plays, or leaves out.
  static func count(_ event: RandomEvent, _ body: () -> Void) {
    (isSkipped, isOpen) = (false, false)
    body()
    for word in event.kinds {
      kinds[word, default: Kind()].played += isSkipped ? 0 : 1
      kinds[word, default: Kind()].skipped += isSkipped ? 1 : 0
      kinds[word, default: Kind()].judged += isSkipped || isOpen ? 0 : 1
    }
  }

  /// Counts an event that cannot happen now.
  static func count(skipped word: String) { kinds[word, default: Kind()].skipped += 1 }

  /// The counts since the start: one for each invariant, and a line for each kind of event.
  static var text: String {
    let invariants = counts.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.judged) of \($0.value.all)" }
    let lines = kinds.sorted { ($1.value.played, $0.key) < ($0.value.played, $1.key) }
      .map { "\n  \($0): \($1.played) played, \($1.skipped) skipped, \($1.judged) judged" }
    return invariants.joined(separator: ", ") + lines.joined()
  }
}

extension RandomEvent {
  /// The word of the event, or those of several that happen together.
  @MainActor fileprivate var kinds: [String] {
    switch self {
    case .animated(let event, _): event.kinds
    case .together(let one, let other): one.kinds + other.kinds
    default:
      text(SystemLife.table).split(separator: " ").first { !$0.hasSuffix(":") }.map { ["\($0)"] }
        ?? []
    }
  }
}
