internal import RefreshCore
package import RefreshRuntime
import RefreshTesting
internal import UIKit

/// A control attached through UIKit beside one without a screen: what happens to one list happens to
/// both, as far as both model it.
///
/// Both have the interpreter of scrolls. The simulated list has no window that takes the safe area along,
/// and no finger apart from the offset, so that some differences are known: see `PARITY.md`.
@MainActor
package enum Parity {
  /// Something that happens to both.
  package enum Step: CaseIterable, Sendable {
    case drag, scroll, lift, begin, end, fail, exhaust, cancel, reset
    case wait, insets, content, viewport, window, hide, show, disable, enable
    case openLevel, closeLevel

    /// What means the same to both.
    package static let shared: [Step] = allCases.filter { $0 != .insets && $0 != .window }
  }

  /// Controls at both ends of a list.
  package static let pairs: [[any RefreshDesign.Type]] = [
    [StandardHeader.self, PullFooter.self],
    [FixedHeader.self, DraggedFooter.self],
    [OverlayHeader.self, PullFooter.self],
    [FixedHeader.self, PullFooter.self],
    [LeveledHeader.self, PullFooter.self],
  ]

  /// The first difference in random sequences, with what led there.
  package static func difference(
    _ designs: [any RefreshDesign.Type],
    seeds: Range<UInt64>,
    steps: [Step] = Step.shared
  ) -> String? {
    let hasLevel = designs.contains { $0.behavior.secondLevel != nil }
    let steps = steps.filter { step in
      hasLevel ? ![.content, .viewport].contains(step) : ![.openLevel, .closeLevel].contains(step)
    }
    for seed in seeds {
      var random = WorldRandom(seed: seed)
      let headless = ParitySide(designs, throughUIKit: false)
      let attached = ParitySide(designs, throughUIKit: true)
      var history: [String] = []
      for _ in 0..<60 {
        guard let step = steps.randomElement(using: &random) else { continue }
        let places = [-300.0, -140, -125, -64, -3, 0, 900, 1434, 1500, 1600]
        let base = places.randomElement(using: &random) ?? 0
        let number = base + Double(Int.random(in: -4...4, using: &random)) / 4
        let index = Int.random(in: 0..<designs.count, using: &random)
        history.append("\(step) \(number) at \(index)")
        headless.perform(step, number, at: index)
        attached.perform(step, number, at: index)
        guard headless.state != attached.state else { continue }
        return """
          seed \(seed), after \(history.suffix(8)):
          headless \(headless.state)
          attached \(attached.state)
          """
      }
    }
    return nil
  }
}

/// One list with its controls.
@MainActor
struct ParitySide {
  let clock = VirtualClock()
  let list: SimulatedScrollView
  let controllers: [RefreshController]
  let stage: UIKitStage?

  init(_ designs: [any RefreshDesign.Type], throughUIKit: Bool) {
    list = SimulatedScrollView(start: 64, end: 34, offset: -64)
    let stage = throughUIKit ? UIKitStage(list) : nil
    self.stage = stage
    let (list, clock) = (list, clock)
    controllers = designs.map { design in
      if let stage {
        design.attach(to: stage.scrollView, clock: clock, onRefresh: { _ in })
      } else {
        design.attach(to: list, clock: clock, onRefresh: { _ in })
      }
    }
  }

  /// The properties that can be observed from outside.
  var state: [String] {
    controllers.map { controller in
      let machine = controller.machine
      // Whether a control at rest counts as pulled depends on where its list stands.
      let phase = controller.phase == .pulling ? .idle : controller.phase
      let counts = "\(controller.actionCount) \(controller.completionCount)"
      return "\(phase) \(machine.addedInset) \(counts)"
    } + ["\(list.startInset) \(list.endInset) \(list.isDragging)"]
  }

  func perform(_ step: Parity.Step, _ number: Double, at index: Int) {
    let controller = controllers[index]
    switch step {
    case .drag:
      list.scroll(to: number, dragging: true)
    case .scroll:
      // A notice without a change is none to UIKit's host.
      if number != list.offset { list.scroll(to: number) }
    case .lift:
      // UIKit reports no finger that was not there.
      if list.isDragging { list.lift() }
    case .begin:
      controller.begin()
    case .end: controller.end()
    case .fail: controller.end(.failure)
    case .exhaust: controller.end(.exhausted)
    case .cancel: controller.end(.cancelled)
    case .reset: controller.reset()
    case .wait: clock.advance(by: abs(number) / 1000)
    case .insets: setInsets(abs(number) / 10 + 0.125)
    case .content: list.content = abs(number) + 100
    case .viewport: list.viewport = 300 + abs(number) / 10
    case .window: list.isInWindow.toggle()
    case .hide: controller.isHidden = true
    case .show: controller.isHidden = false
    case .disable: controller.isEnabled = false
    case .enable: controller.isEnabled = true
    case .openLevel:
      controller.openSecondLevel()
    case .closeLevel: controller.closeSecondLevel()
    }
  }

  /// As the app does it: to the scroll view if there is one.
  private func setInsets(_ inset: Double) {
    if let stage {
      stage.scrollView.contentInset = UIEdgeInsets(top: inset, bottom: inset / 2)
    } else {
      list.setInsets(start: inset, end: inset / 2)
    }
  }
}
