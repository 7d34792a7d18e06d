package import RefreshCore

/// The effects of a stimulus on a list and on its control.
extension Stimulus {
  /// Changes a list in which nothing else moves.
  package func change(_ list: inout ScrollReading) {
    switch self {
    case .scroll(let offset, let isDragging), .displace(let offset, let isDragging):
      (list.offset, list.isDragging) = (offset, isDragging)
    case .release, .cancelGesture: list.isDragging = false
    case .content(let content): list.content = content
    case .insets(let start, let end): (list.start, list.end) = (start, end)
    case .viewport(let viewport): list.viewport = viewport
    case .tap, .wait, .begin, .refreshing, .triggered, .end, .reset, .openSecondLevel,
      .closeSecondLevel,
      .window, .hidden, .enabled, .opposite:
      break
    }
  }

  /// The event for the machine; `nil` if there are none or two.
  package var event: RefreshEvent? {
    switch self {
    case .scroll: .scrolled
    case .release: .released
    case .displace: .displaced
    case .begin: .begin
    case .refreshing(let isOn): .refreshing(isOn)
    case .triggered: .triggered
    case .end(let outcome): .end(outcome)
    case .reset: .reset
    case .openSecondLevel: .openSecondLevel
    case .closeSecondLevel: .closeSecondLevel
    case .window(let isAttached): isAttached ? .attached : .detached
    case .hidden(let isHidden): isHidden ? .hidden : .shown
    case .enabled(let isEnabled): isEnabled ? .enabled : .disabled
    case .opposite(let isBusy): .opposite(isBusy: isBusy)
    case .content: .contentChanged
    case .insets, .viewport: .insetsChanged
    case .cancelGesture, .tap, .wait: nil
    }
  }
}
