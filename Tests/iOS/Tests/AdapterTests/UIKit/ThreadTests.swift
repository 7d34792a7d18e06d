import Foundation
import RefreshRuntime
import Testing
import UIKit

/// UIKit belongs to the main thread, and so does what watches it.
@Suite("Threads")
struct ThreadTests {
  @Test("a change on another thread ends the process before it can do harm")
  func otherThread() async {
    await #expect(processExitsWith: .failure) {
      let calls = await MainActor.run {
        let table = UITableView()
        SampleHeader.attach(to: table, onRefresh: { _ in })
        // The list has to outlast this block, for there to be anything to be told.
        UIWindow.keepers.append(table)
        return table.observers.calls(for: .contentOffset)
      }
      await Task.detached { for call in calls { call() } }.value
    }
  }

  @Test("changes on the main thread do not")
  @MainActor
  func mainThread() {
    let scene = Scene()
    let controller = scene.attach(SampleHeader.self)
    for call in scene.scrollView.observers.calls(for: .contentOffset) { call() }
    #expect(controller.phase == .idle)
  }
}

extension UIWindow {
  /// What stays for as long as the process does.
  @MainActor fileprivate static var keepers: [UIView] = []
}
