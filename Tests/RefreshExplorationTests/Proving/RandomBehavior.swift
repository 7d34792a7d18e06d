import RefreshCore
import TestSupport

extension SplitMix64 {
  /// A behavior with random options, and numbers that are multiples of half a point.
  mutating func behavior() -> RefreshBehavior {
    let kind = one(of: RefreshTrigger.Kind.allCases)
    let height = points(20...120)
    var behavior = RefreshBehavior(
      edge: one(of: RefreshEdge.allCases),
      style: one(of: RefreshBehavior.Style.allCases),
      isPinned: Bool.random(using: &self),
      height: height,
      trigger: trigger(kind, height),
      action: one(of: RefreshBehavior.Action.allCases),
      inset: one(of: RefreshBehavior.Inset.allCases),
      timing: timing(),
      isInterruptible: Bool.random(using: &self),
      isExclusive: Bool.random(using: &self),
      showsFailure: Bool.random(using: &self),
      allowsExhausted: Bool.random(using: &self),
      resetsOnOppositeRefresh: Bool.random(using: &self),
      resetsOnEnd: Bool.random(using: &self),
      resetsOnTap: Bool.random(using: &self),
      hidesWhenEmpty: Bool.random(using: &self),
      hidesWhenShort: one(of: [false, false, true]),
      fillsScreen: Bool.random(using: &self)
    )
    if kind == .system { return behavior.insideSystem }
    let isHeader = !behavior.edge.isFar && behavior.style == .pull && kind == .release
    if isHeader && Bool.random(using: &self) {
      let distance = behavior.trigger.distance.points + points(20...80)
      behavior.secondLevel = RefreshSecondLevel(distance: distance, height: 480)
    }
    return behavior
  }

  private mutating func trigger(_ kind: RefreshTrigger.Kind, _ height: Double) -> RefreshTrigger {
    RefreshTrigger(
      kind,
      distance: .points(one(of: [height, points(10...160)])),
      comparison: one(of: RefreshTrigger.Comparison.allCases),
      requiresDrag: Bool.random(using: &self),
      beginsAtEdge: one(of: [false, false, true]),
      release: one(of: [.lift, .settle]),
      visible: one(of: [0, 0.5, 1]),
      preload: .points(one(of: [0, 20, 150])),
      perDrag: one(of: [1, 2, 5, .max])
    )
  }

  private mutating func timing() -> RefreshTiming {
    RefreshTiming(
      reveal: one(of: [0, 0.25]),
      retract: one(of: [0, 0.4]),
      endDelay: one(of: [0, 0.3]),
      minimumVisible: one(of: [0, 0.5]),
      succeededVisible: one(of: [0, 0, 0.9]),
      failedVisible: one(of: [0, 0, 2]),
      timeout: one(of: [30, .infinity])
    )
  }

  private mutating func points(_ range: ClosedRange<Double>) -> Double {
    (2 * number(range)).rounded() / 2
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}
