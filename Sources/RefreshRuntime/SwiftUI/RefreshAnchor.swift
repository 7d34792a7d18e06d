#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A view without content, behind a list, that brings the control to the list's scroll view.
  struct RefreshAnchor: UIViewRepresentable {
    /// What a refresh does.
    typealias Work = @MainActor () async throws -> RefreshOutcome

    let design: any RefreshDesign.Type
    let work: Work?

    init(design: any RefreshDesign.Type, work: Work?) {
      self.design = design
      self.work = work
    }

    func makeCoordinator() -> RefreshAnchorLink {
      RefreshAnchorLink()
    }

    func makeUIView(context: Context) -> RefreshAnchorView {
      RefreshAnchorView(link: context.coordinator)
    }

    func updateUIView(_ view: RefreshAnchorView, context: Context) {
      context.coordinator.work = work
      context.coordinator.design = design
      context.coordinator.connect(from: view)
    }

    static func dismantleUIView(_ view: RefreshAnchorView, coordinator: RefreshAnchorLink) {
      coordinator.disconnect()
    }
  }

  /// The anchor's place in the hierarchy of views.
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
      link.connect(from: self)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      link.connect(from: self)
    }
  }
#endif
