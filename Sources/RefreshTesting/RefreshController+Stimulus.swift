package import RefreshRuntime
package import RefreshWorld

extension RefreshController {
  /// Applies a stimulus to a control and its simulated list.
  package func perform(_ stimulus: Stimulus, in view: SimulatedScrollView, _ clock: VirtualClock) {
    switch stimulus {
    case .scroll(let offset, let isDragging): view.scroll(to: offset, dragging: isDragging)
    case .release: view.lift()
    case .displace(let offset, let isDragging): view.displace(to: offset, dragging: isDragging)
    case .cancelGesture: view.cancelGesture()
    case .tap: tap()
    case .wait(let seconds): clock.advance(by: seconds)
    case .begin: begin()
    case .end(let outcome): end(outcome)
    case .reset: reset()
    case .openSecondLevel: openSecondLevel()
    case .closeSecondLevel: closeSecondLevel()
    case .window(let isAttached): view.isInWindow = isAttached
    case .hidden(let isHidden): self.isHidden = isHidden
    case .enabled(let isEnabled): self.isEnabled = isEnabled
    case .opposite(let isBusy): send(.opposite(isBusy: isBusy))
    case .content(let content): view.content = content
    case .insets(let start, let end): view.setInsets(start: start, end: end)
    case .viewport(let viewport): view.viewport = viewport
    }
  }
}
