import Testing

@testable import RefreshCore

/// The movements of a finger.
@Suite("A finger track")
struct FingerTrackTests {
  @Test("a finger track has the way of the finger if the app resets the translation")
  func resetTranslation() {
    var track = FingerTrack()
    var pan = ListPan()
    pan.phase = .active
    pan.translation = ListPoint(x: 3, y: 4)
    pan.location = ListPoint(x: 3, y: 4)
    _ = track.follow(pan)
    pan.location = ListPoint(x: 13, y: -16)
    let movement = track.follow(pan)
    #expect(movement.hasMoved)
    #expect(movement.way == ListPoint(x: 10, y: -20))
    #expect(track.takeWay() == ListPoint(x: 10, y: -20))
    #expect(track.takeWay() == .zero)
    #expect(!track.follow(pan).hasMoved)
  }
}
