// Declared as SwiftUI declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

/// A list, which is a scroll view of UIKit, as it is on iOS.
@available(iOS 13.0, *)
public struct List: View {
  let scrollView: UIScrollView

  /// Shows `scrollView` as the list's.
  public init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  public var body: Never { absurd() }
}

/// Makes views of UIKit from views of SwiftUI, and keeps them through updates.
///
/// As SwiftUI does, it puts all of them side by side into one view, in the order in which they are drawn,
/// and each into a view of its own.
@MainActor
public final class Hosting {
  /// When a view that is gone is dismantled.
  public enum Dismantling: Sendable, CaseIterable {
    case beforeRemoval
    case afterRemoval
    case late
  }

  /// What all of it stands in.
  public let root: UIView
  /// When views that are gone are dismantled.
  public var dismantling = Dismantling.afterRemoval

  private var made: [any Made] = []
  private var lists: [UIView] = []
  private var states: [StateBox] = []
  private var late: [any Made] = []
  private var position = 0
  private var slot = 0
  private var drawnLists: [UIView] = []
  private var height = 0

  public init(frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)) {
    root = UIView(frame: frame)
  }

  /// Shows a view, as an update of what was shown if it has the same make.
  public func show(_ view: some View) {
    position = 0
    slot = 0
    height = 0
    drawnLists = []
    draw(view)
    while made.count > position { take(made.removeLast()) }
    states.removeLast(max(0, states.count - slot))
    for holder in lists where !drawnLists.contains(where: { $0 === holder }) {
      holder.removeFromSuperview()
    }
    lists = drawnLists
  }

  /// Removes the shown view.
  public func clear() {
    while let last = made.popLast() { take(last) }
    states = []
    for holder in lists { holder.removeFromSuperview() }
    lists = []
  }

  /// Dismantles what is late.
  public func catchUp() {
    for view in late { view.dismantle() }
    late = []
  }

  private func take(_ view: any Made) {
    switch dismantling {
    case .beforeRemoval:
      view.dismantle()
      view.holder.removeFromSuperview()
    case .afterRemoval:
      view.holder.removeFromSuperview()
      view.dismantle()
    case .late:
      view.holder.removeFromSuperview()
      late.append(view)
    }
  }

  private func draw(_ view: some View) {
    if let drawn = view as? any Drawn {
      drawn.draw(in: self)
    } else {
      draw(view.body)
    }
  }

  fileprivate func draw(any view: any View) {
    draw(view)
  }

  /// Gives the states of a modifier what they were in the last update.
  fileprivate func keepStates(of modifier: Any) {
    for child in Mirror(reflecting: modifier).children {
      guard let state = child.value as? any Stateful else { continue }
      if slot == states.count { states.append(state.box) }
      state.box.kept = states[slot] === state.box ? nil : states[slot]
      slot += 1
    }
  }

  fileprivate func place<Representable: UIViewRepresentable>(_ view: Representable) {
    if position < made.count, let same = made[position] as? MadeView<Representable> {
      put(same.holder)
      var context = same.context
      context.environment = .current
      view.updateUIView(same.view, context: context)
    } else {
      while made.count > position { take(made.removeLast()) }
      let context = UIViewRepresentableContext<Representable>(
        coordinator: view.makeCoordinator(),
        environment: .current
      )
      let holder = UIView(frame: .zero)
      let new = MadeView(
        view: view.makeUIView(context: context),
        context: context,
        holder: holder,
        Representable.self
      )
      made.append(new)
      view.updateUIView(new.view, context: context)
      holder.addSubview(new.view)
      put(holder)
      new.view.layoutIfNeeded()
    }
    position += 1
  }

  fileprivate func place(_ scrollView: UIScrollView) {
    let holder: UIView
    if let old = scrollView.superview, old.superview === root {
      holder = old
    } else {
      holder = UIView(frame: root.bounds)
      holder.addSubview(scrollView)
    }
    drawnLists.append(holder)
    put(holder)
  }

  /// Puts a view in front of all that has been drawn so far.
  private func put(_ holder: UIView) {
    if holder.superview !== root { root.insertSubview(holder, at: height) }
    height += 1
  }
}

/// A view that is drawn as it is.
@MainActor
private protocol Drawn {
  func draw(in hosting: Hosting)
}

/// A view of UIKit that a representable has made.
@MainActor
private protocol Made {
  var holder: UIView { get }
  func dismantle()
}

private struct MadeView<Representable: UIViewRepresentable>: Made {
  let view: Representable.UIViewType
  let context: UIViewRepresentableContext<Representable>
  let holder: UIView

  init(
    view: Representable.UIViewType,
    context: UIViewRepresentableContext<Representable>,
    holder: UIView,
    _: Representable.Type
  ) {
    self.view = view
    self.context = context
    self.holder = holder
  }

  func dismantle() {
    Representable.dismantleUIView(view, coordinator: context.coordinator)
  }
}

extension List: Drawn {
  fileprivate func draw(in hosting: Hosting) {
    hosting.place(scrollView)
  }
}

extension EmptyView: Drawn {
  fileprivate func draw(in hosting: Hosting) {}
}

extension Backed: Drawn {
  fileprivate func draw(in hosting: Hosting) {
    hosting.drawPart(back)
    hosting.drawPart(front)
  }
}

extension Fronted: Drawn {
  fileprivate func draw(in hosting: Hosting) {
    hosting.drawPart(back)
    hosting.drawPart(front)
  }
}

extension Sized: Drawn {
  fileprivate func draw(in hosting: Hosting) {
    hosting.drawPart(content)
  }
}

extension Hosting {
  fileprivate func drawPart(_ view: some View) {
    if let view = view as? any UIViewRepresentable {
      placePart(view)
    } else {
      draw(any: view)
    }
  }

  private func placePart(_ view: some UIViewRepresentable) {
    place(view)
  }
}

extension ModifiedContent: Drawn {
  fileprivate func draw(in hosting: Hosting) {
    hosting.keepStates(of: modifier)
    hosting.draw(any: modifier.body(content: ModifierContent(content: content)))
  }
}

extension AnyView: Drawn {
  fileprivate func draw(in hosting: Hosting) {
    hosting.draw(any: content)
  }
}

extension Choice: Drawn {
  fileprivate func draw(in hosting: Hosting) {
    hosting.draw(any: content)
  }
}

extension ModifierContent: Drawn {
  fileprivate func draw(in hosting: Hosting) {
    hosting.draw(any: content)
  }
}

extension InEnvironment: Drawn {
  fileprivate func draw(in hosting: Hosting) {
    let outer = EnvironmentValues.current
    change(&EnvironmentValues.current)
    hosting.draw(any: content)
    EnvironmentValues.current = outer
  }
}
