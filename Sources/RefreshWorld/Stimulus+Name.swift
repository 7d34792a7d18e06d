import RefreshCore

extension Stimulus {
  /// The names of stimuli in traces and on preview pages.
  package enum Name: Int32, Sendable, CaseIterable {
    case scroll, drop, tap, content, inset, viewport
    case begin, end, endNoMore, fail, cancel, reset, openSecondLevel, closeSecondLevel
    case advance, window, hide, show, enable, disable, opposite
    case displace, cancelGesture
  }

  /// The name in traces.
  package var name: Name {
    switch self {
    case .scroll: .scroll
    case .release: .drop
    case .displace: .displace
    case .cancelGesture: .cancelGesture
    case .tap: .tap
    case .wait: .advance
    case .begin: .begin
    case .end(.success): .end
    case .end(.exhausted): .endNoMore
    case .end(.failure): .fail
    case .end(.cancelled): .cancel
    case .reset: .reset
    case .openSecondLevel: .openSecondLevel
    case .closeSecondLevel: .closeSecondLevel
    case .window: .window
    case .hidden(let isHidden): isHidden ? .hide : .show
    case .enabled(let isEnabled): isEnabled ? .enable : .disable
    case .opposite: .opposite
    case .content: .content
    case .insets: .inset
    case .viewport: .viewport
    }
  }
}

extension Stimulus.Name {
  /// The stimuli of this name that a search sends to a list, which it scrolls to `offsets`.
  ///
  /// There are none for the time and for the geometry of the list, which each search changes in its
  /// own way.
  package func stimuli(at offsets: [Double]) -> [Stimulus] {
    switch self {
    case .scroll:
      offsets.flatMap { [.scroll(to: $0, dragging: true), .scroll(to: $0, dragging: false)] }
    case .displace:
      offsets.flatMap { [.displace(to: $0, dragging: true), .displace(to: $0, dragging: false)] }
    case .drop: [.release]
    case .cancelGesture: [.cancelGesture]
    case .tap: [.tap]
    case .begin: [.begin]
    case .end: [.end(.success)]
    case .endNoMore: [.end(.exhausted)]
    case .fail: [.end(.failure)]
    case .cancel: [.end(.cancelled)]
    case .reset: [.reset]
    case .openSecondLevel: [.openSecondLevel]
    case .closeSecondLevel: [.closeSecondLevel]
    case .window: [.window(attached: true), .window(attached: false)]
    case .hide: [.hidden(true)]
    case .show: [.hidden(false)]
    case .enable: [.enabled(true)]
    case .disable: [.enabled(false)]
    case .opposite: [.opposite(isBusy: true), .opposite(isBusy: false)]
    case .advance, .content, .inset, .viewport: []
    }
  }
}
