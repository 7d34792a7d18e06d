import RefreshCore
import RefreshWorld
import Testing

@Suite("The options of a behavior")
struct OptionsTests {
  /// A behavior, each option of which differs from the default.
  private static let unusual = RefreshBehavior(
    edge: .bottom,
    style: .overlay,
    isPinned: true,
    height: 44.5,
    trigger: RefreshTrigger(
      when: .reach,
      distance: .share(0.2),
      comparison: .latching,
      requiresDrag: false,
      beginsAtEdge: true,
      releasedBy: .settle,
      visibleFraction: 0.5,
      preload: .share(2),
      perDrag: .max
    ),
    action: .immediate,
    insetWhileRefreshing: .none,
    ignoredInset: .infinity,
    timing: RefreshTiming(
      reveal: 1,
      retract: 2,
      endDelay: 3,
      minimumVisible: 4,
      succeeded: 6,
      failed: 7,
      timeout: 5
    ),
    isInterruptible: false,
    isExclusive: false,
    showsFailure: true,
    allowsExhausted: true,
    resetsOnOppositeRefresh: true,
    resetsOnEnd: true,
    resetsOnTap: true,
    hidesWhenEmpty: true,
    hidesWhenShort: true,
    fillsScreen: true,
    secondLevel: RefreshSecondLevel(distance: 5, height: 6)
  )

  @Test("the options of a behavior give back the behavior")
  func roundTrip() {
    #expect(RefreshBehavior(options: Self.unusual.options) == Self.unusual)
    let usual = RefreshBehavior(options: [])
    #expect(RefreshBehavior(options: usual.options) == usual)
  }

  @Test("each option of a behavior is a number of its own")
  func numbers() {
    let (usual, unusual) = (RefreshBehavior(options: []).options, Self.unusual.options)
    #expect(usual.count == unusual.count)
    #expect(zip(usual, unusual).allSatisfy { $0 != $1 })
  }
}
