import RefreshCore

extension Stimulus {
  /// The names of stimuli; the raw values are the words of traces and preview pages.
  ///
  /// Traces of version 1 have words of their own for a release, for the time and for outcomes.
  package enum Name: String, Sendable, CaseIterable {
    case scroll
    case release = "drop"
    case tap, content
    case insets = "inset"
    case viewport, begin
    case success = "end"
    case exhausted = "endNoMore"
    case failure = "fail"
    case cancelled = "cancel"
    case reset, openSecondLevel, closeSecondLevel
    case wait = "advance"
    case window, hide, show, enable, disable, opposite
    case displace, cancelGesture
    case triggered
    case refreshing
  }

  package var name: Name {
    switch self {
    case .scroll: .scroll
    case .release: .release
    case .displace: .displace
    case .cancelGesture: .cancelGesture
    case .tap: .tap
    case .wait: .wait
    case .begin: .begin
    case .refreshing: .refreshing
    case .triggered: .triggered
    case .end(.success): .success
    case .end(.exhausted): .exhausted
    case .end(.failure): .failure
    case .end(.cancelled): .cancelled
    case .reset: .reset
    case .openSecondLevel: .openSecondLevel
    case .closeSecondLevel: .closeSecondLevel
    case .window: .window
    case .hidden(let isHidden): isHidden ? .hide : .show
    case .enabled(let isEnabled): isEnabled ? .enable : .disable
    case .opposite: .opposite
    case .content: .content
    case .insets: .insets
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
    case .release: [.release]
    case .cancelGesture: [.cancelGesture]
    case .tap: [.tap]
    case .begin: [.begin]
    case .refreshing: [.refreshing(true), .refreshing(false)]
    case .triggered: [.triggered]
    case .success: [.end(.success)]
    case .exhausted: [.end(.exhausted)]
    case .failure: [.end(.failure)]
    case .cancelled: [.end(.cancelled)]
    case .reset: [.reset]
    case .openSecondLevel: [.openSecondLevel]
    case .closeSecondLevel: [.closeSecondLevel]
    case .window: [.window(attached: true), .window(attached: false)]
    case .hide: [.hidden(true)]
    case .show: [.hidden(false)]
    case .enable: [.enabled(true)]
    case .disable: [.enabled(false)]
    case .opposite: [.opposite(isBusy: true), .opposite(isBusy: false)]
    case .wait, .content, .insets, .viewport: []
    }
  }
}
