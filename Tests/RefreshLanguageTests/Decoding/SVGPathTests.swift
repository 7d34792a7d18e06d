import RefreshCore
import Testing

@testable import RefreshLanguage

@Suite("Path data of SVG")
struct SVGPathTests {
  @Test(
    "becomes absolute moves, lines and curves",
    arguments: [
      ("m1 2 3 4-5.5.5", "M1 2L4 6L-1.5 6.5"), ("M0 0H8V-8h-2v1z", "M0 0L8 0L8 -8L6 -8L6 -7Z"),
      ("M1 1l1 1zm2,0l1e1,0", "M1 1L2 2ZM3 1L13 1"), ("M0 0 4 4 8 0", "M0 0L4 4L8 0"),
      ("M0 0c0 1 1 2 2 2s2-1 2-2", "M0 0C0 1 1 2 2 2C3 2 4 1 4 0"),
      ("M0 0S1 2 2 2", "M0 0C0 0 1 2 2 2"), ("M0 0q3 0 3 3t3 3", "M0 0C2 0 3 1 3 3C3 5 4 6 6 6"),
      ("M0 0A0 5 0 0 1 4 4", "M0 0L4 4"), ("M0 0A5 5 0 0 1 0 0L1 1", "M0 0L1 1"),
    ]
  )
  func commands(path: String, expected: String) {
    #expect(SVGPath(path)?.text == expected)
  }

  /// The points at the ends and in the middle of each curve.
  private static func points(of path: String) throws -> [SIMD2<Double>] {
    let text = try #require(SVGPath(path)?.text)
    var (points, last): ([SIMD2<Double>], SIMD2<Double>) = ([], .zero)
    for segment in try #require(PathSegment.all(of: text)) {
      switch segment {
      case .move(let point), .line(let point): last = point
      case .curve(let first, let second, let point):
        points += [(last + 3 * first + 3 * second + point) / 8, point]
        last = point
      case .close: break
      }
    }
    return points
  }

  private static func length(_ vector: SIMD2<Double>) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }

  @Test("has arcs whose points are on their circle, on the side that the flags say")
  func arcs() throws {
    let quarter = try Self.points(of: "M10 0A10 10 0 0 1 0 10")
    #expect(quarter.count == 2 && quarter.allSatisfy { abs(Self.length($0) - 10) < 0.01 })
    #expect(quarter[0].x > 7 && quarter[0].y > 7)
    let rest = try Self.points(of: "M10 0a10 10 0 1 0-10 10")
    #expect(rest.count == 8 && rest.allSatisfy { abs(Self.length($0) - 10) < 0.01 })
    #expect(rest.contains { $0.y < -9.7 } && rest.contains { $0.x < -9.7 })
    let half = try Self.points(of: "M-10 0A10 10 0 0 1 10 0")
    #expect(half.count == 4 && half.allSatisfy { abs(Self.length($0) - 10) < 0.01 && $0.y < 0.001 })
    let other = try Self.points(of: "M-10 0A10 10 0 0 0 10 0")
    #expect(other.allSatisfy { $0.y > -0.001 })
  }

  @Test("has arcs of ellipses that are turned, and radii that grow to reach")
  func ellipses() throws {
    // Twice as wide as high, and turned by a right angle: twice as high as wide.
    let turned = try Self.points(of: "M0 -20A20 10 90 0 1 0 20")
    #expect(turned.allSatisfy { abs(Self.length(SIMD2($0.x / 10, $0.y / 20)) - 1) < 0.01 })
    #expect(abs(turned[1].x - 10) < 0.01)
    let grown = try Self.points(of: "M-10 0A1 1 0 0 1 10 0")
    #expect(grown.allSatisfy { abs(Self.length($0) - 10) < 0.01 })
    let slanted = try Self.points(of: "M0 0A10 5 30 1 1 8 3")
    #expect(Self.length((slanted.last ?? .zero) - SIMD2(8, 3)) < 0.001)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "L1 1", "M1", "M0 0X", "M0 0L1", "M0 0L1 1 1", "M0 0A1 1 0 2 0 1 1", "M0 0Z1", "M1e9 0",
      "M0 0Le 1", "M0 0L. 1", "0 0", "M0 0C1 1 2 2",
    ]
  )
  func others(path: String) {
    #expect(SVGPath(path) == nil)
  }
}
