import RefreshCore
package import RefreshWorld

/// A stimulus as three numbers, which the preview page and the WebAssembly module exchange.
package struct StimulusCode: Sendable, Equatable {
  /// The kind of stimulus.
  package var kind: Kind
  /// The first number of the stimulus.
  package var first = 0.0
  /// The second number of the stimulus.
  package var second = 0.0

  /// The kinds of stimuli, named as in traces.
  package enum Kind: Int32, Sendable, CaseIterable {
    case scroll, drop, advance, begin, end, endNoMore, fail, cancel, reset
    case window, hide, show, enable, disable, opposite, content, inset, viewport, tap
    case openSecondLevel, closeSecondLevel
  }

  /// Creates a code.
  package init(kind: Kind, _ first: Double = 0, _ second: Double = 0) {
    (self.kind, self.first, self.second) = (kind, first, second)
  }

  /// The code of a stimulus.
  package init(_ stimulus: Stimulus) {
    switch stimulus {
    case .scroll(let offset, let isDragging): self.init(kind: .scroll, offset, isDragging ? 1 : 0)
    case .release: self.init(kind: .drop)
    case .tap: self.init(kind: .tap)
    case .wait(let seconds): self.init(kind: .advance, seconds)
    case .begin: self.init(kind: .begin)
    case .end(.success): self.init(kind: .end)
    case .end(.exhausted): self.init(kind: .endNoMore)
    case .end(.failure): self.init(kind: .fail)
    case .end(.cancelled): self.init(kind: .cancel)
    case .reset: self.init(kind: .reset)
    case .openSecondLevel: self.init(kind: .openSecondLevel)
    case .closeSecondLevel: self.init(kind: .closeSecondLevel)
    case .window(let isAttached): self.init(kind: .window, isAttached ? 1 : 0)
    case .hidden(let isHidden): self.init(kind: isHidden ? .hide : .show)
    case .enabled(let isEnabled): self.init(kind: isEnabled ? .enable : .disable)
    case .opposite(let isBusy): self.init(kind: .opposite, isBusy ? 1 : 0)
    case .content(let extent): self.init(kind: .content, extent)
    case .insets(let start, let end): self.init(kind: .inset, start, end)
    case .viewport(let extent): self.init(kind: .viewport, extent)
    }
  }

  /// The stimulus of the code.
  package var stimulus: Stimulus {
    switch kind {
    case .scroll: .scroll(to: first, dragging: second != 0)
    case .drop: .release
    case .tap: .tap
    case .advance: .wait(first)
    case .begin: .begin
    case .end: .end(.success)
    case .endNoMore: .end(.exhausted)
    case .fail: .end(.failure)
    case .cancel: .end(.cancelled)
    case .reset: .reset
    case .openSecondLevel: .openSecondLevel
    case .closeSecondLevel: .closeSecondLevel
    case .window: .window(attached: first != 0)
    case .hide: .hidden(true)
    case .show: .hidden(false)
    case .enable: .enabled(true)
    case .disable: .enabled(false)
    case .opposite: .opposite(isBusy: first != 0)
    case .content: .content(first)
    case .inset: .insets(start: first, end: second)
    case .viewport: .viewport(first)
    }
  }
}
