#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// One of two empty views, behind and in front of the modified view; its list lies between them.
  ///
  /// Only the modified view lies between the two anchors, so a list of another screen is never
  /// found.
  struct RefreshAnchor: UIViewRepresentable {
    /// The state that both anchors share.
    let link: RefreshAnchorLink
    let design: any RefreshDesign.Type
    let handle: RefreshHandle?
    let isRefreshing: Binding<Bool>?
    let action: RefreshController.Action?
    /// Whether this is the anchor in front.
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
      // Each update stores the latest action, and searches for the list.
      context.coordinator.update(
        action: action,
        design: design,
        handle: handle,
        isRefreshing: isRefreshing,
        environment: context.environment
      )
    }

    static func dismantleUIView(_ view: RefreshAnchorView, coordinator: RefreshAnchorLink) {
      coordinator.dismantle(view)
    }
  }

  /// The empty view of an anchor; a change of its window or layout starts a search for the list.
  ///
  /// A class, since UIKit reports such changes to views only.
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

    // The list may be created after the anchor, so each of these calls searches for it.

    override func didMoveToWindow() {
      super.didMoveToWindow()
      link.windowChanged()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      link.look()
    }
  }
#endif
