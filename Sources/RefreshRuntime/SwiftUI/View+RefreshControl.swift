#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  /// Refresh controls for lists and scroll views of SwiftUI.
  ///
  /// Apply the modifier to a `List` or `ScrollView`, or to a view inside. A refresh continues
  /// through updates of the view, and is canceled when the view is removed.
  extension View {
    /// Adds the control of a design to this list; a refresh lasts as long as `action` runs.
    ///
    /// An error that `action` throws counts as a failure, except a `CancellationError`.
    public func refreshControl<Design: RefreshDesign>(
      _ design: Design.Type,
      action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      refreshControl(design) {
        try await action()
        return .success
      }
    }

    /// Adds the control of a design to this list; `load` returns whether there may be more data.
    public func refreshControl<Design: RefreshDesign>(
      _ design: Design.Type,
      load: @escaping @MainActor () async throws -> RefreshOutcome
    ) -> some View {
      modifier(AnchoredRefresh(design: design, work: load))
    }

    /// Adds the control of a design to this list, with the action of the enclosing `refreshable`.
    ///
    /// The control replaces that of the system. Without an enclosing `refreshable`, no control is
    /// added.
    public func refreshControl<Design: RefreshDesign>(_ design: Design.Type) -> some View {
      modifier(EnvironmentRefresh(design: design))
    }
  }

  /// Adds one anchor behind a view and one in front of it.
  private struct AnchoredRefresh: ViewModifier {
    @State private var link = RefreshAnchorLink()
    let design: any RefreshDesign.Type
    let work: RefreshAnchor.Work?

    init(design: any RefreshDesign.Type, work: RefreshAnchor.Work?) {
      self.design = design
      self.work = work
    }

    func body(content: Content) -> some View {
      content
        .background(anchor(isInFront: false).frame(width: 0, height: 0))
        .overlay(anchor(isInFront: true).frame(width: 0, height: 0))
    }

    private func anchor(isInFront: Bool) -> RefreshAnchor {
      RefreshAnchor(link: link, design: design, work: work, isInFront: isInFront)
    }
  }

  /// Reads the action of a refresh from the environment.
  private struct EnvironmentRefresh: ViewModifier {
    @Environment(\.refresh) private var refresh
    let design: any RefreshDesign.Type

    init(design: any RefreshDesign.Type) {
      self.design = design
    }

    func body(content: Content) -> some View {
      content.modifier(AnchoredRefresh(design: design, work: work))
    }

    private var work: RefreshAnchor.Work? {
      guard let refresh else { return nil }
      return {
        await refresh()
        return .success
      }
    }
  }
#endif
