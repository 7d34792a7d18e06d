import RefreshRuntime
import SwiftUI

/// What a view of an app has to write.
struct FeedView: View {
  let model: FeedModel
  @State private var feed = RefreshHandle()
  @State private var isLoading = false

  var body: some View {
    EmptyView()
      .refreshControl(FeedSample.self) { try await model.reload() }
      .refreshControl(FeedSample.self, handle: feed) {
        model.fetch { _ in }
        try await model.reload()
      }
      .loadMoreControl(FeedSample.self) { try await model.loadMore() }
      .loadMoreControl(FeedSample.self) {
        model.fetch { _ in }
        return try await model.loadMore()
      }
      .refreshControl(FeedSample.self) { refresh in model.fetch { _ in refresh.end(.exhausted) } }
      .refreshControl(FeedSample.self, handle: feed) { refresh in
        model.fetch { succeeded in
          guard refresh.isCurrent, refresh.controller?.isHidden == false else { return }
          refresh.end(succeeded ? .success : .failure)
        }
      }
      .refreshControl(FeedSample.self, isRefreshing: $isLoading)
      .refreshControl(FeedSample.self, isRefreshing: $isLoading, handle: feed) {
        try await model.reload()
      }
      .refreshControl(FeedSample.self)
      .refreshable {}
  }
}

/// What a view of an app does with a handle.
@MainActor
func use(_ handle: RefreshHandle) async {
  handle.isEnabled = true
  handle.isHidden = false
  handle.isAnimated = true
  handle.onStateChange = { print($0.name) }
  handle.onCompletion = { outcome in if outcome == .failure { print("failed") } }
  handle.onStatusChange = { status in if status.progress > 1 { print("armed") } }
  handle.onSecondLevel = { isOpen in if isOpen { print("open") } }
  handle.adaptAppearance = { appearance, _ in appearance.title = "3 new posts" }
  handle.updateAppearance()
  handle.isRefreshing = true
  handle.begin()
  handle.begin(ifOlderThan: 120)
  handle.end(.failure)
  handle.end(.success, title: "3 new posts")
  handle.outcomeTitle = "3 new posts"
  handle.reset()
  handle.openSecondLevel()
  handle.closeSecondLevel()
  if handle.isSecondLevelOpen || handle.state == .idle || handle.lastSuccess == nil { return }
  for await status in handle.statuses() where status.state == .succeeded { print("over") }
  await handle.refresh()
}

/// A view of SwiftUI that draws a control.
struct FeedRing: View {
  @Environment(\.refreshStatus) private var status

  var body: some View {
    EmptyView().frame(width: status.progress * 20, height: 20)
  }
}

/// A control that it draws.
enum RingSample: RefreshDesign {
  static let behavior = FeedSample.behavior
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }

  static func makeContent() -> UIView? { contentView(FeedRing()) }
}
