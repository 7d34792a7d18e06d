#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A control of the system in lists that need one.
  extension ScrollViewHost {
    /// Adds a transparent `UIRefreshControl` to a list that needs one, or removes it.
    ///
    /// In a sheet, a pull at the top of a list moves the sheet, unless the list has such a control. A
    /// scroll of VoiceOver at the top refreshes only if there is one. A control of the app stays.
    func keepStandIn() {
      guard let scrollView else { return }
      let isNeeded =
        views[.top]?.isHidden == false
        && interpreter.needsSystemControl(
          isInSheet: scrollView.isInSheet,
          isAssisted: UIAccessibility.isVoiceOverRunning
        )
      switch scrollView.refreshControl {
      case nil where isNeeded:
        scrollView.refreshControl = RefreshStandIn { [weak self] in self?.standInBegan() }
      case let control as RefreshStandIn where !isNeeded && !control.isRefreshing:
        scrollView.refreshControl = nil
      default: break
      }
    }

    /// Ends the refresh of the system's control; one that VoiceOver has asked for is the header's.
    ///
    /// A finger pulls the list itself, so the header has its own distance.
    private func standInBegan() {
      scrollView?.refreshControl?.endRefreshing()
      if UIAccessibility.isVoiceOverRunning, !interpreter.isHeld {
        _ = views[.top]?.accessibilityActivate()
      }
    }
  }

  /// A transparent control of the system, which makes a list bounce.
  ///
  /// A class, since UIKit takes only its own class; the type tells it from controls of the app.
  final class RefreshStandIn: UIRefreshControl {
    init(onBegin: @escaping @MainActor () -> Void) {
      super.init(frame: .zero)
      tintColor = .clear
      alpha = 0
      isAccessibilityElement = false
      addAction(UIAction { _ in onBegin() }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }
  }

  extension UIScrollView {
    /// Whether the list is in a sheet.
    var isInSheet: Bool {
      // Asking a view controller that is not presented would create a presentation controller.
      guard let viewController, viewController.presentingViewController != nil else { return false }
      return viewController.sheetPresentationController != nil
    }
  }
#endif
