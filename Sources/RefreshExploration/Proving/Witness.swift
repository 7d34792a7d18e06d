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

  /// The path as a text of events, which `simulate` plays.
  package var events: String { ListHead(start).text(of: stimuli) }

  /// The stimuli in words, for a message.
  package var words: String {
    stimuli.map(\.words).joined(separator: "; ")
  }
}

extension Stimulus {
  /// The step of a gesture that has this effect, or similar words, with offsets in hundredths of a point.
  package var words: String {
    switch self {
    case .scroll(let offset, let isDragging):
      "\(isDragging ? "drag" : "scroll") to \(Self.offset(offset))"
    case .release: "release"
    case .displace(let offset, let isDragging):
      "displace to \(Self.offset(offset))\(isDragging ? " with a finger" : "")"
    case .cancelGesture: "cancel the gesture"
    case .tap: "tap"
    case .wait(let seconds): "wait \(Self.text(seconds))s"
    case .begin: "begin"
    case .refreshing(let isOn): "refreshing \(isOn ? "on" : "off")"
    case .triggered: "trigger"
    case .end(let outcome): "end \(outcome)"
    case .reset: "reset"
    case .openSecondLevel: "openSecondLevel"
    case .closeSecondLevel: "closeSecondLevel"
    case .window(let isAttached): isAttached ? "attach" : "detach"
    case .hidden(let isHidden): isHidden ? "hide" : "show"
    case .enabled(let isEnabled): isEnabled ? "enable" : "disable"
    case .opposite(let isBusy): "\(isBusy ? "refresh" : "end of the refresh") at the other edge"
    case .content(let extent): "content \(Self.text(extent))"
    case .insets(let start, let end): "inset \(Self.text(start)) \(Self.text(end))"
    case .viewport(let extent): "viewport \(Self.text(extent))"
    }
  }

  /// A number without the decimal point of a whole one.
  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.description
  }

  private static func offset(_ offset: Double) -> String {
    text((offset * 100).rounded() / 100)
  }
}
