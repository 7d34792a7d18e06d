package import RefreshDiagnostics
package import RefreshWorld

extension Stimulus {
  /// The event as a line of a trace.
  package var json: JSON {
    let fields: [JSON.Member] =
      switch self {
      case .scroll(let offset, let dragging), .displace(let offset, let dragging):
        [
          JSON.Member(key: "y", value: .number(offset)),
          JSON.Member(key: "drag", value: .bool(dragging)),
        ]
      case .content(let extent), .viewport(let extent):
        [JSON.Member(key: "h", value: .number(extent))]
      case .insets(let start, let end):
        [
          JSON.Member(key: "top", value: .number(start)),
          JSON.Member(key: "bottom", value: .number(end)),
        ]
      case .wait(let seconds): [JSON.Member(key: "s", value: .number(seconds))]
      case .window(let attached): [JSON.Member(key: "attached", value: .bool(attached))]
      case .opposite(let isBusy): [JSON.Member(key: "busy", value: .bool(isBusy))]
      case .release, .cancelGesture, .tap, .begin, .end, .reset, .openSecondLevel,
        .closeSecondLevel, .hidden,
        .enabled:
        []
      }
    return .object([JSON.Member(key: "e", value: .string(name.rawValue))] + fields)
  }
}

extension TraceScene {
  /// The scene as the first line of a trace.
  package var json: JSON {
    var members = [
      JSON.Member(key: "viewport", value: .number(viewport)),
      JSON.Member(key: "content", value: .number(content)),
      JSON.Member(
        key: "inset",
        value: ["top": .number(start), "bottom": .number(end)]
      ),
    ]
    if let offset { members.append(JSON.Member(key: "offset", value: .number(offset))) }
    members.append(JSON.Member(key: "window", value: .bool(isInWindow)))
    return .object(members)
  }
}
