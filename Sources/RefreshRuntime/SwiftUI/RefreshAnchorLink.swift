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
  final class RefreshAnchorLink {
    /// The action of the latest update; while the action is `nil`, there is no control.
    private var work: RefreshAnchor.Work?
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
    /// Whether SwiftUI updates the view.
    private(set) var isUpdating = false

    private weak var back: RefreshAnchorView?
    private weak var front: RefreshAnchorView?
    private weak var scrollView: UIScrollView?
    /// The controller of the control in the current list; a new list gets a new controller.
    private var controller: RefreshController?
    private var attached: (any RefreshDesign.Type)?
    private var task: Task<Void, Never>?
    /// The number of the current action, by which the end of an older one is recognized and ignored.
    private var taskNumber = 0
    /// Whether the control has shown the running action.
    private var showsTask = false
    /// Whether a refresh waits for the list to come on screen.
    private var isRequested = false
    private var isReported = false
    /// The number of completions of the controller that the handle has been told.
    private var completionCount = 0
    private var systemControl = SystemControl()
    private var retry: (any RefreshTimer)?
    private var delay = RefreshAnchorLink.shortest
    /// The time that the search has taken since the last update.
    private var searched = 0.0
    /// The time after which only an update, a layout or a new window starts another search.
    var longestSearch = 10.0

    private static let shortest = 0.02
    private static let longest = 1.0

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
      if task != nil { return RefreshStatus(phase: .refreshing, state: .refreshing, progress: 1) }
      return isRequested ? .requested : nil
    }

    func update(
      work: RefreshAnchor.Work?,
      design: any RefreshDesign.Type,
      handle: RefreshHandle?,
      environment: EnvironmentValues
    ) {
      isUpdating = true
      defer { isUpdating = false }
      self.work = work
      self.design = design
      self.handle = handle
      self.environment = environment
      searched = 0
      look()
      controlView?.surroundOwnViews()
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
      guard let design, work != nil else { return disconnect() }
      guard let back, let front, back.window != nil, front.window != nil else { return }
      if let found = ScrollViewSearch.list(between: back, and: front, for: design.behavior.edge) {
        if found !== scrollView || controller?.isDetached != false {
          move(to: found, design)
        } else if let attached, attached != design {
          disconnect()
          move(to: found, design)
        }
      }
      if let scrollView, design.behavior.edge == .top { systemControl.take(from: scrollView) }
      let isDone = scrollView != nil && !systemControl.isLeft(in: scrollView)
      if !isDone { lookLater() }
    }

    func windowChanged() {
      searched = 0
      look()
      lookLater()
    }

    /// Searches again later, for a list that appears without an update or layout of the anchors.
    func lookLater() {
      retry?.cancel()
      retry = nil
      if scrollView == nil {
        guard searched < longestSearch else { return reportMissingList() }
        searched += delay
      }
      delay = min(delay * 2, Self.longest)
      retry = SystemClock.shared.schedule(after: delay) { [weak self] in self?.lookAgain() }
    }

    private func reportMissingList() {
      guard !isReported, let design else { return }
      isReported = true
      DeveloperMessage.say(
        "\(design) has found no list: apply its modifier to a List or ScrollView"
      )
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

    private func move(to list: UIScrollView, _ design: any RefreshDesign.Type) {
      // A refresh that continues in the new list does not end in the old one.
      controller?.onPhaseChange = nil
      controller?.onCompletion = nil
      leave()
      scrollView = list
      attached = design
      delay = Self.shortest
      let controller = design.attach(to: list) { [weak self] _ in self?.start() }
      self.controller = controller
      controlView?.surround = { [weak self] view in
        (view as? any SurroundedView)?.environment = self?.environment
      }
      controlView?.surroundOwnViews()
      (completionCount, showsTask) = (0, false)
      // The new list shows the running refresh, without announcing it again.
      if task != nil {
        ScrollViewHost.existing(in: list)?.showRunning(controller)
      } else if isRequested {
        controller.begin()
      }
      controller.follow { [weak self, weak controller] in controller.map { self?.followed($0) } }
      handle?.prepare(controller)
    }

    /// Passes on what has become of the control after an event.
    private func followed(_ controller: RefreshController) {
      guard controller === self.controller else { return }
      isRequested = controller.phase == .pending
      if controller.isRefreshing {
        showsTask = task != nil
      } else if showsTask, task != nil {
        // The refresh has timed out, or the app has hidden the control or ended the refresh.
        cancelTask()
      }
      if controller.completionCount > completionCount {
        completionCount = controller.completionCount
        handle?.completed(controller.machine.lastOutcome)
      }
      if controller.isRefreshing || controller.machine.owesCompletion {
        handle?.statusMayHaveChanged()
      } else {
        handle?.isOver()
      }
    }

    private func cancelTask() {
      task?.cancel()
      task = nil
    }

    private func start() {
      guard task == nil, let work else { return }
      taskNumber += 1
      let number = taskNumber
      task = Task { [weak self] in
        let outcome = await RefreshController.outcome(of: work)
        self?.ended(outcome, ofTask: number)
      }
    }

    private func ended(_ outcome: RefreshOutcome, ofTask number: Int) {
      guard task != nil, number == taskNumber else { return }
      task = nil
      if attachedController?.end(outcome) != true { over(outcome) }
    }

    /// Ends the refresh, and cancels its action if the action is still running.
    func end(_ outcome: RefreshOutcome) -> Bool {
      if let controller = attachedController {
        guard controller.end(outcome) else { return false }
        cancelTask()
      } else {
        guard task != nil || isRequested else { return false }
        isRequested = false
        cancelTask()
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

    /// Removes the control and cancels its refresh.
    func disconnect() {
      retry?.cancel()
      retry = nil
      isRequested = false
      cancelTask()
      leave()
      handle?.isOver()
    }

    /// Removes the control that this link has added, because the SwiftUI view was removed.
    func dismantle(_ view: RefreshAnchorView) {
      disconnect()
      handle = nil
      work = nil
    }
  }
#endif
