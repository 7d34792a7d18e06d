#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  /// Refresh controls for lists and scroll views of SwiftUI.
  ///
  /// Apply the modifier to a `List` or `ScrollView`, or to a view inside one. A refresh continues
  /// through updates of the view, and is canceled when the view is removed.
  extension View {
    /// Adds the control of a design to this list; a refresh lasts as long as `action` runs.
    ///
    /// An error that `action` throws counts as a failure, except a `CancellationError`.
    public func refreshControl<Design: RefreshDesign>(
      _ design: Design.Type,
      isRefreshing: Binding<Bool>? = nil,
      handle: RefreshHandle? = nil,
      action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      loadMoreControl(design, isRefreshing: isRefreshing, handle: handle) {
        try await action()
        return .success
      }
    }

    /// Adds the control of a design to this list; a refresh lasts until the app ends its run.
    ///
    /// The run that `onRefresh` gets belongs to one refresh: its end never ends another refresh. If
    /// there is no more data, end the run with `.exhausted`.
    public func refreshControl<Design: RefreshDesign>(
      _ design: Design.Type,
      isRefreshing: Binding<Bool>? = nil,
      handle: RefreshHandle? = nil,
      onRefresh: @escaping @MainActor (RefreshRun) -> Void
    ) -> some View {
      anchored(design, isRefreshing: isRefreshing, handle: handle, action: .call(onRefresh))
    }

    /// Adds the control of a design to this list; a refresh ends when `action` returns.
    ///
    /// The compiler chooses this overload for a closure without `await`, which returns before the
    /// work that it starts is done.
    @available(
      *,
      deprecated,
      message: """
        the refresh ends before the work of this closure is done: await the work in the closure, or \
        write '{ refresh in … }' and call 'refresh.end()' after the work
        """
    )
    public func refreshControl<Design: RefreshDesign>(
      _ design: Design.Type,
      isRefreshing: Binding<Bool>? = nil,
      handle: RefreshHandle? = nil,
      action: @escaping @MainActor () throws -> Void
    ) -> some View {
      loadMoreControl(design, isRefreshing: isRefreshing, handle: handle) {
        try action()
        return .success
      }
    }

    /// Adds the control of a design to this list; `load` returns the outcome of a refresh.
    ///
    /// Return `.exhausted` from `load` when there is no more data.
    public func loadMoreControl<Design: RefreshDesign>(
      _ design: Design.Type,
      isRefreshing: Binding<Bool>? = nil,
      handle: RefreshHandle? = nil,
      load: @escaping @MainActor () async throws -> RefreshOutcome
    ) -> some View {
      anchored(design, isRefreshing: isRefreshing, handle: handle, action: .task(load))
    }

    /// Adds the control of a design to this list, whose refreshes follow the state of a model.
    ///
    /// A pull sets `isRefreshing` to `true`, and the app loads; the refresh lasts until the app sets
    /// `isRefreshing` to `false`. If the app sets it to `true`, a refresh shows the load. The control reads
    /// changes of the value only, in updates of the view.
    public func refreshControl<Design: RefreshDesign>(
      _ design: Design.Type,
      isRefreshing: Binding<Bool>,
      handle: RefreshHandle? = nil
    ) -> some View {
      anchored(design, isRefreshing: isRefreshing, handle: handle, action: .call { _ in })
    }

    private func anchored(
      _ design: any RefreshDesign.Type,
      isRefreshing: Binding<Bool>?,
      handle: RefreshHandle?,
      action: RefreshController.Action
    ) -> some View {
      modifier(
        AnchoredRefresh(
          design: design,
          handle: handle,
          isRefreshing: isRefreshing,
          action: action
        )
      )
    }

    /// Adds the control of a design to this list, with the action of the enclosing `refreshable`.
    ///
    /// The control replaces the system's refresh control. Without an enclosing `refreshable`, no
    /// control is added.
    ///
    /// A control of the style `system` is drawn inside the system's refresh control, in which SwiftUI
    /// runs the action of `refreshable`, whether that modifier comes before this one or after it. If no
    /// list is found, the system's spinner is shown. A handle has no effect.
    public func refreshControl<Design: RefreshDesign>(
      _ design: Design.Type,
      handle: RefreshHandle? = nil
    ) -> some View {
      modifier(EnvironmentRefresh(design: design, handle: handle))
    }
  }

  /// Adds one anchor behind a view and one in front of it.
  private struct AnchoredRefresh: ViewModifier {
    @State private var link = RefreshAnchorLink()
    let design: any RefreshDesign.Type
    let handle: RefreshHandle?
    let isRefreshing: Binding<Bool>?
    let action: RefreshController.Action?

    init(
      design: any RefreshDesign.Type,
      handle: RefreshHandle?,
      isRefreshing: Binding<Bool>? = nil,
      action: RefreshController.Action?
    ) {
      self.design = design
      self.handle = handle
      self.isRefreshing = isRefreshing
      self.action = action
    }

    func body(content: Content) -> some View {
      content
        // The anchor behind is as large as the content, so that the search knows where that is.
        .background(anchor(isInFront: false).allowsHitTesting(false))
        .overlay(anchor(isInFront: true).frame(width: 0, height: 0))
    }

    private func anchor(isInFront: Bool) -> RefreshAnchor {
      RefreshAnchor(
        link: link,
        design: design,
        handle: handle,
        isRefreshing: isRefreshing,
        action: action,
        isInFront: isInFront
      )
    }
  }

  /// Reads the action of a refresh from the environment.
  private struct EnvironmentRefresh: ViewModifier {
    @Environment(\.refresh) private var refresh
    let design: any RefreshDesign.Type
    let handle: RefreshHandle?

    init(design: any RefreshDesign.Type, handle: RefreshHandle?) {
      self.design = design
      self.handle = handle
    }

    func body(content: Content) -> some View {
      content.modifier(AnchoredRefresh(design: design, handle: handle, action: action))
    }

    private var action: RefreshController.Action? {
      guard let refresh, design.behavior.trigger.when != .system else { return nil }
      return .task {
        await refresh()
        return .success
      }
    }
  }
#endif
