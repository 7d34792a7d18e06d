// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import RefreshRuntime
internal import SwiftUI
internal import UIKit

/// A screen of SwiftUI in a window, which shows lists or none.
@MainActor
final class Screen {
  let window: UIWindow
  let hosting = Hosting()
  /// What the refreshes of this screen have done.
  var started = 0
  var ended: [Bool] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(in window: UIWindow? = nil) {
    self.window = window ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.window.addSubview(hosting.root)
  }

  static func list(_ switches: Switches) -> UIScrollView {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.switches = switches
    list.systemInsets = UIEdgeInsets(top: 100)
    list.contentSize = CGSize(width: 390, height: 3000)
    list.contentOffset = CGPoint(x: 0, y: -100)
    return list
  }

  /// Shows a list, or nothing, with the control.
  func show(_ list: UIScrollView?) {
    // A screen that stayed would be laid out in each turn of all later scenes.
    let content = list.map { Choice(List($0)) } ?? Choice(EmptyView())
    hosting.show(
      content.refreshControl(FixedHeader.self) { [weak self] () async in await self?.work() }
    )
    window.layoutIfNeeded()
  }

  /// Ends the work that waits.
  func finish() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }

  private func work() async {
    started += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in self.finish() }
    }
    ended.append(Task.isCancelled)
  }
}

extension UIScrollView {
  /// The control's view on the list.
  var controlView: UIView? { subviews.first { !$0.isHidden && !($0 is UIRefreshControl) } }

  /// How many hosts of controls it has.
  var hostCount: Int { subviews.count { $0.isHidden && !($0 is UIRefreshControl) } }
}
