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
