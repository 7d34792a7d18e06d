import RefreshTesting
import Testing
import UIKit

@testable import RefreshRuntime

/// The search for the list of a SwiftUI view, between the two anchors of the view.
@MainActor
@Suite("The search for a scroll view")
struct ScrollViewSearchTests {
  private let back = UIView(frame: .zero)
  private let front = UIView(frame: .zero)
  private let shared = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func list(width: Double = 390, height: Double) -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: width, height: height)
    return list
  }

  private func add(_ views: UIView...) {
    for view in views { shared.addSubview(view) }
  }

  private func found(for edge: RefreshEdge = .top) -> UIScrollView? {
    ScrollViewSearch.list(between: back, and: front, for: edge)
  }

  @Test("does not look in front of the front anchor, or behind the back anchor")
  func outside() {
    let (behind, ahead) = (UIView(frame: .zero), UIView(frame: .zero))
    behind.addSubview(list(height: 2000))
    behind.addSubview(back)
    ahead.addSubview(front)
    ahead.addSubview(list(height: 2000))
    add(list(height: 2000), behind, ahead, list(height: 2000))
    #expect(found() == nil)
    let between = list(height: 2000)
    ahead.insertSubview(between, at: 0)
    #expect(found() === between)
    let first = list(height: 2000)
    behind.addSubview(first)
    #expect(found() === first)
  }

  @Test("takes content as scrolling along an axis if it exceeds the size by more than a point")
  func axis() {
    let tall = list(height: 845.5)
    add(back, tall, front)
    #expect(found(for: .top) === tall)
    #expect(found(for: .leading) == nil)
    tall.contentSize.height = 845
    #expect(found(for: .leading) === tall)
    tall.contentSize.width = 391.5
    #expect(found(for: .top) == nil)
    tall.contentSize.width = 391
    #expect(found(for: .top) === tall)
  }

  @Test("takes the list that fills the view, not a carousel or a smaller list before it")
  func fills() {
    let carousel = list(height: 200)
    carousel.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
    let (strip, rest) = (list(height: 2000), list(height: 2000))
    strip.frame = CGRect(x: 0, y: 200, width: 390, height: 100)
    rest.frame = CGRect(x: 0, y: 300, width: 390, height: 544)
    add(back, carousel, front)
    #expect(found() == nil)
    shared.insertSubview(strip, aboveSubview: carousel)
    #expect(found() === strip)
    shared.insertSubview(rest, aboveSubview: strip)
    #expect(found() === rest)
    // The modified view may be a part of the screen.
    back.frame = strip.frame
    #expect(found() === strip)
  }

  @Test("takes the list in a pager of one page, not the pager")
  func pager() {
    let (pager, page) = (list(height: 844), list(height: 844))
    pager.addSubview(page)
    add(back, pager, front)
    page.alwaysBounceVertical = true
    #expect(found() === page)
    page.alwaysBounceVertical = false
    pager.alwaysBounceHorizontal = true
    #expect(found() === page)
    #expect(found(for: .leading) === pager)
  }

  @Test("takes the vertical list around the view, not the carousel around it")
  func around() {
    let (outer, carousel) = (list(height: 2000), list(width: 800, height: 844))
    outer.addSubview(carousel)
    carousel.addSubview(back)
    carousel.addSubview(front)
    #expect(found() === outer)
  }
}
