import RefreshRuntime
import RefreshTesting
import UIKit

/// A list on a screen, with a finger and a clock.
@MainActor
struct SampleList {
  let clock = VirtualClock()
  let list: SimulatedScrollView
  let stage: UIKitStage

  /// Shows a list that rests at its start, below a bar of 64 points that the app makes room for.
  init(
    content: Double = 2000,
    start: Double = 64,
    end: Double = 34,
    offset: Double? = nil,
    isInWindow: Bool = true,
    isHorizontal: Bool = false,
    moves: Bool = false
  ) {
    list = SimulatedScrollView(
      content: content,
      start: start,
      end: end,
      offset: offset,
      isInWindow: isInWindow,
      clock: moves ? clock : nil
    )
    stage = UIKitStage(list, isHorizontal: isHorizontal)
  }

  var scrollView: UIScrollView { stage.scrollView }

  /// The view of the control at `edge`, by where it lies.
  var controlViews: [UIView] { scrollView.subviews.filter { !$0.isHidden } }

  /// Pulls the list down with a finger, `distance` points past where it rests.
  func pull(to distance: Double, from start: Double = 64) {
    list.scroll(to: -start - distance, dragging: true)
  }

  /// Lifts the finger.
  func lift() {
    list.lift()
  }

  func attach<Design: RefreshDesign>(_ design: Design.Type) -> RefreshController {
    design.attach(to: scrollView, clock: clock, onRefresh: { _ in })
  }
}

extension UIView {
  /// The first view of a kind in this one, at any depth.
  func first<View: UIView>(_ kind: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.first(kind) { return found }
    }
    return nil
  }

  /// All views of a kind in this one.
  func all<View: UIView>(_ kind: View.Type) -> [View] {
    subviews.flatMap { view in ((view as? View).map { [$0] } ?? []) + view.all(kind) }
  }
}

/// An action that has nothing to do.
func nothing() async {}
