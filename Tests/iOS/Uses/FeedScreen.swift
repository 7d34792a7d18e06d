import RefreshRuntime
import UIKit

/// What a screen of an app has to write, in each of the ways that there are.
@MainActor
final class FeedScreen {
  private let tableView = UITableView()
  private let model = FeedModel()
  private var footer: RefreshController?

  func load() {
    FeedSample.attach(to: tableView) { [weak self] in try await self?.model.reload() }

    footer = FeedSample.attachLoader(to: tableView) { [model] in try await model.loadMore() }
    footer?.onStateChange = { state in print(state.name) }

    // Closures of several statements, without a word about their type.
    FeedSample.attach(to: tableView) { [model] in
      model.fetch { _ in }
      try await model.reload()
    }
    FeedSample.attachLoader(to: tableView) { [model] in
      model.fetch { _ in }
      return try await model.loadMore()
    }

    FeedSample.attach(to: tableView) { [weak self] refresh in
      self?.model.fetch { succeeded in refresh.end(succeeded ? .success : .failure) }
    }
  }

  func refresh() {
    footer?.begin()
    footer?.end(.exhausted)
    footer?.end(.success, title: "3 new posts")
    footer?.outcomeTitle = "3 new posts"
    footer?.reset()
    footer?.isEnabled = false
    footer?.isHidden = true
    footer?.isAnimated = false
    footer?.onStatusChange = { status in if status.progress > 1 { print(status.state.name) } }
    footer?.adaptAppearance = { appearance, state in
      if state == .idle { appearance.title = "3 new posts" }
    }
    footer?.updateAppearance()
    footer?.onSecondLevel = { isOpen in print(isOpen) }
    footer?.openSecondLevel()
    footer?.closeSecondLevel()
    footer?.detach()
  }
}

/// Waits and observes.
@MainActor
func observe(_ controller: RefreshController) async {
  if await controller.refresh() == .failure { print("failed") }
  for await status in controller.statuses() where status.state == .succeeded { print("over") }
}

/// What the screen shows.
@MainActor
final class FeedModel {
  var unreadCount: Int { 3 }
  var onLoading: (@MainActor (Bool) -> Void)?

  func reload() async throws {}

  func update() async {}

  func loadMore() async throws -> RefreshOutcome { .exhausted }

  func fetch(_ completion: @escaping @MainActor (Bool) -> Void) {}
}
