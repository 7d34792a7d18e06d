import RefreshTesting
import SwiftUI
import Testing
import UIKit

@testable import RefreshRuntime

/// More of what apps do with refresh controls.
@MainActor
@Suite("More patterns of apps", .serialized)
struct ScreenPatternTests {
  let scene = SampleList()
  let table: UITableView

  init() throws {
    table = try #require(scene.scrollView as? UITableView)
  }

  private func pullAndLift(to distance: Double = 70) {
    scene.pull(to: distance)
    scene.lift()
  }

  @Test("a header has an age for each key, such as that of a category")
  func agesOfKeys() {
    defer { RefreshController.forgetAllLastSuccesses() }
    var loads: [String] = []
    for (index, category) in ["news", "sports", "news"].enumerated() {
      let screen = CategoryScreen(table, category: category) { refresh in
        loads.append("\(index) \(category)")
        refresh.end()
      }
      screen.viewWillAppear()
    }
    #expect(loads == ["0 news", "1 sports"])
  }

  @Test("a completion handler of UIKit ends its own refresh, also when it comes late")
  func completionHandlers() throws {
    var completions: [@Sendable (Bool) -> Void] = []
    table.addHeader { completions.append($0) }
    pullAndLift()
    let header = try #require(table.headerController)
    header.end(.failure)
    pullAndLift()
    #expect(completions.count == 2)
    completions[0](true)
    #expect(header.isRefreshing)
    completions[1](true)
    #expect(header.phase == .idle)
  }

  @Test("a closure of a view library ends its own refresh, also when it comes late")
  func libraryClosures() throws {
    let hosting = Hosting()
    scene.scrollView.removeFromSuperview()
    scene.scrollView.frame = hosting.root.bounds
    scene.stage.window.addSubview(hosting.root)
    var ends: [() -> Void] = []
    hosting.show(LibraryList(content: List(scene.scrollView)) { ends.append($0) })
    let header = try #require(table.headerController)
    header.begin()
    header.end()
    header.begin()
    #expect(ends.count == 2)
    ends[0]()
    #expect(header.isRefreshing)
    ends[1]()
    #expect(header.phase == .idle)
  }

  @Test("a message appears in mid refresh, and the next one stays for a second")
  func messages() throws {
    UIImage.catalog = ["wheel"]
    defer { UIImage.catalog = [] }
    let screen = SyncScreen(table, clock: scene.clock)
    let header = try #require(table.headerController)
    let view = scene.controlViews[0]
    #expect(view.first(DrawingView.self) != nil)
    screen.refresh()
    #expect(view.first(UILabel.self)?.text == "Sync")
    screen.syncFailed()
    #expect(view.first(UILabel.self)?.text == "Sync failed" && header.isRefreshing)
    screen.loaded(count: 3)
    #expect(view.first(UILabel.self)?.text == "Sync failed" && header.status.state == .succeeded)
    scene.clock.advance(by: 1.1)
    screen.refresh()
    screen.loaded(count: 3)
    scene.clock.advance(by: 0.9)
    #expect(view.first(UILabel.self)?.text == "3 new" && header.status.state == .succeeded)
    scene.clock.advance(by: 0.2)
    #expect(header.phase == .idle)
  }

  @Test("a ring stands still behind the list, and scrolling up drops the refresh")
  func stillRing() throws {
    let screen = StillRingScreen(table)
    let header = try #require(table.headerController)
    scene.pull(to: 32)
    #expect(screen.ring.progress == 0.5 && table.backgroundView === screen.ring)
    pullAndLift()
    #expect(screen.ring.progress == 1 && table.contentInset.top == 64)
    screen.scrollViewDidScroll(table)
    #expect(header.isRefreshing)
    scene.list.scroll(to: 0)
    screen.scrollViewDidScroll(table)
    #expect(header.phase == .idle && screen.ring.progress == 0)
  }

  @Test("a reader that pages sideways turns to another chapter at each end")
  func reader() {
    let scene = SampleList(start: 0, end: 0, isHorizontal: true)
    let screen = ReaderScreen(scene.scrollView)
    scene.list.scroll(to: 2000 - scene.list.viewport + 61, dragging: true)
    scene.lift()
    #expect(screen.chapter == 2)
    scene.list.scroll(to: 0)
    scene.list.scroll(to: -61, dragging: true)
    scene.lift()
    #expect(screen.chapter == 1)
  }

  @Test("a pull is felt at each quarter")
  func steps() {
    table.addSteppedHeader()
    UIFeedbackGenerator.felt = []
    let distance = scene.list.viewport / 5
    for part in [0.2, 0.3, 0.4, 0.6, 0.8, 0.1] { scene.pull(to: part * distance) }
    #expect(UIFeedbackGenerator.felt == ["light", "light", "light"])
  }

  @Test("a fast load is shown for half a second")
  func minimum() throws {
    PatternPatient.attach(to: table, clock: scene.clock) { refresh in refresh.end() }
    let header = try #require(table.headerController)
    pullAndLift()
    scene.clock.advance(by: 0.4)
    #expect(header.isRefreshing)
    scene.clock.advance(by: 0.2)
    #expect(header.phase == .idle)
  }

  @Test("a data source outside of classes of UIKit begins, ends and resets refreshes")
  func binder() throws {
    var runs: [RefreshRun] = []
    let source = RowSource(table) { runs.append($0) }
    let footer = try #require(table.footerController)
    source.loadMore()
    #expect(footer.isRefreshing && runs.count == 1)
    source.finish(runs[0], hasMore: false)
    source.loadMore()
    #expect(footer.phase == .exhausted && runs.count == 1)
    source.replaceRows()
    source.loadMore()
    #expect(footer.isRefreshing && runs.count == 2)
  }
}
