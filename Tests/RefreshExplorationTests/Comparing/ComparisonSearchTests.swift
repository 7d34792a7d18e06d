import RefreshCore
import RefreshExploration
import RefreshWorld
import TestSupport
import Testing

/// `make check` runs this suite in an optimized build.
@Suite("A comparison of random behaviors")
struct ComparisonSearchTests {
  /// A behavior with one option of another behavior.
  private static func change(
    _ random: inout SplitMix64
  ) -> (old: RefreshBehavior, new: RefreshBehavior) {
    let old = random.behavior()
    while true {
      let other = random.behavior().options
      var options = old.options
      // The first option is the edge; controls at two edges take no gesture in common.
      let differing = options.indices.dropFirst().filter { options[$0] != other[$0] }
      guard let index = differing.randomElement(using: &random) else { continue }
      options[index] = other[index]
      return (old, RefreshBehavior(options: options))
    }
  }

  /// Whether anything that a user or an app can observe differs.
  private static func differs(_ old: World, _ new: World) -> Bool {
    old.actions != new.actions || old.completions != new.completions || old.phase != new.phase
      || abs(old.insets.start - new.insets.start) > 1e-6
      || abs(old.insets.end - new.insets.end) > 1e-6
      || abs(old.scrollView.offset - new.scrollView.offset) > 1e-6
  }

  /// Whether the versions differ after stimuli.
  private static func differ(
    _ old: RefreshBehavior,
    _ new: RefreshBehavior,
    after stimuli: [Stimulus],
    in start: ScrollReading
  ) -> Bool {
    var (first, second) = (World(behavior: old, in: start), World(behavior: new, in: start))
    for stimulus in stimuli {
      first.perform(stimulus)
      second.perform(stimulus)
    }
    return differs(first, second)
  }

  @Test(
    "finds each change, and the gesture shows it in a replay of both",
    arguments: 1...8 as ClosedRange<UInt64>
  )
  func changes(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var found = 0
    while found < 25 {
      let (old, new) = Self.change(&random)
      switch BehaviorComparison(old: old, new: new) {
      case .equal: continue
      case .unknown(let pairs): Issue.record("gave up after \(pairs): \(old) and \(new)")
      case .same: Self.expectSame(old, new, &random)
      case .different(let difference):
        let (start, stimuli) = (difference.witness.start, difference.witness.stimuli)
        let words = difference.witness.words
        #expect(Self.differ(old, new, after: stimuli, in: start), "\(old) and \(new): \(words)")
        // A long gesture is the shortest one: no event can be left out of those that lead to the last two.
        if stimuli.count > 8 {
          for index in stimuli.indices.dropLast(2) {
            var shorter = stimuli
            shorter.remove(at: index)
            let isNeeded = !Self.differ(old, new, after: shorter, in: start)
            #expect(isNeeded, "\(old) and \(new): \(words) without event \(index + 1)")
          }
        }
        found += 1
      }
    }
  }

  /// Expects that random gestures do not tell two behaviors apart, whose durations are equal.
  private static func expectSame(
    _ old: RefreshBehavior,
    _ new: RefreshBehavior,
    _ random: inout SplitMix64
  ) {
    guard old.timing == new.timing else { return }
    let start = ScrollReading.list
    var worlds = (World(behavior: old, in: start), World(behavior: new, in: start))
    let pulls = old.pulls(aroundBoundaries: 0.5) + new.pulls(aroundBoundaries: 0.5)
    for _ in 0..<2000 {
      let offsets = pulls.map { old.edge.offset(atPull: $0, from: old.rest(in: start)) }
      let stimuli = Stimulus.Name.allCases.flatMap { $0.stimuli(at: offsets) }
        .filter { if case .displace = $0 { false } else { $0 != .cancelGesture } }
      let stimulus =
        Int.random(in: 0..<4, using: &random) == 0
        ? .wait(random.number(0...1)) : stimuli.randomElement(using: &random) ?? .release
      guard worlds.0.allows(stimulus) || worlds.1.allows(stimulus) else { continue }
      worlds.0.perform(stimulus)
      worlds.1.perform(stimulus)
      guard !differs(worlds.0, worlds.1) else {
        Issue.record("\(old) and \(new) differ after \(stimulus)")
        return
      }
    }
  }
}
