package import RefreshCore
import RefreshJSON
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
      "\(isDragging ? "drag" : "scroll") to \(JSON.text(of: offset))"
    case .release: "release"
    case .displace(let offset, let isDragging):
      "displace to \(JSON.text(of: offset))\(isDragging ? " with a finger" : "")"
    case .cancelGesture: "cancel the gesture"
    case .tap: "tap"
    case .wait(let seconds): "wait for \(JSON.text(of: seconds)) s"
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
    case .content(let extent): "content of \(JSON.text(of: extent)) points"
    case .insets(let start, let end):
      "insets of \(JSON.text(of: start)) and \(JSON.text(of: end)) points"
    case .viewport(let extent): "viewport of \(JSON.text(of: extent)) points"
    }
  }
}
