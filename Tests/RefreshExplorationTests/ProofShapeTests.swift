import RefreshCore
import Testing

@testable import RefreshExploration

/// Compares shapes, which are at hand at once, with the classes that they stand for.
@Suite("Proof shapes")
struct ProofShapeTests {
  private static let numbers = [0.5, 1, 1.5, 2, 20, 54, 54.5, 55, 60, 199.5, 200]

  /// Behaviors whose numbers lie close to one another, or far apart, with all kinds of triggers.
  private static func behaviors(_ edge: RefreshEdge, _ kind: RefreshTrigger.When)
    -> [RefreshBehavior]
  {
    numbers.flatMap { height in
      (numbers + [0, -0.5, -20]).flatMap { distance in
        [(1, 0), (0.5, 0), (1, 20), (1, 54), (0, 60), (1, 199.5)].map { visible, preload in
          RefreshBehavior(
            edge: edge,
            height: height,
            trigger: RefreshTrigger(
              when: kind,
              distance: .points(distance),
              visibleFraction: visible,
              preload: .points(preload)
            ),
            timing: RefreshTiming(reveal: 0.25, retract: 0.4)
          )
        }
      }
    }
  }

  @Test("stand for one class each", arguments: RefreshEdge.allCases)
  func classes(_ edge: RefreshEdge) {
    for kind in [RefreshTrigger.When.release, .cross, .reach] {
      var known: [ProofShape: ProofClass] = [:]
      let behaviors = Self.behaviors(edge, kind)
      for behavior in behaviors {
        guard let shape = ProofShape(behavior: behavior) else { continue }
        let proofClass = ProofClass(behavior: behavior)
        #expect(known[shape, default: proofClass] == proofClass, "\(behavior)")
        known[shape] = proofClass
      }
      #expect((10..<behaviors.count / 2).contains(known.count))
    }
  }

  @Test(
    "are none of numbers that are too large, or may be rounded",
    arguments: [200.5, 60.1, .nan]
  )
  func none(_ height: Double) {
    var behavior = RefreshBehavior(
      edge: .top,
      height: 60,
      trigger: RefreshTrigger(when: .release, distance: 60),
      timing: RefreshTiming(reveal: 0.25, retract: 0.4)
    )
    #expect(ProofShape(behavior: behavior) != nil)
    behavior.height = height
    #expect(ProofShape(behavior: behavior) == nil)
  }
}
