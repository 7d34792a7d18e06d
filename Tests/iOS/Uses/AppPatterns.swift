import RefreshRuntime
import SwiftUI
import UIKit

// What apps do with refresh controls, each in a few lines. The tests of the adapters play it.

/// A header and a footer as a spec with `preset: mjrefresh-header` and `mjrefresh-auto-footer` makes
/// them, without animations.
enum PatternHeader: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 54,
    trigger: RefreshTrigger(when: .release, distance: 54),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0),
    isExclusive: false
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: state == .refreshing ? "Loading" : "Pull")
  }
}

enum PatternFooter: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .bottom,
    style: .inline,
    height: 44,
    trigger: RefreshTrigger(when: .reach, comparison: .atLeast),
    action: .immediate,
    insetWhileRefreshing: .none,
    timing: RefreshTiming(reveal: 0, retract: 0),
    isExclusive: false,
    allowsExhausted: true,
    resetsOnEnd: true
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: state == .exhausted ? "That is all" : "More")
  }
}

/// One closure starts a load, and another place ends it; one function loads for both controls.
@MainActor
final class ListScreen {
  let tableView: UITableView
  private(set) var requestedPages: [Int] = []
  private var page = 1

  init(_ tableView: UITableView) {
    self.tableView = tableView
    tableView.addRefresh(
      header: { [weak self] in self?.load(page: 1) },
      footer: { [weak self] in self.map { $0.load(page: $0.page + 1) } }
    )
  }

  private func load(page: Int) {
    requestedPages.append(page)
  }

  /// Called by the service, whichever control has asked for the page.
  func loaded(page: Int, hasMore: Bool) {
    self.page = page
    tableView.headerController?.end()
    tableView.footerController?.end(hasMore ? .success : .exhausted)
  }

  func search() {
    tableView.headerController?.begin()
  }
}

extension UIScrollView {
  /// Adds a header and a footer, as each screen of an app does.
  func addRefresh(
    header: @escaping @MainActor () -> Void,
    footer: @escaping @MainActor () -> Void
  ) {
    PatternHeader.attach(to: self) { _ in header() }
    PatternFooter.attach(to: self) { _ in footer() }
  }

  /// Adds the header of the app with the text of a screen.
  @discardableResult
  func addHeader(
    title: String,
    _ refresh: @escaping @MainActor @Sendable () async throws -> Void
  ) -> RefreshController {
    let header = PatternHeader.attach(to: self, action: refresh)
    header.adaptAppearance = { appearance, state in
      if state == .idle { appearance.title = title }
      appearance.color = RefreshColor(PatternTheme.current.text)
    }
    return header
  }
}

/// The colors of an app, which its user changes.
@MainActor
struct PatternTheme {
  static var current = PatternTheme(text: .label) {
    didSet { RefreshController.updateAllAppearances() }
  }

  var text: UIColor
}

/// Refreshes when the screen appears, if its data is old, and goes on after the retraction.
@MainActor
final class ArticleScreen {
  private(set) var isScrolledToNew = false
  private let header: RefreshController

  init(_ tableView: UITableView, reload: @escaping @MainActor @Sendable () async throws -> Void) {
    header = tableView.addHeader(title: "Pull for articles", reload)
    header.onCompletion = { [weak self] outcome in
      if outcome == .success { self?.isScrolledToNew = true }
    }
  }

  func viewWillAppear() {
    header.begin(ifOlderThan: 120)
  }
}

/// A footer that loads two screens ahead, fills short lists, and is hidden beside them.
enum PatternPages: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .bottom,
    style: .inline,
    height: 44,
    trigger: RefreshTrigger(
      when: .reach,
      requiresDrag: false,
      visibleFraction: 0,
      preload: .share(2)
    ),
    action: .immediate,
    insetWhileRefreshing: .none,
    timing: RefreshTiming(reveal: 0, retract: 0),
    allowsExhausted: true,
    hidesWhenShort: true,
    fillsScreen: true
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// Pages of search results; a page can be shorter than the screen.
@MainActor
final class ResultsScreen {
  private(set) var pages = 0

  init(_ tableView: UITableView) {
    PatternPages.attach(to: tableView) { [weak self] _ in self?.pages += 1 }
  }
}

/// A header that is pulled a fifth of the list, whatever its size; the page fades with the pull.
enum PatternPull: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 64,
    trigger: RefreshTrigger(when: .release, distance: .share(0.2), beginsAtEdge: true),
    timing: RefreshTiming(reveal: 0, retract: 0)
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

extension UIScrollView {
  /// Fades a page while it is pulled.
  func addFadingHeader(
    _ page: UIView,
    _ refresh: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    let header = PatternPull.attach(to: self, action: refresh)
    header.onStatusChange = { [weak page] status in
      page?.alpha = CGFloat(1 - min(status.progress, 1) / 2)
    }
  }

  /// Turns the list of a chat upside down, and loads older messages where people see the top.
  func showChat(_ loadOlder: @escaping @MainActor @Sendable () async throws -> Void) {
    transform = CGAffineTransform.identity.scaledBy(x: 1, y: -1)
    PatternHeader.attach(to: self, action: loadOlder)
  }
}

/// A header with pictures of the app: frames that follow the pull, others while it refreshes, and a
/// tip below them.
enum PatternMascot: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 96,
    trigger: RefreshTrigger(when: .release, distance: 96),
    timing: RefreshTiming(reveal: 0, retract: 0)
  )
  static let curve = RefreshCurve.easeInOut
  static let layout = RefreshLayout(axis: .vertical, spacing: 6)

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    switch state {
    case .pending, .refreshing:
      RefreshAppearance(title: "Loading", images: ["run-1", "run-2"], frameDuration: 0.1)
    default:
      RefreshAppearance(
        title: "Pull",
        images: ["wake-1", "wake-2", "wake-3", "wake-4"],
        frameDuration: .infinity
      )
    }
  }
}

/// A ring of the app over the page, which draws itself.
final class PageRing: UIView {
  var progress = 0.0 {
    didSet { setNeedsLayout() }
  }
}

extension UIScrollView {
  /// Adds the header with the tip of a screen; `ring` fills over the page.
  func addMascot(
    tip: String,
    ring: PageRing,
    _ refresh: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    let header = PatternMascot.attach(to: self, action: refresh)
    header.adaptAppearance = { appearance, state in
      appearance.subtitle = state == .refreshing ? tip : nil
    }
    header.onStatusChange = { [weak ring] status in
      ring?.progress = min(status.progress, 1)
    }
  }
}

/// A list of SwiftUI, or the empty view in its place, with a handle for the buttons beside it.
struct PatternFeed<Content: View>: View {
  let handle: RefreshHandle
  let content: Content
  let reload: @MainActor @Sendable () async -> Void

  var body: some View {
    content.refreshControl(PatternHeader.self, handle: handle, action: reload)
  }
}
