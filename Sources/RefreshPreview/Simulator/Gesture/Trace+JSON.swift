package import RefreshDiagnostics
package import RefreshWorld

extension Stimulus {
  /// The event as a line of a trace.
  package var json: JSON {
    let fields: [JSON.Member] =
      switch self {
      case .scroll(let offset, let dragging), .displace(let offset, let dragging):
        [JSON.Member("y", .number(offset)), JSON.Member("drag", .bool(dragging))]
      case .content(let extent), .viewport(let extent): [JSON.Member("h", .number(extent))]
      case .insets(let start, let end):
        [JSON.Member("top", .number(start)), JSON.Member("bottom", .number(end))]
      case .wait(let seconds): [JSON.Member("s", .number(seconds))]
      case .window(let attached): [JSON.Member("attached", .bool(attached))]
      case .opposite(let isBusy): [JSON.Member("busy", .bool(isBusy))]
      case .release, .cancelGesture, .tap, .begin, .end, .reset, .openSecondLevel,
        .closeSecondLevel, .hidden,
        .enabled:
        []
      }
    return .object([JSON.Member("e", .string(name.rawValue))] + fields)
  }
}

extension TraceScene {
  /// The scene as the first line of a trace.
  package var json: JSON {
    var members = [
      JSON.Member("viewport", .number(viewport)),
      JSON.Member("content", .number(content)),
      JSON.Member(
        "inset",
        ["top": .number(start), "bottom": .number(end)]
      ),
    ]
    if let offset { members.append(JSON.Member("offset", .number(offset))) }
    members.append(JSON.Member("window", .bool(isInWindow)))
    return .object(members)
  }
}
