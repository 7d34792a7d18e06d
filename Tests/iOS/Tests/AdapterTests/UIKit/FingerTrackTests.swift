import Testing
import UIKit

@testable import RefreshRuntime

/// The movements of a finger.
@MainActor
@Suite("A finger track")
struct FingerTrackTests {
  private let view = UIScrollView(frame: .zero)
  private let pan = UIPanGestureRecognizer()

  @Test("a finger track has the way of the finger if the app resets the translation")
  func resetTranslation() {
    var track = FingerTrack()
    pan.move(by: CGPoint(x: 3, y: 4))
    pan.enter(.began)
    _ = track.look(at: pan, in: view)
    let translation = pan.translation(in: view)
    pan.move(by: CGPoint(x: 10, y: -20))
    pan.setTranslation(translation, in: view)
    let movement = track.look(at: pan, in: view)
    #expect(movement.hasMoved)
    #expect(movement.way == CGPoint(x: 10, y: -20))
    #expect(track.takeWay() == CGPoint(x: 10, y: -20))
    #expect(track.takeWay() == .zero)
    #expect(!track.look(at: pan, in: view).hasMoved)
  }
}
