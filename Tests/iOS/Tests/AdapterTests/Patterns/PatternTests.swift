import RefreshTesting
import SwiftUI
import Testing
import UIKit

@testable import RefreshRuntime

/// What apps do with refresh controls, as the documentation and the examples write it.
@MainActor
@Suite("Patterns of apps", .serialized)
struct PatternTests {
  let scene = SampleList()
  let table: UITableView

  init() throws {
    table = try #require(scene.scrollView as? UITableView)
  }

  /// Shows the end of the list with a finger, as a user who wants more rows.
  private func scrollToEnd() {
    scene.list.scroll(to: 1000, dragging: true)
    scene.list.scroll(to: 2000 + 44 + 34 - scene.list.viewport, dragging: true)
    scene.lift()
  }

  private func pullAndLift() {
    scene.pull(to: 60)
    scene.lift()
  }

  @Test("one closure starts a load, and another place ends it")
  func closureAndEnd() {
    let screen = ListScreen(table)
    pullAndLift()
    #expect(screen.requestedPages == [1])
    #expect(table.headerController?.isRefreshing == true)
    screen.loaded(page: 1, hasMore: true)
    #expect(table.headerController?.phase == .idle)
  }

  @Test("one function ends the loads of header and footer, and more data revives the footer")
  func oneLoadFunction() {
    let screen = ListScreen(table)
    scrollToEnd()
    #expect(screen.requestedPages == [2])
    screen.loaded(page: 2, hasMore: false)
    #expect(table.footerController?.phase == .exhausted)
    scrollToEnd()
    #expect(screen.requestedPages == [2])
    screen.search()
    screen.loaded(page: 1, hasMore: true)
    #expect(table.footerController?.phase == .idle)
    scrollToEnd()
    #expect(screen.requestedPages == [2, 1, 2])
  }

  @Test("an extension of UIScrollView adds the header of the app, with texts and colors per screen")
  func screensAndTheme() {
    let (first, second) = (UITableView(), UITableView())
    first.addHeader(title: "Pull for articles") { () async in }
    second.addHeader(title: "Pull for messages") { () async in }
    #expect(first.first(UILabel.self)?.text == "Pull for articles")
    #expect(second.first(UILabel.self)?.text == "Pull for messages")
    PatternTheme.current = PatternTheme(text: .systemRed)
    for list in [first, second] { #expect(list.first(UILabel.self)?.textColor == .systemRed) }
  }

  @Test("a header shows pictures of the app above a tip of the screen, and a ring over the page")
  func ownPictures() throws {
    UIImage.catalog = ["wake-1", "wake-2", "wake-3", "wake-4", "run-1", "run-2"]
    defer { UIImage.catalog = [] }
    let ring = PageRing()
    table.addMascot(tip: "Did you know?", ring: ring) { () async in }
    let view = scene.controlViews[0]
    let picture = try #require(view.first(UIImageView.self))
    #expect(view.first(UIStackView.self)?.axis == .vertical)
    scene.pull(to: 48)
    #expect(picture.image?.name == "wake-3" && ring.progress == 0.5)
    scene.pull(to: 97)
    scene.lift()
    #expect(picture.animationImages?.map(\.name) == ["run-1", "run-2"])
    #expect(view.all(UILabel.self).map(\.text) == ["Loading", "Did you know?"])
  }

  @Test("a screen that appears refreshes old data, and goes on when the control is back at rest")
  func appearing() async {
    let loads = Loads()
    let screen = ArticleScreen(table) { () async in loads.count += 1 }
    for _ in 0..<2 {
      screen.viewWillAppear()
      for _ in 0..<100 where table.headerController?.isRefreshing == true { await Task.yield() }
    }
    #expect(loads.count == 1 && screen.isScrolledToNew)
    table.headerController?.lastSuccess = Date(timeIntervalSince1970: 1)
    screen.viewWillAppear()
    #expect(table.headerController?.isRefreshing == true)
  }

  @Test(
    "a footer loads until the screen is full, is hidden until then, and loads two screens ahead"
  )
  func shortPages() {
    scene.list.content = 100
    let screen = ResultsScreen(table)
    scene.list.content = 150
    #expect(screen.pages == 1 && scene.controlViews.isEmpty)
    scene.list.content = 300
    table.footerController?.end()
    #expect(screen.pages == 2)
    scene.list.content = 4000
    table.footerController?.end()
    #expect(screen.pages == 2 && !scene.controlViews.isEmpty)
    let ahead = 4000 + 34 - 3 * scene.list.viewport
    scene.list.scroll(to: ahead - 10)
    #expect(screen.pages == 2)
    scene.list.scroll(to: ahead + 10)
    #expect(screen.pages == 3)
  }

  @Test("a header takes a percentage of the list as distance, and the page fades with the pull")
  func share() {
    let page = UIView(frame: .zero)
    table.addFadingHeader(page) { () async in }
    let distance = scene.list.viewport / 5
    scene.list.scroll(to: 100, dragging: false)
    scene.pull(to: distance + 1)
    #expect(table.headerController?.phase == .pulling)
    scene.lift()
    scene.list.scroll(to: -64, dragging: false)
    scene.pull(to: distance / 2)
    #expect(abs(page.alpha - 0.75) < 0.001)
    scene.pull(to: distance + 1)
    #expect(table.headerController?.phase == .armed)
  }

  @Test("a chat that is drawn upside down loads older messages where people see the top")
  func chat() {
    table.showChat { () async in }
    #expect(table.headerController?.phase == .idle)
    scene.list.scroll(to: 2000 + 34 - scene.list.viewport + 60, dragging: true)
    #expect(table.headerController?.phase == .armed)
    scene.lift()
    #expect(table.headerController?.isRefreshing == true)
    #expect(scene.scrollView.contentInset.bottom == 88)
  }

  @Test("a handle of SwiftUI begins before the list is there, and survives an empty view")
  func handle() async {
    let (hosting, handle) = (Hosting(), RefreshHandle())
    scene.scrollView.removeFromSuperview()
    scene.scrollView.frame = hosting.root.bounds
    scene.stage.window.addSubview(hosting.root)
    let loads = Loads()
    func show(_ list: UIScrollView?) {
      let content = list.map { Choice(List($0)) } ?? Choice(EmptyView())
      hosting.show(PatternFeed(handle: handle, content: content) { loads.count += 1 })
      hosting.root.layoutIfNeeded()
    }
    handle.begin()
    show(nil)
    let outcome = Task { await handle.refresh() }
    await Task.yield()
    #expect(handle.isRefreshing && loads.count == 0)
    show(scene.scrollView)
    #expect(await outcome.value == .success)
    show(nil)
    show(scene.scrollView)
    #expect(await handle.refresh() == .success)
    #expect(loads.count == 2)
  }

  @Test("a screen that owns its UIRefreshControl ends the refresh as before")
  func ownedControl() {
    let screen = OwnedControlScreen(table, clock: scene.clock)
    _ = table.accessibilityScroll(.up)
    #expect(screen.loads == 1 && table.headerController?.isRefreshing == true)
    scene.stage.window.layoutIfNeeded()
    screen.loaded()
    scene.stage.window.layoutIfNeeded()
    #expect(table.headerController?.phase == .ending)
    scene.clock.advance(by: 0.4)
    #expect(table.headerController?.phase == .idle)
  }

  @Test("a first load starts with the control in view")
  func firstLoad() {
    var runs: [RefreshRun] = []
    FirstLoadScreen.show(table, clock: scene.clock) { runs.append($0) }
    #expect(runs.count == 1)
    scene.clock.advance(by: 0.25)
    #expect(table.refreshControl?.isRefreshing == true)
    runs[0].end()
    scene.stage.window.layoutIfNeeded()
    #expect(table.refreshControl?.isRefreshing == false)
  }

  @Test("a list with refreshable keeps its action")
  func refreshableList() async {
    let hosting = Hosting()
    table.removeFromSuperview()
    scene.stage.window.addSubview(hosting.root)
    let control = UIRefreshControl(frame: .zero)
    table.refreshControl = control
    hosting.show(RefreshableScreen(content: SwiftUI.List(table), update: {}))
    for _ in 0..<2_000 where table.headerController == nil {
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    #expect(table.headerController != nil && table.refreshControl === control)
    hosting.clear()
    #expect(table.headerController == nil && table.refreshControl === control)
  }
}

/// The loads of a screen.
@MainActor
private final class Loads {
  var count = 0
}
