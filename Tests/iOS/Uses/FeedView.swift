import RefreshRuntime
import SwiftUI

/// What a view of an app has to write.
struct FeedView: View {
  let model: FeedModel
  @State private var feed = RefreshHandle()

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
      .refreshControl(FeedSample.self)
      .refreshable {}
  }
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
