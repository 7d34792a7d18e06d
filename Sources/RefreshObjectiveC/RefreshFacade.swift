#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import UIKit
  #if canImport(RefreshCore)
    public import RefreshRuntime
  #endif

  /// A refresh control for Objective-C; a generated subclass sets its design.
  ///
  /// The scroll view owns the control until the control is detached, another control replaces it at
  /// the same edge, or the scroll view is deallocated. After that, the methods of the facade do
  /// nothing. A facade retains neither the scroll view nor a target, and the app need not store the
  /// facade. The control retains the app's blocks, so a block should capture owners of the scroll
  /// view weakly.
  ///
  /// Call all methods on the main thread; only `end` may be called on any thread.
  ///
  /// A class, since Objective-C code uses it, and generated controls inherit from it.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  @MainActor
  open class RefreshFacade: NSObject {
    /// A block that starts the work of a refresh, and ends the refresh when the work is done.
    public typealias Action = @MainActor (_ refresh: RefreshFacadeRun) -> Void

    /// The controller, with members that Swift code can call but Objective-C cannot.
    public let controller: RefreshController

    /// Creates the facade of a control that was attached in Swift.
    public required init(_ controller: RefreshController) {
      self.controller = controller
      super.init()
    }

    /// The design of the control.
    open class var design: any RefreshDesign.Type {
      preconditionFailure("attach a generated class, such as FeedHeaderRefresh, not RefreshFacade")
    }

    // MARK: Attaching

    /// Adds the control to a scroll view; a refresh lasts until the app ends it.
    ///
    /// The object that `action` gets belongs to one refresh: its end never ends another refresh.
    @discardableResult
    public class func attach(
      toScrollView scrollView: UIScrollView,
      action: @escaping Action
    ) -> Self {
      attach(toScrollView: scrollView, clock: SystemClock.shared, action: action)
    }

    /// Adds the control; tests can replace the clock.
    package class func attach(
      toScrollView scrollView: UIScrollView,
      clock: any RefreshClock,
      action: @escaping Action
    ) -> Self {
      Self(design.attach(to: scrollView, clock: clock) { action(RefreshFacadeRun($0)) })
    }

    #if canImport(ObjectiveC)
      /// Adds the control to a scroll view; a refresh sends `action` to `target`.
      ///
      /// The argument of `action`, if it takes one, is the refresh, which lasts until the app ends it.
      @discardableResult
      public class func attach(
        toScrollView scrollView: UIScrollView,
        target: any NSObjectProtocol,
        action: Selector
      ) -> Self {
        Self(
          design.attach(to: scrollView) { [weak target] refresh in
            _ = target?.perform(action, with: RefreshFacadeRun(refresh))
          }
        )
      }
    #endif

    /// Draws the control inside a `UIRefreshControl` that is in its list, for a design of the style `system`.
    ///
    /// A refresh lasts until the app ends it; the object that `action` gets belongs to one refresh.
    @discardableResult
    public class func dressControl(_ control: UIRefreshControl, action: @escaping Action) -> Self {
      dressControl(control, clock: SystemClock.shared, action: action)
    }

    /// Draws the control inside a `UIRefreshControl`; tests can replace the clock.
    package class func dressControl(
      _ control: UIRefreshControl,
      clock: any RefreshClock,
      action: @escaping Action
    ) -> Self {
      Self(design.dress(control, clock: clock) { action(RefreshFacadeRun($0)) })
    }

    /// Removes the control and its added inset from the scroll view.
    public func detach() {
      controller.detach()
    }

    // MARK: Refreshing

    /// Starts a refresh now, or once the control is on screen; returns `false` if none can start.
    @discardableResult
    public func begin() -> Bool {
      controller.begin()
    }

    /// Starts a refresh if the last successful one was more than `age` seconds ago.
    ///
    /// A refresh also starts if none has been successful yet. Returns `false` if no refresh starts.
    #if canImport(ObjectiveC)
      @objc(beginIfOlderThan:)
    #endif
    @discardableResult
    public func begin(ifOlderThan age: TimeInterval) -> Bool {
      controller.begin(ifOlderThan: age)
    }

    /// Ends the refresh that is running; returns `false` if there is none.
    ///
    /// The control cannot know whose work is done: after a timeout, the end of the first load ends the
    /// refresh that has started since. An action ends the refresh that it gets.
    ///
    /// On another thread than the main thread, the method returns `true`, and the refresh ends in the
    /// next turn of the main thread.
    @discardableResult
    nonisolated public func end(outcome: RefreshFacadeOutcome) -> Bool {
      controller.end(RefreshOutcome(outcome))
    }

    /// Ends the refresh that is running, and shows `title` with the outcome; returns `false` if there is none.
    @discardableResult
    nonisolated public func end(outcome: RefreshFacadeOutcome, title: NSString?) -> Bool {
      controller.end(RefreshOutcome(outcome), title: title.map { String($0) })
    }

    /// Resets an exhausted or failed control; returns `false` in all other states.
    @discardableResult
    public func reset() -> Bool {
      controller.reset()
    }

    // MARK: Second level

    /// Opens the second level; returns `false` if there is none, or it cannot open now.
    @discardableResult
    public func openSecondLevel() -> Bool {
      controller.openSecondLevel()
    }

    /// Closes the second level; returns `false` if it is not open.
    @discardableResult
    public func closeSecondLevel() -> Bool {
      controller.closeSecondLevel()
    }

    /// Whether the second level is open.
    public var isSecondLevelOpen: Bool { controller.isSecondLevelOpen }

    /// A block that is called when the second level opens (`true`) or closes (`false`).
    public var onSecondLevel: (@MainActor (Bool) -> Void)? {
      get { controller.onSecondLevel }
      set { controller.onSecondLevel = newValue }
    }

    // MARK: Settings

    /// Whether the control may start refreshes; if `false`, gestures and `begin` have no effect.
    public var isEnabled: Bool {
      get { controller.isEnabled }
      set { controller.isEnabled = newValue }
    }

    /// Whether the control is hidden; a hidden control takes up no room and starts no refresh.
    public var isHidden: Bool {
      get { controller.isHidden }
      set { controller.isHidden = newValue }
    }

    /// Whether the reveal and the retraction are animated; the states last as long either way.
    public var isAnimated: Bool {
      get { controller.isAnimated }
      set { controller.isAnimated = newValue }
    }

    // MARK: Appearance

    /// The view that draws the whole control, in place of the appearances of its states.
    public var contentView: UIView? {
      get { controller.contentView }
      set { controller.contentView = newValue }
    }

    /// A view beside the texts, in place of the pictures and the indicator of all states.
    public var pictureView: UIView? {
      get { controller.pictureView }
      set { controller.pictureView = newValue }
    }

    /// A block that changes the localized appearance of a state before the control shows it.
    public var adaptAppearance: (@MainActor (RefreshFacadeAppearance, RefreshFacadeState) -> Void)?
    {
      get {
        guard let closure = controller.adaptAppearance else { return nil }
        return { closure(&$0.value, $1.state) }
      }
      set {
        guard let newValue else {
          controller.adaptAppearance = nil
          return
        }
        controller.adaptAppearance = { appearance, state in
          let facade = RefreshFacadeAppearance(appearance)
          newValue(facade, RefreshFacadeState(state))
          appearance = facade.value
        }
      }
    }

    /// The title of the next outcome, such as "3 new posts", in place of the title in the spec.
    ///
    /// An action sets the title before it ends; it holds until the next refresh starts.
    public var outcomeTitle: NSString? {
      get { controller.outcomeTitle.map { NSString(string: $0) } }
      set { controller.outcomeTitle = newValue.map { String($0) } }
    }

    /// Updates the appearance; call this method when the result of `adaptAppearance` changes.
    public func updateAppearance() {
      controller.updateAppearance()
    }

    /// Updates the appearance of all controls; call this method after a change of theme or language.
    public class func updateAllAppearances() {
      RefreshController.updateAllAppearances()
    }

    // MARK: Observing

    /// The state that the control shows.
    public var state: RefreshFacadeState { RefreshFacadeState(controller.state) }

    /// The pull as a fraction of the trigger distance: 0 at rest, 1 at the distance, more past it.
    public var progress: Double { controller.status.progress }

    /// Whether a refresh is running or wanted; set this property to the state of a load that the app runs by itself.
    ///
    /// `true` shows a refresh without its action, now or as soon as one can start. `false` ends any refresh
    /// with a success.
    public var isRefreshing: Bool {
      get { controller.isRefreshing }
      set { controller.isRefreshing = newValue }
    }

    /// Whether a release of the list would start a refresh or open the second level.
    public var isArmed: Bool { controller.isArmed }

    /// The time of the last successful refresh of this list; `nil` before the first one.
    ///
    /// The time is that of all lists with the same `lastUpdatedKey`, if the app has set one. Set the time
    /// to `nil` to forget it.
    public var lastSuccess: NSDate? {
      get { controller.lastSuccess.map { NSDate(timeIntervalSince1970: $0.timeIntervalSince1970) } }
      set {
        controller.lastSuccess = newValue.map {
          Date(timeIntervalSince1970: $0.timeIntervalSince1970)
        }
      }
    }

    /// The key under which the time of the last success is stored, in place of the key in the spec.
    ///
    /// Without a key, `lastSuccess` is the time of this list, and is forgotten when the process ends.
    public var lastUpdatedKey: NSString? {
      get { controller.lastUpdatedKey.map { NSString(string: $0) } }
      set { controller.lastUpdatedKey = newValue.map { String($0) } }
    }

    /// Forgets the times of the last success of all lists and keys, such as when a user logs out.
    public class func forgetAllLastSuccesses() {
      RefreshController.forgetAllLastSuccesses()
    }

    /// A block that is called after each change of the status, including the progress of a pull.
    ///
    /// While this block is set, the control retains the facade.
    public var onStatusChange: (@MainActor (RefreshFacade) -> Void)? {
      get {
        guard let closure = controller.onStatusChange else { return nil }
        return { closure($0.controller.status) }
      }
      set {
        guard let newValue else {
          controller.onStatusChange = nil
          return
        }
        controller.onStatusChange = { _ in newValue(self) }
      }
    }

    /// A block that is called after each change of the state.
    public var onStateChange: (@MainActor (RefreshFacadeState) -> Void)? {
      get {
        guard let closure = controller.onStateChange else { return nil }
        return { closure($0.state) }
      }
      set {
        guard let newValue else {
          controller.onStateChange = nil
          return
        }
        controller.onStateChange = { newValue(RefreshFacadeState($0)) }
      }
    }

    /// A block that is called once for each action, when the control is back at rest.
    public var onCompletion: (@MainActor (RefreshFacadeOutcome) -> Void)? {
      get {
        guard let closure = controller.onCompletion else { return nil }
        return { closure(RefreshOutcome($0)) }
      }
      set {
        guard let newValue else {
          controller.onCompletion = nil
          return
        }
        controller.onCompletion = { newValue(RefreshFacadeOutcome($0)) }
      }
    }
  }

  /// Finding the control of a list in Objective-C, where categories have a prefix.
  extension UIScrollView {
    /// The control at the start of the list; `refresh_header` in Objective-C.
    #if canImport(ObjectiveC)
      @objc(refresh_header)
    #endif
    public var headerFacade: RefreshFacade? { headerController.map(RefreshFacade.init) }

    /// The control at the end of the list; `refresh_footer` in Objective-C.
    #if canImport(ObjectiveC)
      @objc(refresh_footer)
    #endif
    public var footerFacade: RefreshFacade? { footerController.map(RefreshFacade.init) }

    #if canImport(ObjectiveC)
      /// The app's content insets, without the added insets; `refresh_ownerContentInset` in Objective-C.
      @objc(refresh_ownerContentInset)
      public var ownerContentInsetFacade: UIEdgeInsets {
        get { ownerContentInset }
        set { ownerContentInset = newValue }
      }
    #endif
  }
#endif
