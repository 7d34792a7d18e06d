package import RefreshCore
import RefreshWorld

/// The equivalence class of a behavior: behaviors of one class have the same states and steps.
///
/// The state machine decides by the options of a behavior, and by comparing scroll positions with
/// the distances of the behavior. Behaviors share a proof if they have the same options, and if all
/// comparisons have the same results: for example, behaviors with heights of 54 and 60 points.
package struct ProofClass: Sendable, Hashable {
  private var words: [UInt64]

  /// Creates the class that a behavior belongs to, in lists with a viewport.
  package init(behavior: RefreshBehavior, viewport: Double = ProofLayouts.viewport) {
    let behavior = behavior.widened
    let layouts = ProofLayouts(behavior: behavior, viewport: viewport)
    words = behavior.optionsWithoutDistances.map(\.bitPattern) + [UInt64(layouts.offsets.count)]
    for layout in layouts.indices {
      words.append(UInt64(layouts.restOffset(in: layout)))
      words.append(layouts.offsetsInLayout[layout].reduce(0) { $0 | 1 << UInt64($1) })
      let own = layouts.offsetsInLayout[layout]
      let others = layouts.offsets.indices.filter { !own.contains($0) }
      let revealed = layouts.revealedOffset(in: layout)
      if let opened = layouts.openedOffset(in: layout) { words.append(UInt64(opened)) }
      func comparisons(at offset: Int) -> UInt64 {
        let reading = layouts.reading(in: layout, at: offset)
        return behavior.sized(for: reading.viewport).comparisons(at: reading)
      }
      // The result of a comparison changes at one offset at most. If the results are the same at
      // two offsets, they are also the same at all offsets in between.
      let outer = others.first.map(comparisons)
      let isAlike = outer == others.last.map(comparisons)
      for offset in layouts.offsets.indices {
        let answers = isAlike && !own.contains(offset) ? outer ?? 0 : comparisons(at: offset)
        words.append(UInt64(revealed ?? offset) << 16 | answers)
      }
    }
  }

  /// A hash of the class that is the same in every run of the tool.
  package var fingerprint: UInt64 {
    words.reduce(0xCBF2_9CE4_8422_2325) { hash, word in
      let mixed = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      return mixed ^ (mixed >> 32)
    }
  }
}

extension RefreshBehavior {
  var optionsWithoutDistances: [Double] {
    var behavior = self
    (behavior.height, behavior.ignoredInset) = (0, 0)
    (behavior.trigger.distance, behavior.trigger.visibleFraction, behavior.trigger.preload) = (
      0, 0, 0
    )
    behavior.secondLevel = secondLevel.map { _ in RefreshSecondLevel(distance: 0, height: 0) }
    return behavior.options
  }
}
