import RefreshRuntime
import UIKit

// Code in Swift 5 that calls controls outside of classes of UIKit, where calls of UIKit are not checked either.
// The compiler has to accept the file without a warning.

/// A data source that begins, ends and resets refreshes.
final class Binder {
  private let tableView: UITableView
  private var controller: RefreshController?

  init(_ tableView: UITableView) {
    self.tableView = tableView
  }

  func bind(reload: @escaping () async throws -> Void, load: @escaping (RefreshRun) -> Void) {
    FeedHeader.attach(to: tableView, action: reload)
    FeedHeader.attachLoader(to: tableView) { .exhausted }
    controller = FeedHeader.attach(to: tableView) { refresh in load(refresh) }
    controller?.onCompletion = { _ in }
  }

  func refresh() {
    tableView.headerController?.begin()
    controller?.begin(ifOlderThan: 60)
    if controller?.isRefreshing == false { controller?.reset() }
    controller?.isHidden = false
    controller?.isEnabled = true
    tableView.ownerContentInset.top = 8
  }

  func finish(_ refresh: RefreshRun) {
    if refresh.isCurrent { refresh.end() }
    tableView.footerController?.end(.exhausted)
  }

  func begin(_ handle: RefreshHandle) {
    handle.begin()
    handle.isHidden = handle.isRefreshing
  }
}
