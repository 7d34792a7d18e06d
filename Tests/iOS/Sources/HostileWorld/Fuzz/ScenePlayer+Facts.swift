internal import RefreshCore
internal import RefreshRuntime
internal import RefreshWorld
internal import UIKit

/// The facts that a scene expects of a list of UIKit.
extension ScenePlayer {
  func expect(_ expectations: [RandomScene.Expectation]) {
    for expected in expectations {
      let difference = expected.facts.difference(
        in: state(of: expected.edge),
        tolerance: tolerance
      )
      world.expect(difference == nil, "E: \(difference ?? "")")
    }
  }

  /// How many points a fact may be off: less than a pixel.
  var tolerance: Double { Double(max(world.half, 0.34)) }

  /// The phase of the only control, or of the one at an edge, and the facts of all.
  ///
  /// Insets are those that the app can read; writes are those of controls since the event before. The place of a
  /// control is where its view begins in the content; a control that is hidden has none.
  func state(of edge: RefreshEdge? = nil) -> EventFacts {
    let here = slots.filter { $0.0 != .inner }
    let named = edge.map { edge in here.filter { axis.edge(isFar: $0.0 == .far) == edge } } ?? here
    var facts = EventFacts(phase: named.count == 1 ? named[0].1.control.phase.name : nil)
    func add(_ name: String, _ number: Double, _ edge: RefreshEdge? = nil) {
      facts.facts.append(.init(edge: edge, name: name, value: .numbers(number...number)))
    }
    let (list, near, far) = (world.list, axis.side(isFar: false), axis.side(isFar: true))
    add("top", Double(list.contentInset[near]))
    add("bottom", Double(list.contentInset[far]))
    add("offset", Double(axis.isHorizontal ? list.contentOffset.x : list.contentOffset.y))
    add("haptics", Double(world.haptics))
    add("announcements", Double(world.announcements.count))
    facts.facts.append(.init(name: "said", value: .text(world.announcements.last ?? "")))
    add("insetWrites", Double(writes.insets))
    add("offsetWrites", Double(writes.offsets))
    add("standIns", list.refreshControl == nil ? 0 : 1)
    for (slot, one) in here {
      let edge = here.count == 1 ? nil : axis.edge(isFar: slot == .far)
      add("visible", Double(pull(at: one)), edge)
      if let frame = one.view?.frame, one.view?.isHidden == false {
        add("place", Double(axis.isHorizontal ? frame.origin.x : frame.origin.y), edge)
      }
      add("progress", one.control.status.progress, edge)
      add("fired", Double(one.control.actionCount), edge)
      add("completed", Double(one.control.completionCount), edge)
    }
    return facts
  }
}
