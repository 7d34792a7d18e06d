internal import RefreshCore
internal import RefreshRuntime
internal import RefreshWorld
internal import UIKit

/// The facts that a scene expects of a list of UIKit.
extension ScenePlayer {
  func expect(_ expectations: [EventFacts]) {
    for facts in expectations {
      let difference = facts.difference(in: state, tolerance: tolerance)
      world.expect(difference == nil, "E: \(difference ?? "")")
    }
  }

  /// How many points a fact may be off: less than a pixel.
  var tolerance: Double { Double(max(world.half, 0.34)) }

  /// The phase of the only control, and the facts of all: insets are those that the app can read.
  var state: EventFacts {
    let here = slots.filter { $0.0 != .inner }
    var facts = EventFacts(phase: here.count == 1 ? here[0].1.control.phase.name : nil)
    func add(_ name: String, _ number: Double, _ edge: RefreshEdge? = nil) {
      facts.facts.append(.init(edge: edge, name: name, value: .numbers(number...number)))
    }
    let (list, near, far) = (world.list, axis.side(isFar: false), axis.side(isFar: true))
    add("top", Double(list.contentInset[near]))
    add("bottom", Double(list.contentInset[far]))
    add("offset", Double(axis.isHorizontal ? list.contentOffset.x : list.contentOffset.y))
    add("haptics", Double(world.haptics))
    for (slot, one) in here {
      let edge = here.count == 1 ? nil : axis.edge(isFar: slot == .far)
      add("progress", one.control.status.progress, edge)
      add("fired", Double(one.control.actionCount), edge)
      add("completed", Double(one.control.completionCount), edge)
    }
    return facts
  }
}
