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
@MainActor
public final class Hosting {
  /// What all of it stands in.
  public let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private var made: [any Made] = []
  private var position = 0

  public init() {}

  /// Shows a view, as an update of what was shown if it has the same make.
  public func show(_ view: some View) {
    position = 0
    draw(view)
    while made.count > position { made.removeLast().dismantle() }
  }

  /// Shows nothing any more.
  public func clear() {
    position = 0
    while let last = made.popLast() { last.dismantle() }
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

  fileprivate func place<Representable: UIViewRepresentable>(_ view: Representable) {
    if position < made.count, let same = made[position] as? MadeView<Representable> {
      view.updateUIView(same.view, context: same.context)
    } else {
      while made.count > position { made.removeLast().dismantle() }
      let context = UIViewRepresentableContext<Representable>(coordinator: view.makeCoordinator())
      let new = MadeView<Representable>(view: view.makeUIView(context: context), context: context)
      made.append(new)
      view.updateUIView(new.view, context: context)
      // SwiftUI puts each view of UIKit into one of its own.
      let holder = UIView(frame: root.bounds)
      holder.addSubview(new.view)
      new.view.frame = root.bounds
      root.insertSubview(holder, at: 0)
      new.view.layoutIfNeeded()
    }
    position += 1
  }

  fileprivate func place(_ scrollView: UIScrollView) {
    guard scrollView.superview == nil || scrollView.window == nil else { return }
    let holder = UIView(frame: root.bounds)
    holder.addSubview(scrollView)
    root.addSubview(holder)
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
  func dismantle()
}

private struct MadeView<Representable: UIViewRepresentable>: Made {
  let view: Representable.UIViewType
  let context: UIViewRepresentableContext<Representable>

  func dismantle() {
    view.superview?.removeFromSuperview()
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
    hosting.draw(any: front)
    if let view = back as? any UIViewRepresentable {
      place(view, in: hosting)
    } else {
      hosting.draw(any: back)
    }
  }

  private func place(_ view: some UIViewRepresentable, in hosting: Hosting) {
    hosting.place(view)
  }
}

extension ModifiedContent: Drawn {
  fileprivate func draw(in hosting: Hosting) {
    hosting.draw(any: modifier.body(content: ModifierContent(content: content)))
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
