#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// Refreshing without a pull: with VoiceOver, Switch Control, Full Keyboard Access or a key.
  extension ScrollViewHost {
    /// Offers the refreshes of the controls as named actions and as a key command.
    func offerRefresh() {
      guard let scrollView else { return }
      isInSheet = scrollView.isInSheet
      keepStandIn()
      scrollView.offerRefreshActions()
      let header = views[.top] ?? views[.leading]
      key.offer(named: window == nil ? nil : header?.actionName, in: scrollView)
    }
  }

  extension UIScrollView {
    /// Offers the refreshes of the controls of this list as named actions.
    ///
    /// Assistive technologies offer the actions of a list wherever the focus is in the list, whereas a
    /// control is only a sibling of the rows. The app's own actions are kept.
    func offerRefreshActions() {
      var offered: [RefreshListAction] = []
      for edge in RefreshEdge.allCases {
        let view = ScrollViewHost.existing(in: self)?.views[edge]
        let inside = edge == .top ? SystemHost.existing(in: self)?.view : nil
        if let view = view ?? inside, let name = view.actionName {
          offered.append(RefreshListAction(name: name, view: view))
        }
      }
      let actions = accessibilityCustomActions ?? []
      let old = actions.compactMap { $0 as? RefreshListAction }
      guard
        old.map(\.name) != offered.map(\.name)
          || !zip(old, offered).allSatisfy({ $0.view === $1.view })
      else { return }
      let all = actions.filter { !($0 is RefreshListAction) } + offered
      accessibilityCustomActions = all.isEmpty ? nil : all
    }
  }

  /// The key command of the refresh of a header.
  @MainActor
  struct RefreshKeyOffer {
    private var command: UIKeyCommand?
    private weak var owner: UIViewController?

    /// Adds Command-R to the view controller of the list, or removes it if there is no `name`.
    mutating func offer(named name: String?, in list: UIScrollView?) {
      let next = name == nil ? nil : list?.viewController
      guard next !== owner || name != command?.title else { return }
      if let command { owner?.removeKeyCommand(command) }
      (command, owner) = (nil, nil)
      guard let next, let name else { return }
      let command = RefreshKey.command(named: name)
      next.addKeyCommand(command)
      (self.command, owner) = (command, next)
    }
  }

  /// The refresh of a control, as an action of its list.
  ///
  /// A class, since UIKit takes actions as objects; the type tells them from the app's actions.
  final class RefreshListAction: UIAccessibilityCustomAction {
    private(set) weak var view: RefreshControlView?

    init(name: String, view: RefreshControlView) {
      self.view = view
      super.init(name: name) { [weak view] _ in view?.accessibilityActivate() ?? false }
    }
  }

  extension UIScrollView {
    /// Starts the refresh of the header of this list, or of the nearest list around it.
    ///
    /// The key command Command-R calls this method on a list that is the first responder or contains
    /// it; menu items and key commands of the app can name it as their action.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func startHeaderRefresh(_ sender: AnyObject?) {
      var responder: UIResponder? = self
      while let current = responder {
        if let header = (current as? UIScrollView)?.headerController {
          header.begin()
          return
        }
        responder = current.next
      }
    }

    /// The nearest view controller in the responder chain.
    var viewController: UIViewController? {
      var responder = next
      while let current = responder {
        if let controller = current as? UIViewController { return controller }
        responder = current.next
      }
      return nil
    }
  }
#endif
