import RefreshRuntime
import SwiftUI
import UIKit

// Three screens of apps that refresh by the system's control, each before and after. The tests of the
// adapters play the screens.

/// The appearance of an app inside the system's control, as a spec with `preset: system-header` makes it.
enum BrandHeader: RefreshDesign {
  static let behavior = RefreshBehavior.system(timing: .system(timeout: 30))

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: state == .refreshing ? "Loading" : "Pull")
  }
}

/// A `UIRefreshControl` that a screen owns and ends: five lines for it before, four after.
///
///     private let refreshControl = UIRefreshControl()
///     tableView.refreshControl = refreshControl
///     refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
///     @objc private func refresh() { load() }
///     refreshControl.endRefreshing()
@MainActor
final class OwnedControlScreen {
  private let refreshControl = UIRefreshControl(frame: .zero)
  private(set) var loads = 0

  init(_ tableView: UITableView, clock: any RefreshClock) {
    tableView.refreshControl = refreshControl
    BrandHeader.dress(refreshControl, clock: clock) { [weak self] _ in self?.load() }
  }

  private func load() { loads += 1 }

  func loaded() { refreshControl.endRefreshing() }
}

/// A screen that starts its first load with the spinner in view: four lines for it before, one after.
///
///     let control = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in load() })
///     tableView.refreshControl = control
///     tableView.setContentOffset(CGPoint(x: 0, y: -control.frame.height), animated: true)
///     control.beginRefreshing(); load()
@MainActor
enum FirstLoadScreen {
  static func show(
    _ tableView: UITableView,
    clock: any RefreshClock,
    load: @escaping @MainActor @Sendable (RefreshRun) -> Void
  ) {
    BrandHeader.attach(to: tableView, clock: clock, onRefresh: load).begin()
  }
}

/// A list with `refreshable` that colors the spinner of the system: two lines before, two after.
///
///     .refreshable(action: update)
///     .onAppear { UIRefreshControl.appearance().tintColor = .brand }
struct RefreshableScreen<Content: View>: View {
  let content: Content
  let update: @Sendable () async -> Void

  var body: some View {
    content
      .refreshable(action: update)
      .refreshControl(BrandHeader.self)
  }
}
