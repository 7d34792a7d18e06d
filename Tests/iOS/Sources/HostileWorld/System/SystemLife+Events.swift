internal import RefreshCore
internal import RefreshRuntime
internal import RefreshWorld
internal import UIKit

/// What happens in a life, drawn at random, and its words.
extension SystemLife {
  /// The words of scenes, and those of the system's own control.
  static let table: EventTable<RandomEvent> = {
    var table = RandomEvent.table
    table.words += RandomEvent.SystemChange.allCases.map {
      EventWord($0.rawValue, RandomEvent.control($0))
    }
    table.words += [
      EventWord("exchange", [.number("a number of turns", from: 0), .flag("found")]) {
        .exchange(turns: Int($0[0]), isFound: $0[1] != 0)
      } numbers: {
        if case .exchange(let turns, let isFound) = $0 {
          [Double(turns), isFound ? 1 : 0]
        } else {
          nil
        }
      },
      EventWord("addOwn", [.number("an inset")]) {
        .addOwn($0[0])
      } numbers: {
        if case .addOwn(let inset) = $0 { [inset] } else { nil }
      },
    ]
    return table
  }()

  /// Draws an event; `nil` for one that cannot happen now.
  mutating func draw() -> RandomEvent? {
    let number = Int.random(in: 0..<43, using: &random)
    guard screen != nil else { return event(number) }
    // SwiftUI calls no controller, and exchanges the control in an update.
    switch number {
    case 6, 10, 20...23, 28...30, 36, 37: return .control(.update)
    case 7...9: return event(12)
    default: return event(number)
    }
  }

  private mutating func event(_ number: Int) -> RandomEvent? {
    switch number {
    case 0: .touch(trackpad: false)
    case 1: pull
    case 2: .moveTo(length(-100...300), steps: 3)
    case 3: .lift(0)
    case 4: .lift(length(-2000...2000))
    case 5: .cancel
    case 6: .begin(0)
    case 7: .end(0, Bool.random(using: &random) ? .success : .failure)
    case 8: .together(.end(0, .success), .end(0, .success))
    case 9: .end(0, .exhausted)
    case 10: .reset(0)
    case 11: world.list.window == nil ? nil : .system(true)
    case 12: system.isRefreshing ? .system(false) : nil
    case 13: .control(.sendActions)
    case 14: .page(isBack: true)
    case 15: .add(own == 0 ? 20 : -20, far: false)
    case 16: .addOwn(own == 0 ? 20 : -20)
    case 17: .safe(safe == one.rest ? one.rest + 30 : one.rest)
    case 18: world.list.window == nil ? nil : .window
    case 19: world.list.window == nil ? .window : nil
    case 20, 21: .enable(0, number == 20)
    case 22, 23: .hide(0, number == 22)
    case 24: system.superview == nil ? nil : .control(.tint)
    case 25: .control(.layOutControl)
    case 26: .begin(1)
    case 27: .end(1, .success)
    case 28: .detach(0)
    case 29: drawDress()
    case 30: drawExchange()
    case 31: .wait(0.1)
    case 32: .wait(1)
    case 33: .together(.touch(trackpad: true), pull)
    case 34: .size(world.list.bounds.size.height, world.list.bounds.size.width)
    case 35: .control(.alert)
    // What the app takes in mid refresh is its own fault.
    case 36: system.isRefreshing || world.list.isTouched ? nil : .control(.take)
    case 37: screen == nil && world.list.refreshControl == nil ? .control(.giveBack) : nil
    case 38: .control(.toBar)
    case 39: .control(.toList)
    case 40: .control(.endsAtFire)
    case 41: .control(.update)
    default: .control(.removeView)
    }
  }

  private var pull: RandomEvent {
    mutating get { .moveTo(-safe - own - length(0...220), steps: 3) }
  }

  private mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }

  private mutating func drawDress() -> RandomEvent? {
    guard world.list.refreshControl != nil else { return drawExchange() }
    let isFound = system.superview != nil && Bool.random(using: &random)
    return .control(isFound ? .dressFound : .dress)
  }

  /// Another control, which an app may give a list while neither is at work.
  private mutating func drawExchange() -> RandomEvent? {
    guard !system.isRefreshing, !world.list.isTouched else { return nil }
    let turns = Int.random(in: 0...3, using: &random)
    return .exchange(turns: turns, isFound: Bool.random(using: &random))
  }
}
