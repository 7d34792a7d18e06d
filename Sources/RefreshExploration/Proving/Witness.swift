package import RefreshCore
package import RefreshWorld

/// The path to a violated invariant: the initial scroll view and the stimuli.
package struct Witness: Sendable, Equatable {
  /// The scroll view at the start.
  package var start: ScrollReading
  /// The stimuli, in order.
  package var stimuli: [Stimulus]

  package init(start: ScrollReading, stimuli: [Stimulus]) {
    self.start = start
    self.stimuli = stimuli
  }

  /// The stimuli in words, for a message.
  package var words: String {
    stimuli.map(Self.words).joined(separator: "; ")
  }

  private static func words(_ stimulus: Stimulus) -> String {
    switch stimulus {
    case .scroll(let offset, let isDragging):
      "\(isDragging ? "drag" : "scroll") to \(Self.text(offset))"
    case .release: "release"
    case .displace(let offset, let isDragging):
      "displace to \(Self.text(offset))\(isDragging ? " with a finger" : "")"
    case .cancelGesture: "cancel the gesture"
    case .tap: "tap"
    case .wait(let seconds): "wait for \(Self.text(seconds)) s"
    case .begin: "begin"
    case .end(.success): "end"
    case .end(.exhausted): "end without more data"
    case .end(.failure): "failure"
    case .end(.cancelled): "cancellation"
    case .reset: "reset"
    case .openSecondLevel: "open the second level"
    case .closeSecondLevel: "close the second level"
    case .window(let isAttached): isAttached ? "on screen" : "off screen"
    case .hidden(let isHidden): isHidden ? "hide" : "show"
    case .enabled(let isEnabled): isEnabled ? "enable" : "disable"
    case .opposite(let isBusy): "\(isBusy ? "refresh" : "end of the refresh") at the other edge"
    case .content(let extent): "content of \(Self.text(extent)) points"
    case .insets(let start, let end):
      "insets of \(Self.text(start)) and \(Self.text(end)) points"
    case .viewport(let extent): "viewport of \(Self.text(extent)) points"
    }
  }

  /// A number without the decimal point of a whole one.
  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.description
  }
}
