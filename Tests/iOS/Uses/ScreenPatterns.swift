import RefreshRuntime
import SwiftUI
import UIKit

// More of what apps do with refresh controls. The tests of the adapters play it, and PATTERNS.md lists it.

/// One of the lists of an app, which have one header and each an age of its own.
@MainActor
final class CategoryScreen {
  private let header: RefreshController

  init(
    _ tableView: UITableView,
    category: String,
    load: @escaping @MainActor (RefreshRun) -> Void
  ) {
    header = PatternHeader.attach(to: tableView) { load($0) }
    header.lastUpdatedKey = "category-\(category)"
  }

  func viewWillAppear() {
    header.begin(ifOlderThan: 120)
  }
}

/// A list of a view library, whose users end a refresh by calling a closure.
struct LibraryList<Content: View>: View {
  let content: Content
  let refreshAction: (@escaping () -> Void) -> Void

  var body: some View {
    content.refreshControl(PatternHeader.self) { refresh in
      refreshAction { refresh.end() }
    }
  }
}

extension UIScrollView {
  /// Adds the header for a load with a completion handler, which may come late or from any thread.
  func addHeader(loading load: @escaping (_ completion: @escaping @Sendable (Bool) -> Void) -> Void)
  {
    PatternHeader.attach(to: self) { refresh in
      load { succeeded in refresh.end(succeeded ? .success : .failure) }
    }
  }
}

/// Two wheels that turn by 4 and 2 degrees a point, then on by themselves; a message stays for a second.
enum PatternSync: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0, succeeded: 1, failed: 1)
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    switch state {
    case .succeeded: RefreshAppearance(title: "Up to date")
    case .failed: RefreshAppearance(title: "Not loaded")
    default: RefreshAppearance(title: "Sync", indicator: .drawing(wheels))
    }
  }

  private static let wheels = RefreshDrawing(
    width: 48,
    height: 24,
    layers: [wheel(at: -12, degreesPerPoint: 4), wheel(at: 12, degreesPerPoint: 2)]
  )

  private static func wheel(at x: Double, degreesPerPoint: Double) -> RefreshLayer {
    RefreshLayer(
      .image("wheel", width: 24, height: 24),
      x: .all(.constant(x)),
      rotate: .states(
        [.refreshing: .loop(0.8)],
        else: .points([0: 0, 360: 360 * degreesPerPoint])
      )
    )
  }
}

/// Syncs in two steps; the first may fail while the second goes on.
@MainActor
final class SyncScreen {
  private let header: RefreshController
  private var message: String? {
    didSet { header.updateAppearance() }
  }

  init(_ tableView: UITableView, clock: some RefreshClock) {
    header = PatternSync.attach(to: tableView, clock: clock, onRefresh: { _ in })
    header.adaptAppearance = { [weak self] appearance, state in
      let isShown = [.refreshing, .succeeded, .failed].contains(state)
      if isShown, let message = self?.message { appearance.title = message }
    }
  }

  func refresh() {
    message = nil
    header.begin()
  }

  /// The first step has failed: the control says so, and refreshes on.
  func syncFailed() {
    message = "Sync failed"
  }

  func loaded(count: Int) {
    if message == nil { message = "\(count) new" }
    header.end()
  }
}

/// A header without an appearance of its own, which leaves the list where it is.
enum PatternBehind: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 64,
    trigger: RefreshTrigger(when: .release, distance: 64),
    action: .immediate,
    insetWhileRefreshing: .none,
    timing: RefreshTiming(reveal: 0, retract: 0)
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A ring that stands still behind the list; a refresh is dropped when the list is scrolled up.
@MainActor
final class StillRingScreen {
  let ring = PageRing()
  private let header: RefreshController

  init(_ tableView: UITableView) {
    header = PatternBehind.attach(to: tableView, onRefresh: { _ in })
    tableView.backgroundView = ring
    header.onStatusChange = { [weak ring] status in
      ring?.progress = status.state == .refreshing ? 1 : min(status.progress, 1)
    }
  }

  /// The method of the list's delegate.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let top = -scrollView.adjustedContentInset.top
    if scrollView.contentOffset.y > top { header.end(.cancelled) }
  }
}

/// A data source that is no class of UIKit, and owns neither the list nor the control.
@MainActor
final class RowSource {
  private weak var tableView: UITableView?

  init(_ tableView: UITableView, load: @escaping @MainActor (RefreshRun) -> Void) {
    self.tableView = tableView
    PatternFooter.attach(to: tableView) { load($0) }
  }

  func loadMore() {
    tableView?.footerController?.begin()
  }

  func finish(_ refresh: RefreshRun, hasMore: Bool) {
    if refresh.isCurrent { refresh.end(hasMore ? .success : .exhausted) }
  }

  func replaceRows() {
    tableView?.footerController?.reset()
  }
}

/// A chapter of a reader, which pages sideways: a pull at each end turns to another chapter.
enum PatternLeader: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .leading,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0)
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "Previous chapter")
  }
}

enum PatternTrailer: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .trailing,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0)
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "Next chapter")
  }
}

@MainActor
final class ReaderScreen {
  private(set) var chapter = 1

  init(_ pages: UIScrollView) {
    pages.isPagingEnabled = true
    PatternLeader.attach(to: pages) { [weak self] refresh in
      self?.chapter -= 1
      refresh.end()
    }
    PatternTrailer.attach(to: pages) { [weak self] refresh in
      self?.chapter += 1
      refresh.end()
    }
  }
}

extension UIScrollView {
  /// Adds a header with a haptic at each quarter of the pull.
  func addSteppedHeader() {
    let generator = UIImpactFeedbackGenerator(style: .light)
    var steps = 0
    PatternPull.attach(to: self, onRefresh: { _ in }).onStatusChange = { status in
      let reached = status.state == .pulling ? Int(status.progress * 4) : 0
      if reached > steps { generator.impactOccurred() }
      steps = reached
    }
  }
}

/// A header that stays for at least half a second, however fast the load is.
enum PatternPatient: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 54,
    trigger: RefreshTrigger(when: .release, distance: 54),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0, minimumVisible: 0.5)
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}
