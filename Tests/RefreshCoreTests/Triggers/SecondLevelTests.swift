import RefreshCore
import Testing

/// Headers with a second level, which opens 150 points past the edge, and insets the list by 480.
@Suite("A second level")
struct SecondLevelTests {
  private static let latching = RefreshBehavior.leveled.with { $0.trigger.comparison = .latching }

  /// A control whose second level the app has opened.
  private func opened(_ behavior: RefreshBehavior = .leveled) -> Bench {
    var bench = Bench(behavior)
    bench.send(.openSecondLevel)
    return bench
  }

  @Test("a second level is armed past its distance, and disarmed below it")
  func arms() {
    var bench = Bench(.leveled)
    #expect(bench.drag(to: 81) == [.phaseChanged, .haptic])
    #expect(bench.drag(to: 150) == [])
    #expect(bench.drag(to: 150.5) == [.phaseChanged, .haptic])
    #expect(bench.phase == .secondLevelArmed)
    #expect(bench.drag(to: 150) == .phaseChanged)
    #expect(bench.phase == .armed)
    bench.drag(to: 200)
    bench.drag(to: 80)
    #expect(bench.phase == .pulling)
    bench.drag(to: 151)
    bench.drag(to: 0)
    #expect(bench.phase == .idle)
  }

  @Test("a second level shows the progress of a full pull while open", arguments: [0, 0.5, 80])
  func progress(_ distance: Double) {
    #expect(opened(.leveled.with { $0.trigger.distance = .points(distance) }).machine.progress == 1)
  }

  @Test("a second level stays armed at its distance with a latching comparison")
  func latches() {
    var bench = Bench(Self.latching)
    bench.drag(to: 151)
    bench.drag(to: 150)
    #expect(bench.phase == .secondLevelArmed)
    bench.drag(to: 149.5)
    #expect(bench.phase == .armed)
  }

  @Test(
    "a second level does not change what a latching comparison takes as past the trigger distance"
  )
  func latchesBelow() {
    var bench = Bench(Self.latching)
    bench.drag(to: 80)
    #expect(bench.phase == .pulling)
    bench.drag(to: 80.5)
    #expect(bench.phase == .armed)
    bench.drag(to: 80)
    #expect(bench.phase == .armed)
    bench.drag(to: 151)
    bench.drag(to: 80)
    #expect(bench.phase == .armed)
  }

  @Test("asks a finger to return to the trigger distance, not below it, before it arms again")
  func reentersAtDistance() {
    var bench = opened(Self.latching)
    bench.drag(to: 470)
    bench.send(.closeSecondLevel)
    bench.send(.retracted)
    bench.drag(to: 81)
    #expect(bench.phase == .pulling)
    bench.drag(to: 80)
    bench.drag(to: 81)
    #expect(bench.phase == .armed)
  }

  @Test("a second level has the progress of a whole pull if the app opens it")
  func progress() {
    #expect(opened().machine.progress == 1)
  }

  @Test("a second level opens at a release, without a refresh")
  func opens() {
    var bench = Bench(.leveled, start: 64)
    bench.drag(to: 160)
    let effects = bench.lift()
    #expect(bench.phase == .secondLevel)
    #expect(
      effects == [
        .phaseChanged, .insetChanged, .animatesReveal, .scrollsIntoSight, .stopsTimers,
      ]
    )
    #expect(bench.addedInset == 480)
    #expect(bench.reading.offset == -544)
    #expect(bench.fired == 0)
    #expect(!bench.machine.isBusy)
  }

  @Test("a second level does not open if the finger lifts between the distances")
  func refreshesBelow() {
    var bench = Bench(.leveled)
    bench.drag(to: 160)
    bench.drag(to: 140)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test(
    "a second level opens at the first scroll after the release where that counts as the release"
  )
  func settles() {
    var bench = Bench(.leveled.with { $0.trigger.releasedBy = .settle })
    bench.drag(to: 160)
    bench.lift()
    #expect(bench.phase == .secondLevelArmed)
    bench.coast(to: 120)
    #expect(bench.phase == .secondLevel)
  }

  @Test("a second level does not open if the list was flung back beyond its edge")
  func flungBack() {
    var bench = Bench(.leveled)
    bench.drag(to: 160)
    bench.reading.offset = 10
    bench.lift()
    #expect(bench.phase == .idle)
  }

  @Test("a second level opens and closes at a call")
  func calls() {
    var bench = opened()
    #expect(bench.phase == .secondLevel)
    #expect(bench.send(.openSecondLevel) == .ignored)
    let effects = bench.send(.closeSecondLevel)
    #expect(
      effects == [.phaseChanged, .insetChanged, .animatesRetract, .starts(.retract)]
    )
    #expect(bench.phase == .ending)
    #expect(bench.machine.visibleState == .idle)
    #expect(bench.addedInset == 0)
    #expect(bench.send(.closeSecondLevel) == .ignored)
    #expect(bench.send(.retracted) == .phaseChanged)
    #expect(bench.phase == .idle)
    #expect(bench.completed == 0)
  }

  @Test("a second level closes at once without a retract animation")
  func closesAtOnce() {
    var bench = opened(.leveled.with { $0.timing.retract = 0 })
    bench.send(.closeSecondLevel)
    #expect(bench.phase == .idle)
  }

  @Test(
    "a second level does not open off screen, disabled, hidden, or beside a refresh",
    arguments: [RefreshEvent.detached, .disabled, .hidden, .opposite(isBusy: true)]
  )
  func hindrances(_ event: RefreshEvent) {
    var bench = Bench(.leveled)
    bench.send(event)
    #expect(bench.send(.openSecondLevel) == .ignored)
    #expect(bench.phase == .idle)
  }

  @Test("a second level does not open during a refresh, and not without a second level")
  func neverOpens() {
    var bench = Bench(.leveled)
    bench.refresh()
    #expect(bench.send(.openSecondLevel) == .ignored)
    var header = Bench(.header)
    #expect(header.send(.openSecondLevel) == .ignored)
  }

  @Test("a second level closes at a release with a sixth of it out of view")
  func pushedUp() {
    var bench = opened()
    bench.drag(to: 401)
    bench.lift()
    #expect(bench.phase == .secondLevel)
    bench.drag(to: 400)
    bench.lift()
    #expect(bench.phase == .ending)
    #expect(bench.addedInset == 0)
  }

  @Test("a second level does not close by the drag under which it was opened")
  func openedUnderFinger() {
    var bench = Bench(.leveled)
    bench.drag(to: 40)
    bench.send(.openSecondLevel)
    bench.drag(to: 50)
    bench.lift()
    #expect(bench.phase == .secondLevel)
    bench.drag(to: 50)
    bench.lift()
    #expect(bench.phase == .ending)
  }

  @Test("a second level does not close by a scroll without a finger")
  func scrolls() {
    var bench = opened()
    bench.coast(to: 0)
    bench.coast(to: -900)
    #expect(bench.phase == .secondLevel)
    #expect(bench.addedInset == 480)
  }

  @Test("a second level starts no refresh while it is open")
  func noRefresh() {
    var bench = opened()
    #expect(bench.send(.begin) == .ignored)
    #expect(bench.send(.end(.success)) == .ignored)
    #expect(bench.send(.reset) == .ignored)
    bench.drag(to: 700)
    bench.lift()
    #expect(bench.phase == .secondLevel)
    #expect(bench.fired == 0)
  }

  @Test("a second level stays open while the list is off screen, disabled, or beside a refresh")
  func staysOpen() {
    var bench = opened()
    for event in [RefreshEvent.detached, .disabled, .opposite(isBusy: true), .attached] {
      bench.send(event)
    }
    #expect(bench.phase == .secondLevel)
  }

  @Test("a second level closes as the control is hidden")
  func hides() {
    var bench = opened()
    bench.send(.hidden)
    #expect(bench.phase == .idle)
    #expect(bench.addedInset == 0)
  }

  @Test("a second level reports the completion of an interrupted retraction before it opens")
  func owedCompletion() {
    var bench = Bench(.leveled)
    bench.refreshAndEnd(.failure)
    let effects = bench.send(.openSecondLevel)
    #expect(effects.contains(.reportsCompletion))
    #expect(bench.machine.lastOutcome == .failure)
    bench.send(.closeSecondLevel)
    bench.send(.retracted)
    #expect(bench.completed == 1)
  }

  @Test("a second level leads to idle when it closes, whatever the outcome of the last refresh")
  func forgetsOutcome() {
    var bench = Bench(.leveled.with { $0.showsFailure = true })
    bench.refreshAndEnd(.failure)
    bench.send(.retracted)
    #expect(bench.phase == .failed)
    bench.send(.openSecondLevel)
    bench.send(.closeSecondLevel)
    bench.send(.retracted)
    #expect(bench.phase == .idle)
  }

  @Test("a second level does not open again by a finger that stays past its distance as it closes")
  func heldThroughClosing() {
    var bench = opened()
    bench.drag(to: 470)
    bench.send(.closeSecondLevel)
    bench.drag(to: 300)
    #expect(bench.phase == .ending)
    bench.drag(to: 80)
    bench.drag(to: 160)
    #expect(bench.phase == .secondLevelArmed)
  }

  @Test("a second level is left to a refresh that the app begins before the release")
  func beginsArmed() {
    var bench = Bench(.leveled)
    bench.drag(to: 160)
    bench.send(.begin)
    #expect(bench.phase == .refreshing)
    #expect(bench.addedInset == 60)
  }
}
