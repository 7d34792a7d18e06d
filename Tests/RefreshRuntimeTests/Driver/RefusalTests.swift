import RefreshCore
import RefreshTesting
import Testing

@testable import RefreshRuntime

#if DEBUG
  /// The messages of debug builds about calls without an effect.
  @MainActor
  @Suite("Refused calls")
  struct RefusalTests {
    /// The messages about the calls of `body` on a control that runs on a clock.
    private func messages(
      _ behavior: RefreshBehavior = .footer,
      clock: any RefreshClock = SystemClock.shared,
      action: RefreshController.Action = .call { _ in },
      _ body: (RefreshController) -> Void
    ) -> [String] {
      var messages: [String] = []
      let print = DeveloperMessage.print
      DeveloperMessage.print = { messages.append($0) }
      defer { DeveloperMessage.print = print }
      let list = SimulatedScrollView(content: 2000)
      let controller = RefreshController(
        behavior: behavior,
        host: list,
        clock: clock,
        action: action
      )
      list.add(controller)
      body(controller)
      return messages
    }

    @Test("are explained, each once")
    func once() {
      let refused = messages {
        $0.end(.exhausted)
        for _ in 0..<3 {
          $0.begin()
          $0.end()
        }
        $0.reset()
        $0.isEnabled = false
        $0.begin()
        $0.isHidden = true
        $0.begin()
        $0.detach()
        $0.begin()
      }
      #expect(
        refused == [
          "RefreshRuntime: the control at the edge 'bottom': 'begin()' has no effect: the control is "
            + "exhausted; call 'reset()' first",
          "RefreshRuntime: the control at the edge 'bottom': 'end()' has no effect: the control is "
            + "exhausted; call 'reset()', or set 'exhausted: {resetsOnEnd: true}' in the spec",
          "RefreshRuntime: the control at the edge 'bottom': 'begin()' has no effect: 'isEnabled' is "
            + "false",
          "RefreshRuntime: the control at the edge 'bottom': 'begin()' has no effect: 'isHidden' is true",
          "RefreshRuntime: the control at the edge 'bottom': 'begin()' has no effect: the control has "
            + "left its scroll view",
        ]
      )
    }

    @Test("are not explained if the goal is reached, or in a test with a virtual clock")
    func harmless() {
      let needless = messages {
        $0.end()
        $0.begin()
        $0.begin()
        $0.reset()
      }
      #expect(needless.isEmpty)
      let tested = messages(clock: VirtualClock()) {
        $0.isEnabled = false
        $0.begin()
      }
      #expect(tested.isEmpty)
    }

    @Test("a late end and a second end of a run are explained, once")
    func lateEnd() {
      var runs: [RefreshRun] = []
      let behavior = RefreshBehavior.footer.with { $0.action = .immediate }
      let refused = messages(behavior, action: .call { runs.append($0) }) { controller in
        controller.begin()
        controller.end()
        runs[0].end()
        controller.begin()
        runs[0].end()
        runs[1].end()
        runs[1].end()
        controller.end()
      }
      #expect(
        refused == [
          "RefreshRuntime: the control at the edge 'bottom': 'end()' of a refresh has no effect: the "
            + "refresh has been ended, has timed out or was canceled; check 'isCurrent' before using late "
            + "data"
        ]
      )
    }

    @Test("a pull without effect during a refresh at the opposite edge is explained, once")
    func exclusion() {
      let refused = messages { footer in
        guard let list = footer.host as? SimulatedScrollView else { return }
        let header = RefreshController(
          behavior: .header,
          host: list,
          clock: SystemClock.shared,
          action: .call { _ in }
        )
        list.add(header)
        list.scroll(to: 1300, dragging: true)
        header.begin()
        list.scroll(to: 1350, dragging: true)
        for _ in 0..<2 { list.scroll(to: 1500, dragging: true) }
        list.scroll(to: 1300, dragging: true)
        list.scroll(to: 1500, dragging: true)
      }
      #expect(
        refused == [
          "RefreshRuntime: the control at the edge 'bottom': a pull has no effect: the control at the "
            + "opposite edge refreshes, and the spec has 'exclusive: true'"
        ]
      )
    }

    @Test("an outcome that the spec does not allow is explained")
    func unknownOutcome() {
      let behavior = RefreshBehavior.footer.with { $0.allowsExhausted = false }
      #expect(messages(behavior) { $0.end(.exhausted) }.count == 1)
      #expect(messages { $0.end(.exhausted) }.isEmpty)
    }
  }
#endif
