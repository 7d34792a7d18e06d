/// How often each invariant had something to judge in events at random, and how often it did.
@MainActor
enum Judged {
  private static var counts: [String: (judged: Int, all: Int)] = [:]

  /// Notes whether an invariant judges what it is asked about, or leaves it open.
  static func note(_ invariant: String, _ isJudged: Bool) -> Bool {
    counts[invariant, default: (0, 0)].judged += isJudged ? 1 : 0
    counts[invariant, default: (0, 0)].all += 1
    return isJudged
  }

  /// The counts since the start, one for each invariant.
  static var text: String {
    counts.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.judged) of \($0.value.all)" }
      .joined(separator: ", ")
  }
}
