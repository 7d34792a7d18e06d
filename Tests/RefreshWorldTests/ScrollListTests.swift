import RefreshWorld
import Testing

@Suite("A list under a finger")
struct ScrollListTests {
  private static func position(
    _ offset: Double,
    start: Double = 64,
    at time: Double = 0
  ) -> ScrollList.Position {
    let bounds = ScrollBounds(viewport: 600, content: 2000, start: start, end: 34)
    return ScrollList.Position(offset: offset, bounds: bounds, time: time)
  }

  /// A list that a finger has pulled 200 points past its edge, with its offset.
  private static func pulled() -> (list: ScrollList, offset: Double) {
    var list = ScrollList()
    list.touch(at: position(-64))
    let offset = list.move(by: -200, at: position(-64, at: 0.1))
    return (list, offset)
  }

  @Test("a list at rest stays where it is while its edges move away")
  func atRest() {
    var list = ScrollList()
    list.edgesMoved(at: Self.position(-64, start: 100))
    #expect(!list.isMoving)
  }

  @Test(
    "a list beyond an edge that has moved is at the edge in the next frame",
    arguments: [63.9, 0]
  )
  func beyondEdge(start: Double) {
    var list = ScrollList()
    let position = Self.position(-64, start: start)
    list.edgesMoved(at: position)
    #expect(list.isMoving)
    #expect(list.showFrame(at: position) == -start)
    #expect(!list.isMoving)
  }

  @Test("a finger keeps the list where it is while the edges move")
  func underFinger() {
    var (list, offset) = Self.pulled()
    list.edgesMoved(at: Self.position(offset, start: 0, at: 0.1))
    #expect(!list.isMoving)
  }

  @Test("a release takes the edges into account that have moved under the finger")
  func release() {
    var (list, offset) = Self.pulled()
    var other = list
    let moved = Self.position(offset, start: 20, at: 0.12)
    list.lift(at: moved)
    // A movement by no distance adjusts the finger to the edges.
    other.startMovement()
    #expect(abs(other.move(by: 0, at: moved) - offset) < 1e-9)
    other.lift(at: moved)
    let next = Self.position(offset, start: 20, at: 0.136)
    let (one, two) = (list.showFrame(at: next) ?? .nan, other.showFrame(at: next) ?? .nan)
    #expect(abs(one - two) < 1e-9 && one != offset)
  }
}
