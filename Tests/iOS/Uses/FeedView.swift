import RefreshRuntime
import SwiftUI

/// What a view of an app has to write.
struct FeedView: View {
  let model: FeedModel

  var body: some View {
    EmptyView()
      .refreshControl(FeedSample.self) { try await model.reload() }
      .refreshControl(FeedSample.self) { try await model.loadMore() }
      .refreshControl(FeedSample.self)
      .refreshable {}
  }
}
