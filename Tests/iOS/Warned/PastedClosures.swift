import RefreshRuntime
import SwiftUI
import UIKit

// The compiler has to warn at the marked lines, and at no others. In Swift 5, a reference to a method of the main actor
// is no Sendable function, but a closure is one.

/// A screen with closures as they are pasted from the code for another library.
@MainActor
final class PastedScreen {
  private let tableView = UITableView()
  private let model = PastedModel()

  private func load() {}
  private func start() throws {}
  private func reload() async throws {}

  func pasted() {
    FeedHeader.attach(to: tableView) { [weak self] in self?.load() }  // warned
    FeedHeader.attach(to: tableView) { self.load() }  // warned
    FeedHeader.attach(to: tableView) { [weak self] in  // warned
      guard let self else { return }
      load()
    }
    FeedHeader.attach(to: tableView) { self.model.fetch { _ in } }  // warned
    FeedHeader.attach(to: tableView, action: load)  // warned
    FeedHeader.attach(to: tableView, action: model.fetch)  // warned
    FeedHeader.attach(to: tableView) { Task { await self.model.update() } }  // warned
    FeedHeader.attach(to: tableView) { [weak self] in  // warned
      Task { await self?.model.update() }
    }
    FeedHeader.attach(to: tableView) { try self.start() }  // warned
    FeedHeader.attach(to: tableView) { [weak self] in try self?.start() }  // warned
    FeedHeader.attach(to: tableView, action: start)  // warned
    FeedHeader.attach(to: tableView) {}  // warned
  }

  func right() {
    FeedHeader.attach(to: tableView) { controller in self.model.fetch { _ in controller.end() } }
    FeedHeader.attach(to: tableView) { [weak self] refresh in
      self?.model.fetch { succeeded in refresh.end(succeeded ? .success : .failure) }
    }
    FeedHeader.attach(to: tableView) { refresh in
      Task {
        await self.model.update()
        refresh.end()
      }
    }
    FeedHeader.attach(to: tableView) { self.model.load($0) }
    FeedHeader.attach(to: tableView, onRefresh: model.load)  // warned in Swift 5
    FeedHeader.attach(to: tableView) { $0.end() }
    FeedHeader.attach(to: tableView) { refresh in self.model.fetchElsewhere { refresh.end() } }
    FeedHeader.attach(to: tableView) { _ in self.load() }
    FeedHeader.attach(to: tableView) { [weak self] _ in self?.load() }
    FeedHeader.attach(to: tableView, onRefresh: { _ in })
    FeedHeader.attach(to: tableView) { try await self.reload() }
    FeedHeader.attach(to: tableView) { [weak self] in try await self?.reload() }
    FeedHeader.attach(to: tableView) { [weak self] in try? await self?.reload() }
    FeedHeader.attach(to: tableView) { [model] in
      model.fetch()
      await model.update()
    }
    FeedHeader.attach(to: tableView) { if self.model.unreadCount > 0 { await self.model.update() } }
    FeedHeader.attach(to: tableView, action: reload)  // warned in Swift 5
    FeedHeader.attach(to: tableView, action: model.update)  // warned in Swift 5
    FeedHeader.attach(to: tableView) { () async in self.load() }
    FeedHeader.attachLoader(to: tableView) { try await self.model.loadMore() }
    FeedHeader.attachLoader(to: tableView, load: model.loadMore)  // warned in Swift 5
  }
}

/// The same in SwiftUI.
struct PastedView: View {
  let model: PastedModel

  var body: some View {
    EmptyView()
      .refreshControl(FeedHeader.self) { model.fetch() }  // warned
      .refreshControl(FeedHeader.self) { Task { await model.update() } }  // warned
      .refreshControl(FeedHeader.self, action: model.fetch)  // warned
      .refreshControl(FeedHeader.self) { try model.start() }  // warned
      .refreshControl(FeedHeader.self) { controller in model.fetch { _ in controller.end() } }
      .refreshControl(FeedHeader.self) { refresh in model.fetchElsewhere { refresh.end(.exhausted) }
      }
      .refreshControl(FeedHeader.self) { _ in model.fetch() }
      .refreshControl(FeedHeader.self, onRefresh: model.load)  // warned in Swift 5, complete
      .refreshControl(FeedHeader.self) { await model.update() }
      .refreshControl(FeedHeader.self, action: model.update)  // warned in Swift 5, complete
      .refreshControl(FeedHeader.self) {
        model.fetch()
        try await model.reload()
      }
  }
}

@MainActor
final class PastedModel {
  var unreadCount: Int { 3 }

  func fetch() {}
  func start() throws {}
  func fetch(_ completion: @escaping @MainActor (Bool) -> Void) {}
  /// Calls back on any thread.
  func fetchElsewhere(_ completion: @escaping @Sendable () -> Void) {}
  func load(_ refresh: RefreshRun) {}
  func update() async {}
  func reload() async throws {}
  func loadMore() async throws -> RefreshOutcome { .exhausted }
}
