internal import Foundation
internal import RefreshRuntime
internal import RefreshTesting
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

  /// The cost of a frame of a drawing while its loops run.
  static func reportFrames() {
    let world = DeviceScene()
    world.attach(UirefreshcontrolExample.self).begin()
    func run() {
      for _ in 0..<ticks { DisplayLinks.showFrame(at: MediaTime.now + 1.0 / 120) }
    }
    // The control refreshes: without a running display link, nothing would be measured.
    world.clock.advance(by: 1)
    run()
    precondition(!DisplayLinks.running.isEmpty)
    let best = (0..<rounds).map { _ in
      let start = clock()
      run()
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }.min()
    let microseconds = (best ?? 0) / Double(ticks) * 1e6
    let value = String(format: "%.1f", microseconds)
    let isMissed = microseconds > mostMicroseconds
    let name = "view on the double: a frame of a drawing, µs"
    let space = String(repeating: " ", count: max(53 - name.count - value.count, 1))
    let target = "target: at most \(Int(mostMicroseconds))\(isMissed ? "  MISSED" : "")"
    print("\(name)\(space)\(value)  \(target)")
  }

  /// A tenth of a frame at 120 frames a second.
  private static let mostMicroseconds = 833.0

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
