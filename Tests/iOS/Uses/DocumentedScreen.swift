import RefreshRuntime
import SwiftUI
import UIKit

// The code of the documentation; a test compares the two.

typealias FeedHeader = FeedSample
typealias FeedFooter = FeedSample

@MainActor
final class DocumentedScreen {
  private let tableView = UITableView()
  private let model = FeedModel()

  func attach() {
    FeedHeader.attach(to: tableView) { [weak self] in try await self?.model.reload() }

    FeedHeader.attach(to: tableView) { [weak self] in
      try await self?.model.reload()
    }

    FeedFooter.attachLoader(to: tableView) { [weak self] in
      try await self?.model.loadMore() ?? .cancelled
    }

    FeedHeader.attach(to: tableView) { [weak self] refresh in
      self?.model.fetch { succeeded in refresh.end(succeeded ? .success : .failure) }
    }
  }

  func dress(_ refreshControl: UIRefreshControl) {
    FeedHeader.dress(refreshControl) { [weak self] in
      try await self?.model.reload()
    }
  }

  func attachBoth() {
    FeedHeader.attach(to: tableView) { [weak self] _ in self?.load(page: 1) }
    FeedFooter.attach(to: tableView) { [weak self] _ in self?.loadNext() }
  }

  func loadNext() {}

  func load(page: Int) {}

  func loaded(hasMore: Bool) {
    tableView.headerController?.end()
    tableView.footerController?.end(hasMore ? .success : .exhausted)
  }

  func follow() async {
    let header = FeedHeader.attach(to: tableView) { _ in }

    let outcome = await header.refresh()
    if outcome == .failure { print("The feed could not be loaded.") }

    for await status in header.statuses() where status.state == .armed {
      print("armed at \(status.progress)")
    }

    model.onLoading = { [weak header] isLoading in header?.isRefreshing = isLoading }

    header.lastUpdatedKey = "news"
    if header.lastSuccess == nil { header.begin() }
    RefreshController.forgetAllLastSuccesses()

    header.adaptAppearance = { [model] appearance, state in
      if state == .idle { appearance.title = "\(model.unreadCount) unread" }
    }
    header.updateAppearance()

    header.adaptAppearance = { appearance, _ in
      appearance.color = RefreshColor(Theme.current.text)
      appearance.font = RefreshFont(Theme.current.font)
      appearance.uiImage = Theme.current.icon
    }

    RefreshController.updateAllAppearances()

    header.pictureView = LottiePull(name: "pull")
  }
}

/// The colors, fonts and images that an app has chosen.
@MainActor
struct Theme {
  static let current = Theme()

  let text = UIColor.label
  let font = UIFont.systemFont(ofSize: 14, weight: .bold)
  let icon = UIImage(systemName: "star")
}

@MainActor
final class HomeScreen {
  private let catalog = UIView(frame: .zero)
  private let controller: RefreshController

  init(_ controller: RefreshController) {
    self.controller = controller
  }

  func levels() {
    controller.onSecondLevel = { [weak self] isOpen in
      self?.catalog.isHidden = !isOpen
    }
    controller.openSecondLevel()
    controller.closeSecondLevel()
  }
}

final class ProgressBar: UIView, RefreshContentView {
  private let bar = UIView(frame: .zero)

  func show(_ status: RefreshStatus) {
    let width = bounds.size.width * min(status.progress, 1)
    bar.frame = CGRect(x: 0, y: 0, width: width, height: 2)
    bar.isHidden = status.state == .idle
  }
}

final class LottiePull: LottieAnimationView, RefreshContentView {
  func show(_ status: RefreshStatus) {
    if status.state == .refreshing {
      play()
    } else {
      currentProgress = min(status.progress, 1)
    }
  }
}

/// As in Lottie.
class LottieAnimationView: UIView {
  var currentProgress: CGFloat = 0

  convenience init(name: String) {
    self.init(frame: .zero)
  }

  func play() {}
}

struct ProgressRing: View {
  @Environment(\.refreshStatus) private var status

  var body: some View {
    Ring(fraction: min(status.progress, 1), isSpinning: status.state == .refreshing)
  }
}

struct Ring: View {
  let fraction: Double
  let isSpinning: Bool

  var body: some View { EmptyView() }
}

struct DocumentedList: View {
  let model: FeedModel
  let items: [Int]

  var body: some View {
    List(items) { Row($0) }.refreshControl(FeedHeader.self) { try await model.reload() }
  }
}

struct DocumentedSystemList: View {
  let model: FeedModel
  let items: [Int]

  var body: some View {
    List(items) { Row($0) }
      .refreshControl(FeedHeader.self)
      .refreshable { await model.update() }
  }
}

struct DocumentedDressedList: View {
  let model: FeedModel
  let items: [Int]

  var body: some View {
    List(items) { Row($0) }
      .refreshable { await model.update() }
      .refreshControl(FeedHeader.self)
  }
}

/// As in SwiftUI.
struct List<Item, Content: View>: View {
  init(_ items: [Item], @ViewBuilder content: (Item) -> Content) {}

  var body: some View { EmptyView() }
}

struct Row: View {
  init(_ item: Int) {}

  var body: some View { EmptyView() }
}

struct DocumentedFeed: View {
  let model: FeedModel
  @State private var header = RefreshHandle()
  @State private var isLoading = false

  var body: some View {
    EmptyView()
      .refreshControl(FeedHeader.self, handle: header) { try await model.reload() }
      .loadMoreControl(FeedFooter.self) { try await model.loadMore() }
      .background(ReloadButton(isDisabled: header.isRefreshing) { header.begin() })
      .refreshControl(FeedHeader.self, isRefreshing: $isLoading)
  }
}

struct DocumentedCallbacks: View {
  let model: FeedModel

  var body: some View {
    EmptyView()
      .refreshControl(FeedHeader.self) { refresh in
        model.fetch { succeeded in refresh.end(succeeded ? .success : .failure) }
      }
  }
}

struct ReloadButton: View {
  let isDisabled: Bool
  let action: () -> Void

  var body: some View { EmptyView() }
}
