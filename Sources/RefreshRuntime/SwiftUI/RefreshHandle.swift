#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import Observation
  #if canImport(Combine)
    public import Combine
  #endif

  /// An object by which an app begins, ends and observes the refreshes of a SwiftUI list.
  ///
  /// Keep the handle in the state of a view, and pass it to the modifier that adds the control:
  ///
  ///     @State private var feed = RefreshHandle()
  ///
  ///     List(items) { Row($0) }
  ///       .refreshControl(FeedHeader.self, handle: feed) { try await model.reload() }
  ///       .toolbar { Button("Reload") { feed.begin() }.disabled(feed.isRefreshing) }
  ///
  /// A view that reads the status is updated when the status changes. Before iOS 17, keep the handle
  /// in a `@StateObject`. The handle keeps the settings of the app, a requested refresh and the
  /// callers of `refresh()` when SwiftUI replaces the list.
  ///
  /// A class, since the app and the modified view share one handle.
  @preconcurrency @MainActor
  public final class RefreshHandle {
    /// Whether the control may start refreshes; if `false`, gestures and `begin()` have no effect.
    public var isEnabled = true {
      didSet { controller?.isEnabled = isEnabled }
    }
    /// Whether the control is hidden; a hidden control takes up no room and starts no refresh.
    public var isHidden = false {
      didSet { controller?.isHidden = isHidden }
    }
    /// Whether the reveal and the retraction are animated; the states last as long either way.
    public var isAnimated = true {
      didSet { controller?.isAnimated = isAnimated }
    }
    /// The key under which the time of the last success is stored, in place of the key in the spec.
    ///
    /// Without a key, `lastSuccess` is forgotten when the process ends.
    public var lastUpdatedKey: String? {
      didSet { controller?.lastUpdatedKey = lastUpdatedKey }
    }
    /// A closure that is called after each change of the state.
    public var onStateChange: (@MainActor (RefreshState) -> Void)? {
      didSet { controller?.onStateChange = onStateChange }
    }
    /// A closure that is called once for each action, when the control is back at rest.
    public var onCompletion: (@MainActor (RefreshOutcome) -> Void)? {
      didSet { controller?.onCompletion = onCompletion }
    }
    /// A closure that is called when the second level opens (`true`) or closes (`false`).
    public var onSecondLevel: (@MainActor (Bool) -> Void)? {
      didSet { controller?.onSecondLevel = onSecondLevel }
    }
    /// A closure that changes the localized appearance of a state before it is shown.
    public var adaptAppearance: (@MainActor (inout RefreshAppearance, RefreshState) -> Void)? {
      didSet { controller?.adaptAppearance = adaptAppearance }
    }
    /// A closure that is called after each change of the status, including the progress of a pull.
    public var onStatusChange: (@MainActor (RefreshStatus) -> Void)? {
      get { observers.closure }
      set { observers.closure = newValue }
    }

    private weak var link: RefreshAnchorLink?
    private let observers = StatusObservers(status: RefreshStatus())
    /// The refresh that was requested while there was no list.
    private var pending: (@MainActor (RefreshController) -> Bool)?
    /// Whether the app runs a load by itself without a view.
    private var isLoading = false
    /// Whether a refresh was running or wanted at the last report.
    private var wasBusy = false
    private var waiters: [RefreshController.Waiter] = []
    private var completionCount = 0
    /// The `ObservationRegistrar`, on systems that have one.
    private let registrar: (any Sendable)?
    #if canImport(Combine)
      /// Tells SwiftUI about changes on systems without Observation.
      @Published private var published = RefreshStatus()
    #endif

    /// Creates a handle, which has no control yet.
    public init() {
      if #available(iOS 17.0, *) {
        registrar = ObservationRegistrar()
      } else {
        registrar = nil
      }
    }

    /// The controller of the control; `nil` while no list has been found.
    public var controller: RefreshController? { link?.attachedController }

    // MARK: Observing

    /// The status of the control; without a list, the status of the requested or running refresh.
    public var status: RefreshStatus {
      if #available(iOS 17.0, *) { observation?.access(self, keyPath: \.status) }
      return currentStatus
    }

    /// The state that the control shows.
    public var state: RefreshState {
      if #available(iOS 17.0, *) { observation?.access(self, keyPath: \.state) }
      return currentStatus.state
    }

    /// Whether a refresh is running or wanted; set this property to the state of a load that the app runs by itself.
    ///
    /// `true` shows a refresh without its action, now or as soon as one can start. A refresh that is running
    /// continues; if its action has not started, the action does not run. `false` ends any refresh as
    /// `end(.success)` does; without a refresh, it changes nothing. To report a failure, call `end(.failure)` first.
    public var isRefreshing: Bool {
      get {
        if #available(iOS 17.0, *) { observation?.access(self, keyPath: \.isRefreshing) }
        return isBusy
      }
      set {
        if let link {
          link.show(load: newValue)
        } else if newValue {
          (isLoading, pending) = (true, nil)
        } else if isBusy {
          (isLoading, pending) = (false, nil)
          isOver()
        }
        statusMayHaveChanged()
      }
    }

    private var isBusy: Bool { link?.isRefreshing == true || pending != nil || isLoading }

    /// Whether the second level is open.
    public var isSecondLevelOpen: Bool { state == .secondLevel }

    /// A stream of the status: its current value, and its value after each change.
    ///
    /// The stream continues when SwiftUI replaces the list. Each call returns a separate stream. A
    /// reader that falls behind misses the oldest values.
    public func statuses() -> AsyncStream<RefreshStatus> { observers.stream() }

    /// The time of the last successful refresh; `nil` before the first one, and without a list.
    ///
    /// Set the time to `nil` to forget it.
    public var lastSuccess: Date? {
      get { controller?.lastSuccess }
      set { controller?.lastSuccess = newValue }
    }

    /// The title of the next outcome, such as "3 new posts", in place of the title in the spec.
    ///
    /// An action sets the title before it returns; it holds until the next refresh starts.
    public var outcomeTitle: String? {
      get { controller?.outcomeTitle }
      set { controller?.outcomeTitle = newValue }
    }

    private var currentStatus: RefreshStatus {
      if let status = link?.status { return status }
      return pending == nil && !isLoading ? RefreshStatus() : .requested
    }

    @available(iOS 17.0, *)
    private var observation: ObservationRegistrar? { registrar as? ObservationRegistrar }

    /// Reports the status to the app, if it has changed.
    ///
    /// During an update of the view, SwiftUI allows no changes, so they are reported afterwards.
    func statusMayHaveChanged() {
      guard link?.search.isInUpdate != true else {
        Task { [weak self] in self?.statusMayHaveChanged() }
        return
      }
      let (old, new) = (observers.last, currentStatus)
      let hasTurned = isBusy != wasBusy
      wasBusy = isBusy
      guard new != old || hasTurned else { return }
      if #available(iOS 17.0, *), let observation {
        observation.withMutation(of: self, keyPath: \.status) {}
        if new.state != old.state { observation.withMutation(of: self, keyPath: \.state) {} }
        if hasTurned { observation.withMutation(of: self, keyPath: \.isRefreshing) {} }
      }
      #if canImport(Combine)
        published = new
      #endif
      observers.report(new)
    }

    // MARK: Commands

    /// Starts a refresh now, or once there is a list on screen; returns `false` if none can start.
    @discardableResult
    public func begin() -> Bool {
      request { $0.begin() }
    }

    /// Starts a refresh if the last successful one was more than `age` seconds ago.
    ///
    /// A refresh also starts if none has been successful yet. Without a list, the age is compared
    /// once there is one. Returns `false` if no refresh starts.
    @discardableResult
    public func begin(ifOlderThan age: TimeInterval) -> Bool {
      request { $0.begin(ifOlderThan: age) }
    }

    private func request(_ begin: @escaping @MainActor (RefreshController) -> Bool) -> Bool {
      if let controller { return begin(controller) }
      guard isEnabled, !isHidden, !currentStatus.state.isBusy else { return false }
      pending = begin
      statusMayHaveChanged()
      return true
    }

    /// Ends the refresh and cancels its action; returns `false` if there was none.
    ///
    /// The handle cannot know whose work is done: after a timeout, the end of the first load ends the
    /// refresh that has started since. In the closure of `refreshControl`, call `end` of its `RefreshRun`.
    ///
    /// The control shows `title` with the outcome, in place of the title in the spec.
    ///
    /// On another thread than the main thread, the method returns `true`, and the refresh ends in the
    /// next turn of the main thread.
    @discardableResult
    nonisolated public func end(_ outcome: RefreshOutcome = .success, title: String? = nil) -> Bool
    {
      MainThread.perform { self.endNow(outcome, title: title) } ?? true
    }

    private func endNow(_ outcome: RefreshOutcome, title: String?) -> Bool {
      guard pending != nil || isLoading else { return link?.end(outcome, title: title) ?? false }
      (isLoading, pending) = (false, nil)
      isOver()
      return true
    }

    /// Resets an exhausted or failed control; returns `false` in all other states.
    @discardableResult
    public func reset() -> Bool {
      controller?.reset() ?? false
    }

    /// Opens the second level; returns `false` if there is none, or it cannot open now.
    @discardableResult
    public func openSecondLevel() -> Bool {
      controller?.openSecondLevel() ?? false
    }

    /// Closes the second level; returns `false` if it is not open.
    @discardableResult
    public func closeSecondLevel() -> Bool {
      controller?.closeSecondLevel() ?? false
    }

    /// Updates the appearance; call this method when the result of `adaptAppearance` changes.
    public func updateAppearance() {
      controller?.updateAppearance()
    }

    // MARK: Waiting for the outcome

    /// Starts a refresh, or joins the running one; returns the outcome once the control is at rest.
    ///
    /// The caller waits for a list if there is none yet. Returns `.cancelled` if no refresh can
    /// start, or if the view is removed.
    @discardableResult
    public func refresh() async -> RefreshOutcome {
      // If the app has ended the refresh that is still shown, `begin` requests a second one.
      let isSecond = controller?.machine.isEnding ?? false
      guard begin() || currentStatus.state.isBusy else { return .cancelled }
      let due = completionCount + (isSecond ? 2 : 1)
      return await withCheckedContinuation {
        waiters.append(RefreshController.Waiter(completions: due, continuation: $0))
      }
    }

    /// Resumes the callers that wait for this completion.
    func completed(_ outcome: RefreshOutcome) {
      completionCount += 1
      let due = waiters.filter { $0.completions <= completionCount }
      waiters.removeAll { $0.completions <= completionCount }
      for waiter in due { waiter.continuation.resume(returning: outcome) }
    }

    /// Reports the status; resumes all callers, because no refresh is running.
    func isOver() {
      let rest = waiters
      waiters = []
      for waiter in rest { waiter.continuation.resume(returning: .cancelled) }
      statusMayHaveChanged()
    }

    // MARK: The modified view

    func take(_ link: RefreshAnchorLink) {
      self.link = link
      controller.map(prepare)
      guard isLoading else { return }
      isLoading = false
      link.show(load: true)
    }

    func leave(_ link: RefreshAnchorLink) {
      guard self.link === link else { return }
      // The app's load goes on without the view.
      isLoading = link.isLoading
      self.link = nil
      isOver()
    }

    /// Applies the app's settings to the control of a new list, and starts the requested refresh.
    func prepare(_ controller: RefreshController) {
      if !isEnabled { controller.isEnabled = false }
      if isHidden { controller.isHidden = true }
      controller.isAnimated = isAnimated
      if lastUpdatedKey != nil { controller.lastUpdatedKey = lastUpdatedKey }
      controller.onStateChange = onStateChange
      controller.onCompletion = onCompletion
      controller.onSecondLevel = onSecondLevel
      if adaptAppearance != nil { controller.adaptAppearance = adaptAppearance }
      let begin = pending
      pending = nil
      if let begin, !begin(controller), !controller.isRefreshing { isOver() }
      statusMayHaveChanged()
    }
  }

  @available(iOS 17.0, *)
  extension RefreshHandle: Observable {}

  #if canImport(Combine)
    extension RefreshHandle: ObservableObject {}
  #endif

  extension RefreshStatus {
    /// The status of a refresh that waits for its list.
    static let requested = RefreshStatus(state: .pending, progress: 1)
  }
#endif
