import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// What a person sees of a control on a list at rest, and while it leaves.
@MainActor
@Suite("First looks")
struct FirstAppearanceTests {
  @Test("a header at rest is invisible, since a clear bar would show it")
  func hiddenAtRest() {
    UIAccessibility.isVoiceOverRunning = false
    let scene = SampleList()
    let controller = scene.attach(SampleHeader.self)
    #expect(scene.controlViews[0].alpha == 0)
    scene.pull(to: 10)
    #expect(scene.controlViews[0].alpha == 1)
    scene.pull(to: 0)
    #expect(scene.controlViews[0].alpha == 0)
    controller.begin()
    #expect(scene.controlViews[0].alpha == 1)
  }

  @Test("a control lies in front of the list's background", arguments: [true, false])
  func background(isTable: Bool) {
    let background = UIView(frame: .zero)
    let list: UIScrollView
    if isTable {
      let table = UITableView(frame: .zero)
      table.backgroundView = background
      list = table
    } else {
      let collection = UICollectionView(frame: .zero)
      collection.backgroundView = background
      list = collection
    }
    SampleHeader.attach(to: list, clock: VirtualClock(), onRefresh: { _ in })
    let views = list.subviews
    let control = views.lastIndex { !$0.isHidden && $0 !== background }
    let back = views.firstIndex { $0 === background }
    #expect(control.flatMap { control in back.map { control > $0 } } == true)
  }

  @Test("a spinner alone stands in the middle, with no empty text beside it")
  func spinnerOnly() {
    let scene = SampleList()
    let controller = scene.attach(SpinnerSample.self)
    controller.begin()
    let stacks = scene.controlViews[0].all(UIStackView.self)
    let shown = stacks[0].arrangedSubviews.filter { !$0.isHidden }
    #expect(shown.count == 1)
    #expect(shown.first is UIActivityIndicatorView)
  }

  @Test("text that has grown fits into the fixed height")
  func largeText() {
    let scene = SampleList()
    _ = scene.attach(SampleHeader.self)
    let view = scene.controlViews[0]
    #expect(view.maximumContentSizeCategory == .extraExtraExtraLarge)
    #expect(view.all(UILabel.self).allSatisfy { $0.adjustsFontSizeToFitWidth })
  }

  @Test("a text with line breaks has as many lines")
  func lineBreaks() {
    let scene = SampleList()
    let controller = scene.attach(SampleHeader.self)
    let title = scene.controlViews[0].all(UILabel.self)[0]
    #expect(title.numberOfLines == 1)
    controller.adaptAppearance = { appearance, _ in appearance.title = "Pull down\nto refresh" }
    controller.updateAppearance()
    #expect(title.text == "Pull down\nto refresh")
    #expect(title.numberOfLines == 2)
    controller.adaptAppearance = nil
    controller.updateAppearance()
    #expect(title.numberOfLines == 1)
  }

  @Test("a collection lays its cells out once at the end, and not in an animation")
  func noFlicker() {
    let clock = VirtualClock()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let list = UICollectionView(frame: window.frame)
    list.contentSize = CGSize(width: 390, height: 3000)
    window.addSubview(list)
    let controller = SampleHeader.attach(to: list, clock: clock, onRefresh: { _ in })
    controller.begin()
    clock.advance(by: 1)
    var animations: [Bool] = []
    list.onInsetWrite = { _ in animations.append(UIView.currentAnimation != nil) }
    controller.end()
    clock.advance(by: 1)
    #expect(animations == [false])
  }
}

/// A header that shows nothing but a spinner.
private enum SpinnerSample: RefreshDesign {
  static let behavior = SampleHeader.behavior
  static let curve = SampleHeader.curve

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(indicator: .medium)
  }
}
