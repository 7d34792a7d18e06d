import Foundation
import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshRules
import RefreshWorld
import Testing

@testable import RefreshComparison

/// The claims of sentences against what both versions do.
@Suite("A sentence about behavior")
struct SentenceTests {
  /// The changes of a key: the base, and two values.
  private static let changes: [(base: String, old: String, new: String)] = [
    ("modern-header", "trigger: {releasedBy: lift}", "trigger: {releasedBy: settle}"),
    ("modern-header", "trigger: {beginsAtEdge: false}", "trigger: {beginsAtEdge: true}"),
    ("modern-header", "trigger: {comparison: above}", "trigger: {comparison: latching}"),
    ("modern-header", "trigger: {comparison: above}", "trigger: {comparison: atLeast}"),
    ("modern-header", "trigger: {when: release}", "trigger: {when: cross}"),
    ("modern-header", "trigger: {requiresDrag: true}", "trigger: {requiresDrag: false}"),
    ("modern-header", "trigger: {distance: 72}", "trigger: {distance: 90}"),
    ("modern-header", "trigger: {distance: 72}", "trigger: {distance: 20%}"),
    ("modern-header", "interruptible: true", "interruptible: false"),
    ("modern-header", "exclusive: true", "exclusive: false"),
    ("modern-header", "action: immediate", "action: afterReveal"),
    ("modern-header", "insetWhileRefreshing: sticky", "insetWhileRefreshing: fixed"),
    ("modern-header", "style: pull", "style: overlay"),
    ("modern-header", "timeout: 30s", "timeout: none"),
    ("modern-header", "height: 64", "height: 70"),
    ("modern-header", "states: {failed: {title: a}}", "states: {failed: {title: ''}}"),
    (
      "two-level-header", "secondLevel: {distance: 110, height: 560}",
      "secondLevel: {distance: 100, height: 560}"
    ),
    (
      "two-level-header", "secondLevel: {height: 560, distance: 110}",
      "secondLevel: {height: 400, distance: 110}"
    ),
    ("two-level-header", "trigger: {releasedBy: lift}", "trigger: {releasedBy: settle}"),
    ("modern-footer", "trigger: {preload: 100}", "trigger: {preload: 300}"),
    ("modern-footer", "trigger: {visibleFraction: 0}", "trigger: {visibleFraction: 1}"),
    ("modern-footer", "trigger: {requiresDrag: false}", "trigger: {requiresDrag: true}"),
    ("modern-footer", "trigger: {perDrag: 1}", "trigger: {perDrag: 2}"),
    ("modern-footer", "trigger: {beginsAtEdge: false}", "trigger: {beginsAtEdge: true}"),
    ("modern-footer", "trigger: {when: reach}", "trigger: {when: cross}"),
    ("modern-footer", "exhausted: {allowed: true}", "exhausted: {allowed: false}"),
    (
      "modern-footer", "exhausted: {resetsOnOppositeRefresh: true}",
      "exhausted: {resetsOnOppositeRefresh: false}"
    ),
    ("modern-footer", "exhausted: {resetsOnEnd: true}", "exhausted: {resetsOnEnd: false}"),
    ("modern-footer", "exhausted: {resetsOnTap: true}", "exhausted: {resetsOnTap: false}"),
    ("modern-footer", "hidesWhenEmpty: true", "hidesWhenEmpty: false"),
    ("modern-footer", "hidesWhenShort: true", "hidesWhenShort: false"),
    ("modern-footer", "fillsScreen: true", "fillsScreen: false"),
  ]

  private static func control(_ base: String, _ key: String) throws -> ControlSpec {
    let text = "refreshgen: 1\ncontrol: A\npreset: \(base)\n\(key)\n"
    let spec = SpecLoader.load(
      SourceFile(name: "a.refresh.yml", text: text),
      context: SpecContext(proves: false)
    )
    return try #require(spec.controls.first, "\(spec.diagnostics.map(\.message))")
  }

  @Test(
    "agrees with both versions, in both directions of each change of a key",
    arguments: changes.indices,
    [false, true]
  )
  func claims(_ index: Int, isReverse: Bool) throws {
    let change = Self.changes[index]
    let controls = try [change.old, change.new].map { try Self.control(change.base, $0) }
    let (old, new) = isReverse ? (controls[1], controls[0]) : (controls[0], controls[1])
    let changes = ControlChanges(from: old, to: new)
    guard case .different(let difference)? = changes.comparison else { return }
    let sentence = try #require(BehaviorSentences(changes: changes).all.last)
    let claim = Claim(sentence: sentence, difference: difference, edge: new.behavior.edge)
    #expect(claim.faults == [], "\(change), \(isReverse): \(sentence)")
  }

  @Test("covers each key of behavior", arguments: [false])
  func complete(_: Bool) throws {
    let keys = Self.changes.map { change in
      change.old.prefix { $0 != ":" } + (change.old.contains("{") ? "." : "")
        + (change.old.split(separator: "{").dropFirst().first?.prefix { $0 != ":" } ?? "")
    }
    #expect(Set(keys).count > 22)
  }
}

/// The claim of a sentence, with the stimuli that it speaks of.
///
/// The gestures of names are played in small steps here, unlike in `NamedGesture`.
private struct Claim {
  let sentence: String
  let difference: BehaviorDifference
  let edge: RefreshEdge

  /// What is not as the sentence says.
  var faults: [String] {
    let named =
      #/a (pull|scroll without a finger|scroll)( to| of) (.*?) points( before the edge)?( that begins (?:500 points )?before the edge)? (refreshed|did not|opened)/#
    guard let match = sentence.firstMatch(of: named) else { return exact }
    let isBefore = match.4 != nil
    guard let lengths = Self.lengths(String(match.3)) else { return ["no lengths: \(match.3)"] }
    var prefix = difference.witness.stimuli[...]
    while let last = prefix.last, Self.isScroll(last) { prefix = prefix.dropLast() }
    let isDrag = match.1 != "scroll without a finger"
    return lengths.flatMap { length -> [String] in
      let stimuli =
        isBefore
        ? steps(from: -length - 100, to: -length, isDrag: isDrag)
        : (match.5 == nil ? [] : steps(from: -500, to: -500, isDrag: false))
          + steps(from: match.5 == nil ? 0 : -500, to: length, isDrag: isDrag)
          + (isDrag ? [.release] : []) + steps(from: length, to: 0, isDrag: false)
      let found = [difference.after.old, difference.after.new].map { version in
        Self.play(stimuli, after: prefix, of: version, from: difference.witness.start)
      }
      return check(old: found[0], new: found[1]).map { "\(length): \($0)" }
    }
  }

  /// Checks the claim about the last stimulus of the witness.
  private var exact: [String] {
    let found = [
      (difference.before.old, difference.after.old), (difference.before.new, difference.after.new),
    ].map { before, after in
      let hasBegun = after.phase.isBusy && !before.phase.isBusy
      let hasOpened = after.phase == .secondLevel && before.phase != .secondLevel
      return hasBegun ? "refresh" : hasOpened ? "level" : "nothing"
    }
    let isAboutStart = sentence.contains(#/refresh(ed|es)?( now)?,|did not refresh|second level/#)
    guard difference.observable == .start, isAboutStart else { return other }
    return check(old: found[0], new: found[1])
  }

  /// Checks the claims that are about no start.
  private var other: [String] {
    if sentence.contains("without more data") { return exhaustion }
    let (old, new) = (difference.after.old, difference.after.new)
    let end = #/(went on, and ends|did not end the refresh, and does)/#
    switch difference.observable {
    case .start:
      let isEarlier = sentence.contains("started at once")
      return isEarlier == (old.actions > new.actions) ? [] : ["the action starts at another time"]
    case .end:
      let isLonger = sentence.contains(end) || sentence.contains("was not yet reported")
      let goesOn =
        old.phase.isBusy != new.phase.isBusy
        ? old.phase.isBusy : old.completions < new.completions
      return isLonger == goesOn ? [] : ["the refresh ends in the other version"]
    case .place:
      let numbers = sentence.matches(of: #/-?[0-9.]+(?= (now|points, and))/#).map { String($0.0) }
      let insets = [old, new].map { SpecText.number($0.machine.addedInset) }
      let pulls = [old, new].map { SpecText.number($0.machine.behavior.pull(in: $0.scrollView)) }
      return numbers == insets || numbers == pulls ? [] : ["\(insets), \(pulls): \(numbers)"]
    case .phase:
      guard !sentence.contains("exhausted control") else {
        return sentence.contains("did not reset") == (old.phase == .exhausted)
          ? [] : ["the other version is reset"]
      }
      return old.phase == new.phase ? ["the phases are equal"] : []
    }
  }

  /// Checks which version an end without more data exhausts.
  private var exhaustion: [String] {
    let stimuli = difference.witness.stimuli
    guard let end = stimuli.lastIndex(of: .end(.exhausted)) else { return ["no such end"] }
    let found = difference.worlds(after: stimuli[...end]).map { $0.phase == .exhausted }
    let claimed = ["exhausted the control, and", "exhausts the control now"].map(sentence.contains)
    return found == claimed ? [] : ["the other version is exhausted"]
  }

  /// Compares what the versions start with what the sentence says.
  private func check(old: String, new: String) -> [String] {
    func verb(_ text: String) -> String { text.contains("second level") ? "level" : "refresh" }
    let parts = sentence.components(separatedBy: ", and ")
    guard parts.count == 2 else { return ["no claim"] }
    let isOff = parts[0].contains("did not")
    let claimed = (
      old: isOff ? "nothing" : verb(parts[0]),
      new: parts[1] == "does not now"
        ? "nothing" : parts[1] == "does now" ? verb(parts[0]) : verb(parts[1])
    )
    // Where both start the same, the sentence tells the moments apart.
    func what(_ text: String) -> String { String(text.prefix { $0 != " " }) }
    guard what(old) == claimed.old, what(new) == claimed.new else { return ["\(old), \(new)"] }
    guard what(old) == what(new) else { return [] }
    let moments = [
      ("during the drag", "drag"), ("at the lift", "lift"), ("at the first scroll", "settle"),
    ]
    let found = parts.map { part in moments.first { part.contains($0.0) }?.1 ?? "" }
    return found == [old, new].map { String($0.drop { $0 != " " }.dropFirst()) }
      ? [] : ["\(old), \(new)"]
  }

  private func steps(from first: Double, to last: Double, isDrag: Bool) -> [Stimulus] {
    let list = difference.witness.start
    let rest = edge.isFar ? list.lastOffset : list.firstOffset
    return (0...8).map { step in
      let pull = first + (last - first) * Double(step) / 8
      return .scroll(to: edge.isFar ? rest + pull : rest - pull, dragging: isDrag)
    }
  }

  private static func play(
    _ stimuli: [Stimulus],
    after prefix: ArraySlice<Stimulus>,
    of version: World,
    from start: ScrollReading
  ) -> String {
    var world = World(behavior: version.machine.behavior, in: start)
    for stimulus in prefix { world.perform(stimulus) }
    var hasLifted = false
    for stimulus in stimuli {
      let before = world.phase
      world.perform(stimulus)
      let moment = stimulus == .release ? "lift" : hasLifted ? "settle" : "drag"
      if world.phase.isBusy && !before.isBusy { return "refresh \(moment)" }
      if world.phase == .secondLevel && before != .secondLevel { return "level \(moment)" }
      hasLifted = hasLifted || stimulus == .release
    }
    return "nothing"
  }

  /// Lengths in an interval such as "more than 72 and up to 90".
  private static func lengths(_ words: String) -> [Double]? {
    var (low, high): (Double?, Double?)
    var samples: [Double] = []
    for part in words.components(separatedBy: " and ") {
      guard let number = Double(part.split(separator: " ").last ?? "") else { return nil }
      if part.hasPrefix("exactly") { return [number] }
      if part.hasPrefix("at least") || part.hasPrefix("more than") {
        low = number
      } else {
        high = number
      }
      if part.hasPrefix("at least") || part.hasPrefix("up to") { samples.append(number) }
    }
    let (from, to) = (low ?? max(0, (high ?? 0) - 40), high ?? (low ?? 0) + 150)
    return samples + [0.03, 0.3, 0.7, 0.97].map { from + $0 * (to - from) }
  }

  private static func isScroll(_ stimulus: Stimulus) -> Bool {
    switch stimulus {
    case .scroll, .release: true
    default: false
    }
  }
}
