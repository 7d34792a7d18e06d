#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// An object by which an app begins, ends and observes the refreshes of a SwiftUI list.
  ///
  /// Keep the handle in the state of a view, and pass it to the modifier that adds the control:
  ///
  ///     @State private var feed = RefreshHandle()
  ///
  ///     List(items) { Row($0) }
  ///       .refreshControl(FeedHeader.self, handle: feed) { try await model.reload() }
  ///       .toolbar { Button("Reload") { feed.begin() } }
  ///
  /// The handle keeps the settings of the app when SwiftUI replaces the list.
  ///
  /// A class, since the app and the modified view share one handle.
  @MainActor
  public final class RefreshHandle {
    /// Whether the control may start refreshes; if `false`, gestures and `begin()` have no effect.
    public var isEnabled = true {
      didSet { controller?.isEnabled = isEnabled }
    }
    /// Whether the reveal and the retraction are animated; the phases last as long either way.
    public var isAnimated = true {
      didSet { controller?.isAnimated = isAnimated }
    }
    /// A closure that is called after each change of the status, including the progress of a pull.
    public var onStatusChange: (@MainActor (RefreshStatus) -> Void)? {
      didSet { controller?.onStatusChange = onStatusChange }
    }
    /// A closure that is called when the second level opens (`true`) or closes (`false`).
    public var onSecondLevel: (@MainActor (Bool) -> Void)? {
      didSet { controller?.onSecondLevel = onSecondLevel }
    }
    /// A closure that changes the localized appearance of a state before it is shown.
    public var adaptAppearance: (@MainActor (inout RefreshAppearance, RefreshState) -> Void)? {
      didSet { controller?.adaptAppearance = adaptAppearance }
    }
    private weak var link: RefreshAnchorLink?

    /// Creates a handle, which has no control yet.
    public init() {}

    /// The controller of the control; `nil` while no list has been found.
    public var controller: RefreshController? { link?.controller }

    /// The status of the control; the status at rest while no list has been found.
    public var status: RefreshStatus { controller?.status ?? RefreshStatus() }

    /// Starts a refresh now, or once the control is on screen; returns `false` if none can start.
    @discardableResult
    public func begin() -> Bool {
      controller?.begin() ?? false
    }

    /// Ends the refresh and cancels its action; returns `false` if there was none.
    @discardableResult
    public func end(_ outcome: RefreshOutcome = .success) -> Bool {
      link?.end(outcome) ?? false
    }

    /// Resets an exhausted or failed control; returns `false` in all other phases.
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

    /// Starts a refresh, or joins the running one; returns the outcome once the control is at rest.
    ///
    /// Returns `.cancelled` if no refresh can start.
    @discardableResult
    public func refresh() async -> RefreshOutcome {
      await controller?.refresh() ?? .cancelled
    }

    /// Updates the appearance; call this method when the result of `adaptAppearance` changes.
    public func updateAppearance() {
      controller?.updateAppearance()
    }

    func take(_ link: RefreshAnchorLink) {
      self.link = link
      controller.map(prepare)
    }

    func leave(_ link: RefreshAnchorLink) {
      if self.link === link { self.link = nil }
    }

    /// Applies the app's settings to the control of a new list.
    func prepare(_ controller: RefreshController) {
      if !isEnabled { controller.isEnabled = false }
      controller.isAnimated = isAnimated
      if adaptAppearance != nil { controller.adaptAppearance = adaptAppearance }
      if onSecondLevel != nil { controller.onSecondLevel = onSecondLevel }
      guard onStatusChange != nil else { return }
      controller.onStatusChange = onStatusChange
      onStatusChange?(controller.status)
    }
  }
#endif
