#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// The connection between a modified SwiftUI view and its scroll view.
  ///
  /// The link lives as long as the SwiftUI view, through all updates. The link, not the control,
  /// runs the action: if SwiftUI replaces the list during a refresh, the new list gets a control
  /// that shows the running refresh.
  ///
  /// A class, since SwiftUI keeps one coordinator through all updates of a view.
  @MainActor
  package final class RefreshAnchorLink {
    /// The clock of all modifiers, which tests replace.
    package static var clock: any RefreshClock = SystemClock.shared

    /// The action of the latest update; while the action is `nil`, there is no control.
    private var work: RefreshController.Action?
    private var design: (any RefreshDesign.Type)?
    /// The environment of the modified view, which views of SwiftUI in the control get.
    private var environment: EnvironmentValues?
    /// The handle that the app has passed to the modifier, if any.
    private var handle: RefreshHandle? {
      didSet {
        guard handle !== oldValue else { return }
        oldValue?.leave(self)
        handle?.take(self)
      }
    }

    private weak var back: RefreshAnchorView?
    private weak var front: RefreshAnchorView?
    private weak var scrollView: UIScrollView?
    /// The controller of the control in the current list; a new list gets a new controller.
    private var controller: RefreshController?
    private var attached: (any RefreshDesign.Type)?
    private var action = AnchoredAction()
    private var loading = BoundLoad()
    private var task: Task<Void, Never>?
    private var systemControl = SystemControl()
    var search = ListSearch()
    private var retry: (any RefreshTimer)?

    deinit {
      task?.cancel()
    }

    /// The controller, unless its list is gone.
    var attachedController: RefreshController? {
      controller.flatMap { $0.isDetached ? nil : $0 }
    }

    /// The status of the control; without a list, that of the running action, if there is one.
    var status: RefreshStatus? {
      if let controller = attachedController { return controller.status }
      if action.isRunning {
        return RefreshStatus(state: .refreshing, progress: 1)
      }
      return action.isRequested || action.isLoading ? .requested : nil
    }

    /// Whether a refresh is running or wanted.
    var isRefreshing: Bool {
      attachedController?.isRefreshing
        ?? (action.isRunning || action.isRequested || action.isLoading)
    }

    /// Whether the app runs a load by itself.
    var isLoading: Bool { action.isLoading }

    /// Shows a load that the app runs by itself, or ends the refresh.
    func show(load isOn: Bool) {
      if let controller = attachedController {
        controller.isRefreshing = isOn
      } else if isOn {
        action.load()
        handle?.statusMayHaveChanged()
      } else {
        _ = end(.success, title: nil)
      }
      tellBinding()
    }

    /// Tells the binding of the app whether a refresh waits for its end; after an update of the view.
    private func tellBinding() {
      guard !search.isInUpdate else {
        Task { [weak self] in self?.tellBinding() }
        return
      }
      let expectsEnd = attachedController?.machine.expectsEnd
      loading.write(expectsEnd ?? isRefreshing)
    }

    func update(
      action work: RefreshController.Action?,
      design: any RefreshDesign.Type,
      handle: RefreshHandle?,
      isRefreshing: Binding<Bool>?,
      environment: EnvironmentValues
    ) {
      search.begin(inUpdate: true)
      defer { search.endUpdate() }
      self.work = work
      self.design = design
      self.handle = handle
      self.environment = environment
      look()
      controlView?.surroundOwnViews()
      if let isOn = loading.read(isRefreshing) { show(load: isOn) }
    }

    private var controlView: RefreshControlView? { controller?.presenter as? RefreshControlView }

    func take(_ view: RefreshAnchorView, isInFront: Bool) {
      if isInFront {
        front = view
      } else {
        back = view
      }
    }

    /// Finds the list between the anchors, and adds the control to it if needed.
    func look() {
      guard let design, work != nil || isDressing else { return disconnect() }
      guard let back, let front, back.window != nil, front.window != nil else { return }
      let found = ScrollViewSearch.list(between: back, and: front, for: design.behavior.edge)
      // The control of `refreshable` may come some turns after its list.
      if let found, !isDressing || found.refreshControl != nil {
        if found !== scrollView || controller?.isDetached != false {
          move(to: found, design: design)
        } else if let attached, attached != design {
          disconnect()
          move(to: found, design: design)
        }
      }
      let isInside = design.behavior.trigger.when == .system
      if let scrollView, design.behavior.edge == .top, !isInside {
        systemControl.take(from: scrollView)
      }
      // The control that is drawn inside one of the system is gone with that.
      let isDone =
        scrollView != nil
        && (isInside ? controller?.isDetached == false : !systemControl.isLeft(in: scrollView))
      if !isDone { lookLater() }
    }

    func windowChanged() {
      search.begin(inUpdate: search.isInUpdate)
      look()
      lookLater()
    }

    /// Searches again later, for a list that appears without an update or layout of the anchors.
    func lookLater() {
      retry?.cancel()
      retry = nil
      switch search.step(hasList: scrollView != nil) {
      case .lookAgain(let delay):
        retry = Self.clock.schedule(after: delay) { [weak self] in self?.lookAgain() }
      case .giveUp(let isFirst):
        guard isFirst, let design else { return }
        DeveloperMessage.say(
          "\(design) has found no list: apply its modifier to a List or ScrollView"
        )
      }
    }

    private func lookAgain() {
      retry = nil
      // If the list has a window, but the anchors do not, the SwiftUI view was removed.
      if let scrollView, scrollView.window != nil, back?.window == nil, front?.window == nil {
        return disconnect()
      }
      guard back?.window != nil else { return }
      look()
    }

    /// Whether the control is only drawn inside the `UIRefreshControl` of `refreshable`, which acts.
    private var isDressing: Bool { work == nil && design?.behavior.trigger.when == .system }

    /// Draws the control inside the `UIRefreshControl` that SwiftUI has given the list.
    private func dress(_ list: UIScrollView, as design: any RefreshDesign.Type) {
      guard let control = list.refreshControl else { return }
      leave()
      (scrollView, attached) = (list, design)
      search.foundList()
      let controller = design.dress(control, in: list, clock: Self.clock, onRefresh: { _ in })
      self.controller = controller
      SystemHost.existing(in: control)?.onLeave = { [weak self] in self?.lookLater() }
      if handle != nil {
        DeveloperMessage.say(
          "\(design) has a handle without an effect: 'refreshable' runs the action"
        )
      }
    }

    private func move(to list: UIScrollView, design: any RefreshDesign.Type) {
      guard !isDressing else { return dress(list, as: design) }
      // A refresh that continues in the new list does not end in the old one.
      controller?.onStateChange = nil
      controller?.onCompletion = nil
      let succeededAt = controller?.succeededAt
      leave()
      scrollView = list
      attached = design
      search.foundList()
      let controller = design.attach(to: list, clock: Self.clock) { [weak self] in
        self?.start($0.number)
      }
      self.controller = controller
      controller.succeededAt = succeededAt ?? controller.succeededAt
      controlView?.surround = { [weak self] view in
        (view as? any SurroundedView)?.environment = self?.environment
      }
      controlView?.surroundOwnViews()
      action.moveToNewList()
      // The new list shows the running refresh, without announcing it again.
      if action.isRunning {
        action.expectDisplay()
        let isShown =
          design.behavior.trigger.when == .system
          ? controller.begin() : ScrollViewHost.existing(in: list)?.showRunning(controller) ?? false
        if !isShown { action.expectDisplay(false) }
      } else if action.isRequested {
        controller.begin()
      }
      controller.follow { [weak self, weak controller] in controller.map { self?.followed($0) } }
      handle?.prepare(controller)
      if isLoading { showLoad(with: controller, in: list) }
    }

    /// Shows a load of the app in a new list, without announcing it again.
    private func showLoad(with controller: RefreshController, in list: UIScrollView) {
      guard let host = ScrollViewHost.existing(in: list) else {
        controller.isRefreshing = true
        return
      }
      host.keeping { controller.isRefreshing = true }
    }

    /// Passes on what has become of the control after an event.
    private func followed(_ controller: RefreshController) {
      guard controller === self.controller else { return }
      let consequences = action.follow(
        state: controller.state,
        isLoading: controller.machine.showsLoad,
        currentRun: controller.currentRun,
        completions: controller.completionCount
      )
      if consequences.cancelsAction { cancelTask() }
      if consequences.hasCompleted { handle?.completed(controller.machine.lastOutcome) }
      if controller.isRefreshing || controller.machine.owesCompletion {
        handle?.statusMayHaveChanged()
      } else {
        handle?.isOver()
      }
      tellBinding()
    }

    private func cancelTask() {
      task?.cancel()
      task = nil
    }

    /// Cancels the action or the request; returns `false` if there was none.
    @discardableResult
    private func cancelAction(keepsLoad: Bool = false) -> Bool {
      cancelTask()
      return action.cancel(keepsLoad: keepsLoad)
    }

    private func start(_ run: Int) {
      guard let work, let number = action.begin(run: run) else { return }
      cancelTask()
      task = work.start(RefreshRun(runner: self, number: number))
    }

    /// Ends the refresh, and cancels its action if the action is still running.
    func end(_ outcome: RefreshOutcome, title: String?) -> Bool {
      if let controller = attachedController {
        guard controller.end(outcome, title: title) else { return false }
        cancelAction()
      } else {
        guard cancelAction() else { return false }
        over(outcome)
      }
      return true
    }

    /// Reports the end of an action that no control shows, because its list is gone.
    private func over(_ outcome: RefreshOutcome) {
      handle?.completed(outcome)
      handle?.isOver()
    }

    /// Removes the control from its list; a running action continues.
    private func leave() {
      if let scrollView { systemControl.giveBack(to: scrollView) }
      // The link no longer follows the control, whose refresh does not end here.
      let left = controller
      controller = nil
      left?.detach()
      attached = nil
      scrollView = nil
    }

    /// Removes the control and cancels its refresh; a load of the app goes on.
    func disconnect() {
      retry?.cancel()
      retry = nil
      cancelAction(keepsLoad: true)
      leave()
      handle?.isOver()
    }

    /// Removes the control that this link has added, because the SwiftUI view was removed.
    func dismantle(_ view: RefreshAnchorView) {
      handle = nil
      disconnect()
      work = nil
    }
  }

  /// A run has the number of its action, which outlives the lists of the view.
  extension RefreshAnchorLink: RefreshRunner {
    func isCurrent(_ run: Int) -> Bool {
      guard action.isRunning(run) else { return false }
      guard case .run(let shown) = action.display, let controller = attachedController else {
        return true
      }
      return controller.isCurrent(shown)
    }

    func end(_ outcome: RefreshOutcome, title: String?, ofRun run: Int) -> Bool {
      guard isCurrent(run), action.end(number: run) else { return false }
      task = nil
      let isShown =
        switch action.display {
        case .none: false
        case .expected: attachedController?.end(outcome, title: title) == true
        case .run(let shown):
          attachedController?.end(outcome, title: title, ofRun: shown) == true
        }
      if !isShown { over(outcome) }
      return true
    }
  }
#endif
