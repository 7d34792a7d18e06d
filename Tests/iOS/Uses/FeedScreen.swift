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

    footer = FeedSample.attach(to: tableView) { [model] in try await model.loadMore() }
    footer?.onPhaseChange = { phase in print(phase.name) }

    FeedSample.attach(to: tableView) { [weak self] controller in
      self?.model.fetch { succeeded in controller.end(succeeded ? .success : .failure) }
    }
  }

  func refresh() {
    footer?.begin()
    footer?.end(.exhausted)
    footer?.reset()
    footer?.isEnabled = false
    footer?.isHidden = true
    footer?.detach()
  }
}

/// What the screen shows.
@MainActor
final class FeedModel {
  func reload() async throws {}

  func loadMore() async throws -> RefreshOutcome { .exhausted }

  func fetch(_ completion: @escaping @MainActor (Bool) -> Void) {}
}
