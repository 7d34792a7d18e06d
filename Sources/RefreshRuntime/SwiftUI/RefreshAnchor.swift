#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// One of two views without a size, behind a list and in front of it, that bring the control there.
  ///
  /// What lies between them is the modified view and nothing else, so no other screen's list is taken.
  struct RefreshAnchor: UIViewRepresentable {
    /// What a refresh does.
    typealias Work = @MainActor () async throws -> RefreshOutcome

    /// What the two have in common.
    let link: RefreshAnchorLink
    let design: any RefreshDesign.Type
    let work: Work?
    /// Whether this is the one in front.
    let isInFront: Bool

    func makeCoordinator() -> RefreshAnchorLink {
      link
    }

    func makeUIView(context: Context) -> RefreshAnchorView {
      let view = RefreshAnchorView(link: context.coordinator)
      context.coordinator.take(view, isInFront: isInFront)
      return view
    }

    func updateUIView(_ view: RefreshAnchorView, context: Context) {
      // An update only stores, and looks for the list if there is none yet.
      context.coordinator.work = work
      context.coordinator.design = design
      context.coordinator.look()
    }

    static func dismantleUIView(_ view: RefreshAnchorView, coordinator: RefreshAnchorLink) {
      coordinator.dismantle(view)
    }
  }

  /// An anchor's place in the hierarchy of views.
  final class RefreshAnchorView: UIView {
    private let link: RefreshAnchorLink

    init(link: RefreshAnchorLink) {
      self.link = link
      super.init(frame: .zero)
      isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    // The list may come into being after the anchor, so each of these is an occasion to look.

    override func didMoveToWindow() {
      super.didMoveToWindow()
      link.look()
      link.lookLater()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      link.look()
    }
  }
#endif
