import RefreshCore
package import RefreshJSON
package import RefreshWorld

extension Stimulus {
  /// The event as a line of a trace.
  package var json: JSON {
    switch self {
    case .scroll(let offset, let dragging):
      line("scroll", JSON.Member("y", .number(offset)), JSON.Member("drag", .bool(dragging)))
    case .release: line("drop")
    case .tap: line("tap")
    case .content(let extent): line("content", JSON.Member("h", .number(extent)))
    case .insets(let start, let end):
      line("inset", JSON.Member("top", .number(start)), JSON.Member("bottom", .number(end)))
    case .viewport(let extent): line("viewport", JSON.Member("h", .number(extent)))
    case .begin: line("begin")
    case .end(.success): line("end")
    case .end(.exhausted): line("endNoMore")
    case .end(.failure): line("fail")
    case .end(.cancelled): line("cancel")
    case .reset: line("reset")
    case .openSecondLevel: line("openSecondLevel")
    case .closeSecondLevel: line("closeSecondLevel")
    case .wait(let seconds): line("advance", JSON.Member("s", .number(seconds)))
    case .window(let attached): line("window", JSON.Member("attached", .bool(attached)))
    case .hidden(let isHidden): line(isHidden ? "hide" : "show")
    case .enabled(let isEnabled): line(isEnabled ? "enable" : "disable")
    case .opposite(let isBusy): line("opposite", JSON.Member("busy", .bool(isBusy)))
    }
  }

  private func line(_ name: String, _ fields: JSON.Member...) -> JSON {
    .object([JSON.Member("e", .string(name))] + fields)
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
        .object([JSON.Member("top", .number(start)), JSON.Member("bottom", .number(end))])
      ),
    ]
    if let offset { members.append(JSON.Member("offset", .number(offset))) }
    members.append(JSON.Member("window", .bool(isInWindow)))
    return .object(members)
  }
}
