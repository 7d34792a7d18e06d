import RefreshCore
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
      case .refreshing(let isOn): ["on": .bool(isOn)]
      case .release, .cancelGesture, .tap, .begin, .triggered, .end, .reset,
        .openSecondLevel, .closeSecondLevel, .hidden, .enabled:
        [:]
      }
    return .object([JSON.Member(key: "e", value: .string(name.rawValue))] + (fields.members ?? []))
  }
}

extension ListHead {
  /// The list as the first line of a trace.
  package var json: JSON {
    let list: JSON = [
      "viewport": .number(viewport), "content": .number(content),
      "inset": ["top": .number(start), "bottom": .number(end)],
      "offset": offset.map(JSON.number) ?? .null, "window": .bool(isInWindow),
    ]
    return list.withoutNulls
  }
}

extension Observation {
  /// The observation in the format of traces.
  package var json: JSON {
    let observation: JSON = [
      "phase": .string(phase.name), "top": .number(top), "bottom": .number(bottom),
      "offset": .number(offset), "progress": .number(progress), "fired": .number(Double(fired)),
      "completed": .number(Double(completed)), "title": .text(title),
    ]
    return observation.withoutNulls
  }
}

extension EventSample {
  /// The event as a line of a trace, with the state after it under `obs`.
  package var json: JSON {
    .object((event.json.members ?? []) + [JSON.Member(key: "obs", value: observation.json)])
  }
}
