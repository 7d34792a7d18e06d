#if canImport(SwiftUI) && canImport(UIKit)
  import UIKit

  /// What ties an anchor to the scroll view that it has found.
  ///
  /// It lives as long as the view in SwiftUI's sense, through all updates of it.
  @MainActor
  final class RefreshAnchorLink {
    /// What a refresh does, by the latest update; without it there is no control.
    var work: RefreshAnchor.Work?
    var design: (any RefreshDesign.Type)?

    private weak var scrollView: UIScrollView?
    private var controller: RefreshController?
    private var attached: (any RefreshDesign.Type)?
    /// The system's control, which the scroll view gets back.
    private var systemControl: UIRefreshControl?

    /// Puts the control on the scroll view next to `anchor`, unless it is there.
    func connect(from anchor: UIView) {
      guard let design, work != nil else { return disconnect() }
      guard let found = ScrollViewSearch.nearest(to: anchor) else { return }
      if found !== scrollView || attached.map({ $0 != design }) ?? true {
        disconnect()
        scrollView = found
        attached = design
        controller = design.attach(
          to: found,
          load: { [weak self] in
            guard let work = self?.work else { return .cancelled }
            return try await work()
          }
        )
      }
      // SwiftUI may bring it back with any update.
      if design.behavior.edge == .top, let control = found.refreshControl {
        systemControl = control
        found.refreshControl = nil
      }
    }

    /// Takes the control away, and calls off its refresh.
    func disconnect() {
      controller?.detach()
      controller = nil
      attached = nil
      if let systemControl { scrollView?.refreshControl = systemControl }
      systemControl = nil
      scrollView = nil
    }
  }
#endif
