#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A control of the system in lists that cannot be pulled without one.
  extension ScrollViewHost {
    /// Adds a transparent `UIRefreshControl` to a list that needs one, or removes it.
    ///
    /// In a sheet, a pull at the top of a list moves the sheet, unless the list has such a control. A
    /// control of the app stays.
    func keepStandIn() {
      guard let scrollView else { return }
      let isPulled = controllers[.top]?.machine.behavior.trigger.kind.isPull == true
      let isNeeded = isPulled && views[.top]?.isHidden == false && scrollView.isInSheet
      switch scrollView.refreshControl {
      case nil where isNeeded:
        scrollView.refreshControl = RefreshStandIn { [weak self] in self?.standInBegan() }
      case is RefreshStandIn where !isNeeded: scrollView.refreshControl = nil
      default: break
      }
    }

    /// Ends the refresh of the system's control; one that VoiceOver has asked for is the header's.
    ///
    /// A finger pulls the list itself, so the header has its own distance.
    private func standInBegan() {
      guard let scrollView else { return }
      scrollView.refreshControl?.endRefreshing()
      if UIAccessibility.isVoiceOverRunning, !interpreter.isHeld {
        _ = views[.top]?.accessibilityActivate()
      }
    }
  }

  /// A transparent control of the system, with which UIKit lets a list bounce.
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
    /// Whether the list is in a sheet that a pull moves.
    var isInSheet: Bool {
      // On a Mac, no pull moves a sheet, and lists may not have a `UIRefreshControl`.
      #if targetEnvironment(macCatalyst)
        return false
      #else
        // Asking a view controller that is not presented would create a presentation controller.
        guard let viewController, viewController.presentingViewController != nil else {
          return false
        }
        return viewController.sheetPresentationController != nil
      #endif
    }
  }
#endif
