package import RefreshDiagnostics
package import RefreshWorld

extension Stimulus {
  /// The event as a line of a trace.
  package var json: JSON {
    let fields: JSON =
      switch self {
      case .scroll(let offset, let dragging), .displace(let offset, let dragging):
        ["y": .number(offset), "drag": .bool(dragging)]
      case .content(let extent), .viewport(let extent): ["h": .number(extent)]
      case .insets(let start, let end): ["top": .number(start), "bottom": .number(end)]
      case .wait(let seconds): ["s": .number(seconds)]
      case .window(let attached): ["attached": .bool(attached)]
      case .opposite(let isBusy): ["busy": .bool(isBusy)]
      case .release, .cancelGesture, .tap, .begin, .triggered, .end, .reset,
        .openSecondLevel, .closeSecondLevel, .hidden, .enabled:
        [:]
      }
    return .object([JSON.Member(key: "e", value: .string(name.rawValue))] + (fields.members ?? []))
  }
}

extension TraceScene {
  /// The scene as the first line of a trace.
  package var json: JSON {
    let scene: JSON = [
      "viewport": .number(viewport), "content": .number(content),
      "inset": ["top": .number(start), "bottom": .number(end)],
      "offset": offset.map(JSON.number) ?? .null, "window": .bool(isInWindow),
    ]
    return scene.withoutNulls
  }
}
