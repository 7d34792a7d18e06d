import RefreshTesting
import SwiftUI
import Testing
import UIKit

@testable import RefreshRuntime

/// What apps do with refresh controls, as the documentation and the examples write it.
@MainActor
@Suite("Patterns of apps", .serialized)
struct PatternTests {
  let scene = Scene()
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

  @Test("a screen that appears refreshes old data, and goes on when the control is back at rest")
  func appearing() async {
    let key = "RefreshRuntime.lastUpdated.PatternHeader"
    UserDefaults.standard.removeObject(forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let loads = Loads()
    let screen = ArticleScreen(table) { () async in loads.count += 1 }
    for _ in 0..<2 {
      screen.viewWillAppear()
      for _ in 0..<100 where table.headerController?.isRefreshing == true { await Task.yield() }
    }
    #expect(loads.count == 1 && screen.isScrolledToNew)
    UserDefaults.standard.set(1.0, forKey: key)
    screen.viewWillAppear()
    #expect(table.headerController?.isRefreshing == true)
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
}

/// The loads of a screen.
@MainActor
private final class Loads {
  var count = 0
}
