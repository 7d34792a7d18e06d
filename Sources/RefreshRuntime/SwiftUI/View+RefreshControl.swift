#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  /// Controls for lists and scroll views of SwiftUI.
  ///
  /// The modifier goes on the `List` or `ScrollView` itself, or on what is in it. The refresh lives
  /// with the view: it outlasts updates of the view, and is called off when the view goes away.
  extension View {
    /// Puts the control of a design on this list; the refresh lasts as long as `action` runs.
    ///
    /// An error that `action` throws counts as a failure, its cancellation as no failure.
    public func refreshControl<Design: RefreshDesign>(
      _ design: Design.Type,
      action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      refreshControl(design) {
        try await action()
        return .success
      }
    }

    /// Puts the control of a design on this list; `load` also tells whether there is more to come.
    public func refreshControl<Design: RefreshDesign>(
      _ design: Design.Type,
      load: @escaping @MainActor () async throws -> RefreshOutcome
    ) -> some View {
      modifier(AnchoredRefresh(design: design, work: load))
    }

    /// Puts the control of a design on this list, for the action of the `refreshable` around it.
    ///
    /// It takes the place of the system's control. Without such an action there is no control.
    public func refreshControl<Design: RefreshDesign>(_ design: Design.Type) -> some View {
      modifier(EnvironmentRefresh(design: design))
    }
  }

  /// Puts an anchor behind a view and one in front of it.
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

  /// Takes the action of a refresh from the environment.
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
