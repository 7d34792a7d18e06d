import RefreshRuntime
import Testing
import UIKit

/// A control attached through UIKit does what it does without a screen, whatever happens.
@MainActor
@Suite("Parity with the headless control")
struct ParityTests {
  /// Something that happens to both.
  enum Step: CaseIterable {
    case drag, drift, letGo, begin, end, fail, exhaust, cancel, reset
    case wait, insets, content, viewport, window, hide, show, disable, enable
  }

  /// One list with a control at each end.
  @MainActor
  struct Side {
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

    /// What can be told of it from outside.
    var state: [String] {
      controllers.map { controller in
        let machine = controller.machine
        return "\(controller.phase) \(machine.share) \(machine.progress) "
          + "\(controller.actionCount) \(controller.completionCount)"
      } + ["\(list.offset) \(list.startInset) \(list.endInset) \(list.isDragging)"]
    }

    func perform(_ step: Step, _ number: Double, at index: Int) {
      let controller = controllers[index]
      switch step {
      case .drag: list.scroll(to: number, dragging: true)
      case .drift: list.scroll(to: number)
      case .letGo: list.lift()
      case .begin: controller.begin()
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

  static let pairs: [[any RefreshDesign.Type]] = [
    [SampleHeader.self, SampleFooter.self],
    [SampleHeader.self, InlineFooter.self],
    [OverlaySample.self, SampleFooter.self],
    [ImmediateSample.self, InlineFooter.self],
  ]

  @Test("holds in random sequences of events", arguments: 0..<4)
  func randomSequences(pair: Int) {
    for seed in 0..<200 {
      var random = SplitMix(seed: UInt64(seed))
      let headless = Side(Self.pairs[pair], throughUIKit: false)
      let attached = Side(Self.pairs[pair], throughUIKit: true)
      var history: [String] = []
      for _ in 0..<60 {
        guard let step = Step.allCases.randomElement(using: &random) else { continue }
        let places = [-300.0, -140, -125, -64, -3, 0, 900, 1434, 1500, 1600]
        let base = places.randomElement(using: &random) ?? 0
        let number = base + Double(Int.random(in: -4...4, using: &random)) / 4
        let index = Int.random(in: 0...1, using: &random)
        history.append("\(step) \(number) at \(index)")
        headless.perform(step, number, at: index)
        attached.perform(step, number, at: index)
        if headless.state != attached.state {
          Issue.record(
            """
            seed \(seed), after \(history.suffix(8)):
            headless \(headless.state)
            attached \(attached.state)
            """
          )
          return
        }
      }
    }
  }

  @Test("leaves the app's insets and nothing else, whenever the controls leave")
  func removal() {
    for seed in 0..<500 { leave(seed) }
  }

  private func leave(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let side = Side(Self.pairs[seed % Self.pairs.count], throughUIKit: true)
    var inset = 64.0
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      guard let step = Step.allCases.randomElement(using: &random) else { continue }
      let number = Double(Int.random(in: -300...1700, using: &random))
      if step == .insets { inset = abs(number) / 10 + 0.125 }
      side.perform(step, number, at: Int.random(in: 0...1, using: &random))
    }
    for controller in side.controllers.shuffled(using: &random) { controller.detach() }
    let end = inset == 64 ? 34 : inset / 2
    let scrollView = side.stage?.scrollView
    #expect(scrollView?.contentInset == UIEdgeInsets(top: CGFloat(inset), bottom: CGFloat(end)))
    #expect(scrollView?.subviews.count == 0)
    #expect(scrollView?.observers.count == 0)
    #expect(scrollView?.panGestureRecognizer.actions.count == 0)
    #expect(scrollView?.alwaysBounceVertical == false)
  }
}
