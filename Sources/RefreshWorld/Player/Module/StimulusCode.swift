import RefreshCore

extension Stimulus.Name {
  /// The place among all names, by which the page and the module call a stimulus.
  package var code: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The name with this code; `nil` for other numbers.
  package init?(code: Int32) {
    guard Self.allCases.indices.contains(Int(code)) else { return nil }
    self = Self.allCases[Int(code)]
  }
}

/// A stimulus as three numbers, which the preview page and the WebAssembly module exchange.
package struct StimulusCode: Sendable, Equatable {
  package var kind: Stimulus.Name
  /// The first number of the stimulus.
  package var first = 0.0
  /// The second number of the stimulus.
  package var second = 0.0

  package init(kind: Stimulus.Name, first: Double = 0, second: Double = 0) {
    (self.kind, self.first, self.second) = (kind, first, second)
  }

  package init(_ stimulus: Stimulus) {
    kind = stimulus.name
    switch stimulus {
    case .scroll(let offset, let isDragging), .displace(let offset, let isDragging):
      (first, second) = (offset, isDragging ? 1 : 0)
    case .wait(let number), .content(let number), .viewport(let number): first = number
    case .insets(let start, let end): (first, second) = (start, end)
    case .window(let flag), .opposite(let flag), .refreshing(let flag): first = flag ? 1 : 0
    case .release, .cancelGesture, .tap, .begin, .triggered, .end, .reset, .openSecondLevel,
      .closeSecondLevel,
      .hidden,
      .enabled:
      break
    }
  }

  package var stimulus: Stimulus {
    switch kind {
    case .scroll: .scroll(to: first, dragging: second != 0)
    case .release: .release
    case .displace: .displace(to: first, dragging: second != 0)
    case .cancelGesture: .cancelGesture
    case .tap: .tap
    case .wait: .wait(first)
    case .begin: .begin
    case .refreshing: .refreshing(first != 0)
    case .triggered: .triggered
    case .success: .end(.success)
    case .exhausted: .end(.exhausted)
    case .failure: .end(.failure)
    case .cancelled: .end(.cancelled)
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
    case .insets: .insets(start: first, end: second)
    case .viewport: .viewport(first)
    }
  }
}
