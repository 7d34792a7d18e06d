#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A control of the system in lists that cannot be pulled without one.
  extension ScrollViewHost {
    /// Adds a transparent `UIRefreshControl` to a list that needs one, or removes it.
    ///
    /// In a sheet, a pull at the top of a list moves the sheet, unless the list has such a control. With
    /// VoiceOver, a scroll at the top of a list asks such a control for a refresh. A control of the app
    /// stays; one that is taken away, as by an update of SwiftUI, is added again at the end of the turn.
    func keepStandIn() {
      guard let scrollView else { return }
      let isPulled = controllers[.top]?.machine.behavior.trigger.when.isPull == true
      let isNeeded =
        isPulled && views[.top]?.isHidden == false && scrollView.mayHaveRefreshControl
        && (isInSheet || UIAccessibility.isVoiceOverRunning)
      switch scrollView.refreshControl {
      case nil where isNeeded:
        let standIn = RefreshStandIn { [weak self] in self?.standInBegan() }
        scrollView.refreshControl = standIn
        // A tint that is set before the control is in a list may be lost.
        standIn.tintColor = .clear
      case is RefreshStandIn where !isNeeded: scrollView.refreshControl = nil
      default: break
      }
    }

    /// Keeps a pull as it is while the stand-in adds an inset of its own.
    func withoutStandIn(_ list: ListSnapshot) -> ListSnapshot {
      guard let scrollView, let standIn = scrollView.refreshControl as? RefreshStandIn else {
        return list
      }
      return standIn.removed(from: list, bar: interpreter.bar, safeArea: scrollView.safeTop)
    }

    /// Ends the refresh of the system's control; one that VoiceOver has asked for is the header's.
    ///
    /// A finger pulls the list itself, so the header has its own distance.
    private func standInBegan() {
      guard let standIn = scrollView?.refreshControl as? RefreshStandIn else { return }
      standIn.hideRoom(above: interpreter.bar)
      standIn.endRefreshing()
      if UIAccessibility.isVoiceOverRunning, !interpreter.isHeld {
        _ = views[.top]?.accessibilityActivate()
      }
    }
  }

  /// A transparent control of the system, with which UIKit lets a list bounce.
  ///
  /// A class, since UIKit takes only its own class; the type tells it from controls of the app.
  final class RefreshStandIn: UIRefreshControl {
    /// The height of the bar before the control added its inset; `nil` once the inset is gone.
    private var bar: Double?
    /// The part of the bar that is safe area, at the last snapshot.
    private var safeArea: Double?

    init(onBegin: @escaping @MainActor () -> Void) {
      super.init(frame: .zero)
      alpha = 0
      isAccessibilityElement = false
      addAction(UIAction { _ in onBegin() }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    /// Notes the height of the bar without the inset that the control adds.
    fileprivate func hideRoom(above height: Double) {
      if bar == nil { bar = height }
    }

    /// The list without the inset of this control, whose bar was `height` before.
    ///
    /// The inset is no part of the safe area, with which the bar itself changes.
    fileprivate func removed(
      from list: ListSnapshot,
      bar height: Double,
      safeArea: Double
    ) -> ListSnapshot {
      if isRefreshing { hideRoom(above: height) }
      let change = safeArea - (self.safeArea ?? safeArea)
      self.safeArea = safeArea
      guard let bar = bar.map({ $0 + change }) else { return list }
      self.bar = bar
      guard isRefreshing || list.bar > bar + 0.5 else {
        self.bar = nil
        return list
      }
      var list = list
      list.hiddenInset = max(list.bar - bar, 0)
      list.bar -= list.hiddenInset
      return list
    }
  }

  extension UIScrollView {
    /// The part of the safe area at the top that is in the list's insets.
    fileprivate var safeTop: Double {
      contentInsetAdjustmentBehavior == .never ? 0 : Double(safeAreaInsets.top)
    }

    /// Whether the list is in a sheet that a pull moves; in a narrow window, a popover is one, too.
    var isInSheet: Bool {
      // Asking a view controller that is not presented would create a presentation controller.
      guard let viewController, viewController.presentingViewController != nil else {
        return false
      }
      return viewController.sheetPresentationController != nil
        || viewController.popoverPresentationController != nil
          && traitCollection.horizontalSizeClass == .compact
    }
  }
#endif
