import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// A view of an app that draws a whole control.
private final class Circle: UIView, RefreshContentView {
  var statuses: [RefreshStatus] = []

  func show(_ status: RefreshStatus) {
    statuses.append(status)
  }
}

/// A header that the app draws.
private enum CircleSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }

  static func makeContent() -> UIView? { contentView(Circle(frame: .zero)) }
}

/// A header with a view of its own in two states.
private enum SharedViewSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }

  static func makeView(in state: RefreshState, reusing view: UIView?) -> UIView? {
    switch state {
    case .armed, .refreshing: reuse(view) { Badge() }
    case .ending, .succeeded: reuse(view) { UIView() }
    default: nil
    }
  }
}

/// A header with a view of its own while it is armed.
private enum ToldViewSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }

  static func makeView(in state: RefreshState, reusing view: UIView?) -> UIView? {
    state == .armed ? Circle(frame: .zero) : nil
  }
}

/// Views of the app.
@MainActor
@Suite("Content")
struct ContentTests {
  let scene = SampleList()

  private var view: UIView { scene.controlViews[0] }

  @Test("content fills the control, in place of everything else")
  func place() throws {
    _ = scene.attach(CircleSample.self)
    view.layoutIfNeeded()
    let circle = try #require(view.first(Circle.self))
    #expect(circle.frame == view.bounds)
    #expect(view.first(UIStackView.self)?.isHidden == true)
    #expect(view.accessibilityLabel == "Pull")
  }

  @Test("content is told each change of the status, once")
  func statuses() throws {
    let controller = scene.attach(CircleSample.self)
    let circle = try #require(view.first(Circle.self))
    #expect(circle.statuses == [RefreshStatus()])
    scene.pull(to: 15)
    scene.pull(to: 15)
    scene.pull(to: 90)
    #expect(circle.statuses.dropFirst().map(\.progress) == [0.25, 1.5])
    scene.lift()
    scene.clock.advance(by: 1)
    controller.end(.failure)
    #expect(circle.statuses.last?.state == .failed)
    #expect(circle.statuses.last?.outcome == .failure)
    scene.clock.advance(by: 1)
    scene.pull(to: 0)
    scene.lift()
    #expect(circle.statuses.last == RefreshStatus())
    #expect(view.first(Circle.self) === circle)
  }

  @Test("the view of a state is told the status while it is shown")
  func ownView() throws {
    _ = scene.attach(ToldViewSample.self)
    scene.pull(to: 90)
    let circle = try #require(view.first(Circle.self))
    #expect(circle.statuses.map(\.progress) == [1.5])
    scene.pull(to: 75)
    #expect(circle.statuses.map(\.progress) == [1.5, 1.25])
  }

  @Test("a view that the app makes at run time draws the control, until the app removes it")
  func contentAtRunTime() {
    let controller = scene.attach(SampleHeader.self)
    let circle = Circle(frame: .zero)
    scene.pull(to: 15)
    controller.contentView = circle
    view.layoutIfNeeded()
    #expect(circle.frame == view.bounds && circle.statuses.map(\.progress) == [0.25])
    #expect(view.first(UIStackView.self)?.isHidden == true)
    scene.pull(to: 30)
    #expect(circle.statuses.last?.progress == 0.5)
    controller.contentView = nil
    #expect(circle.superview == nil && view.first(UIStackView.self)?.isHidden == false)
  }

  @Test("a view of the app stands beside the texts, in place of pictures and indicator")
  func pictureAtRunTime() throws {
    let controller = scene.attach(SampleHeader.self)
    let circle = Circle(frame: .zero)
    controller.pictureView = circle
    let stack = try #require(view.first(UIStackView.self))
    #expect(stack.arrangedSubviews.first === circle)
    let picture = try #require(view.first(UIImageView.self))
    #expect(picture.isHidden && view.first(UILabel.self)?.isHidden == false)
    scene.pull(to: 90)
    #expect(circle.statuses.last?.progress == 1.5)
    scene.lift()
    #expect(view.first(UIActivityIndicatorView.self)?.isAnimating == false)
    controller.pictureView = nil
    #expect(stack.arrangedSubviews.first === picture)
    #expect(view.first(UIActivityIndicatorView.self)?.isAnimating == true)
  }

  @Test("content keeps a view through the states that share it")
  func sharedView() throws {
    let controller = scene.attach(SharedViewSample.self)
    scene.pull(to: 90)
    let badge = try #require(view.first(Badge.self))
    scene.lift()
    #expect(view.first(Badge.self) === badge)
    scene.clock.advance(by: 1)
    controller.end()
    // A badge is a UIView, but not of the very type.
    #expect(view.first(Badge.self) == nil)
    #expect(badge.superview == nil)
  }
}
