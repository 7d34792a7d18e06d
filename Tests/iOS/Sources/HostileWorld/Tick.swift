internal import Foundation
internal import RefreshRuntime
internal import UIKit

/// What a finger's scroll costs on the double, with a control and without one.
@MainActor
enum Tick {
  private static let ticks = 120
  private static let rounds = 200

  static func report() {
    for (name, design) in [("no control", nil), ("a control", StandardHeader.self)] as Cases {
      let drag = Drag(design)
      drag.run()
      var best = Double.infinity
      for _ in 0..<rounds {
        let start = clock()
        drag.run()
        best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
      }
      print("\(name): \((best / Double(ticks) * 1e9).rounded()) ns a tick")
    }
  }

  private typealias Cases = [(String, (any RefreshDesign.Type)?)]

  /// A finger that pulls a list past the distance and pushes it back, with a layout after each move.
  @MainActor
  private final class Drag {
    let world = DeviceScene()

    init(_ design: (any RefreshDesign.Type)?) {
      if let design { world.attach(design) }
      world.touch()
    }

    func run() {
      for tick in 0..<ticks {
        Writes.asWorld { world.list.fingerMoves(by: tick < ticks / 2 ? 2 : -2) }
        world.window.layoutIfNeeded()
      }
    }
  }
}
