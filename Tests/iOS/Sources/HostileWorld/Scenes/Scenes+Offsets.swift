internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// C: offset, clamping, motion.
///
/// Here are the range of a list, and the place of a view over it; the rest is in files.
extension Scenes {
  static let offsets: [Scene] = [
    Scene("C1", "the range is a formula") { switches in
      let world = DeviceScene(switches)
      for content: Double in [0, 1, 600, 691 + 2.0 / 3, 692, 3000] {
        let one = DeviceScene(switches, content: CGFloat(content))
        let footer = one.attach(PullFooter.self)
        let header = one.attach(FixedHeader.self)
        let range = one.list.range
        let reading = footer.reading
        let high = reading.map { footer.machine.behavior.rest(in: $0) } ?? 0
        one.expect(
          one.isNear(CGFloat(high), range.high, within: 1.01 / switches.scale),
          "P: \(high), not \(range.high)"
        )
        let low = header.reading.map { header.machine.behavior.rest(in: $0) } ?? 0
        one.expect(one.isNear(CGFloat(low), range.low), "P: \(low), not \(range.low)")
        world.adopt(one)
      }
      return world
    },
    Scene("C9", "the bounds are moved behind everybody's back") { switches in
      let world = DeviceScene(switches)
      world.attach(OverlayHeader.self)
      world.begin()
      world.outside("bounds") { $0.bounds.origin.y += 200 }
      world.turn()
      world.outside("layout") { $0.setNeedsLayout() }
      world.turn()
      let view = world.list.subviews.last
      world.expect(
        world.isNear(view?.frame.origin.y ?? 0, world.offset + rest, within: 1),
        "P: the overlay is at \(view?.frame.origin.y ?? 0)"
      )
      return world
    },
  ]

  static func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in
      permutations(items.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
