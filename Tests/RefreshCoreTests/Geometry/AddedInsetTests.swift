import RefreshCore
import Testing

/// What a control adds to its edge's inset, and when.
@Suite("The added inset")
struct AddedInsetTests {
  @Test("the added inset follows the offset while refreshing, if it is sticky")
  func sticky() {
    var bench = Bench(.header, start: 64)
    bench.refresh()
    for (pull, inset) in [(60.0, 60.0), (200, 60), (30.5, 30.5), (0, 0), (-500, 0), (12, 12)] {
      bench.coast(to: pull)
      #expect(bench.addedInset == inset)
    }
  }

  @Test("the added inset is the whole height wherever the list is, if it is fixed")
  func fixed() {
    var bench = Bench(.header.with { $0.insetWhileRefreshing = .fixed })
    bench.refresh()
    for pull in [200.0, 30, 0, -500] {
      #expect(bench.coast(to: pull) == [])
      #expect(bench.addedInset == 60)
    }
  }

  @Test("the added inset is nothing, if there is none, and the list stays where it is")
  func none() {
    var bench = Bench(.header.with { $0.insetWhileRefreshing = .none })
    bench.coast(to: -100)
    let effects = bench.send(.begin)
    #expect(!effects.contains(.scrollsIntoSight))
    #expect(!effects.contains(.insetChanged))
    #expect(bench.addedInset == 0)
  }

  @Test("the added inset of an inline control is its height at all times")
  func inline() {
    var bench = Bench(.reaching)
    #expect(bench.addedInset == 44)
    bench.drag(to: 44)
    #expect(bench.phase == .refreshing)
    #expect(bench.addedInset == 44)
    bench.send(.end(.exhausted))
    #expect(bench.addedInset == 44)
  }

  @Test("the added inset of an overlay is nothing at all times, and it never moves the list")
  func overlay() {
    var bench = Bench(.overlaying)
    bench.drag(to: 81)
    let effects = bench.lift()
    #expect(bench.phase == .refreshing)
    #expect(!effects.contains(.scrollsIntoSight) && !effects.contains(.insetChanged))
    #expect(bench.addedInset == 0)
  }

  @Test("the added inset fills the gap below short content, so that a footer can stand there")
  func gap() {
    var bench = Bench(.footer, content: 200, start: 64)
    bench.refresh()
    #expect(bench.addedInset == 60 + 336)
    #expect(bench.reading.offset == -4)
    bench.send(.end(.success))
    #expect(bench.addedInset == 0)
  }

  @Test("the added inset is measured afresh when content or insets change")
  func remeasured() {
    var bench = Bench(.footer, content: 200, start: 64)
    bench.refresh()
    bench.reading.content = 300
    #expect(bench.send(.contentChanged) == .insetChanged)
    #expect(bench.addedInset == 60 + 236)
    bench.reading.start = 100
    #expect(bench.send(.insetsChanged) == .insetChanged)
    #expect(bench.addedInset == 60 + 200)
    bench.reading.content = 2000
    bench.send(.contentChanged)
    #expect(bench.addedInset == 60)
  }

  @Test("the added inset does not depend on the app's inset in a header")
  func headerInsetChanges() {
    var bench = Bench(.header, start: 64)
    bench.refresh()
    bench.reading.start = 0
    bench.reading.offset = -60
    #expect(bench.send(.insetsChanged) == [])
    #expect(bench.addedInset == 60)
    bench.send(.end(.success))
    #expect(bench.addedInset == 0)
  }

  @Test("changes with an animation at the beginning and the end, and without one in between")
  func animations() {
    var bench = Bench(.header)
    #expect(bench.send(.begin).isSuperset(of: [.insetChanged, .animatesReveal]))
    bench.send(.revealed)
    let between = bench.coast(to: 20)
    #expect(between == .insetChanged)
    #expect(bench.send(.end(.success)).isSuperset(of: [.insetChanged, .animatesRetract]))
  }

  @Test(
    "with an immediate action, the added inset is the visible part of the control",
    arguments: [(200.0, 60.0), (81, 60), (30, 30)]
  )
  func immediate(_ pull: Double, _ inset: Double) {
    var bench = Bench(
      .header.with {
        $0.action = .immediate
        $0.trigger.releasedBy = .settle
      }
    )
    bench.drag(to: 81)
    let effects = bench.coast(to: pull)
    #expect(bench.addedInset == inset)
    #expect(!effects.contains(.scrollsIntoSight))
  }
}
