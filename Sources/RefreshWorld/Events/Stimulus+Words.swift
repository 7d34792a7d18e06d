import RefreshCore

/// The words of a still list, by which stimuli are read and printed.
extension Stimulus {
  package static let table = EventTable<Stimulus>(
    [
      word(.scroll, [.offset, .finger]),
      word(.displace, [.offset, .finger]),
      EventWord("release", .release),
      EventWord("cancelGesture", .cancelGesture),
      EventWord("tap", .tap),
      word(.wait, [.time], as: "wait"),
      EventWord("begin", .begin),
      word(.refreshing, [.choice("state", ["off", "on"])]),
      EventWord("trigger", .triggered),
      EventWord(
        "end",
        [.choice("outcome", RefreshOutcome.allCases.map { "\($0)" }, isOptional: true)]
      ) {
        .end(RefreshOutcome.allCases[Int($0[0])])
      } numbers: {
        guard case .end(let outcome) = $0 else { return nil }
        return [Double(outcome.rawValue)]
      },
      EventWord("reset", .reset),
      EventWord("openSecondLevel", .openSecondLevel),
      EventWord("closeSecondLevel", .closeSecondLevel),
      EventWord("attach", .window(attached: true)),
      EventWord("detach", .window(attached: false)),
      EventWord("hide", .hidden(true)),
      EventWord("show", .hidden(false)),
      EventWord("enable", .enabled(true)),
      EventWord("disable", .enabled(false)),
      word(.opposite, [.choice("state", ["idle", "busy"])]),
      word(.content, [.extent]),
      word(.insets, [.number("an inset at the start"), .number("an inset at the end")]),
      word(.viewport, [.extent]),
    ]
  )

  private static func word(
    _ name: Name,
    _ fields: [EventField],
    as word: String? = nil
  ) -> EventWord<Stimulus> {
    EventWord(word ?? name.rawValue, fields) {
      StimulusCode(kind: name, first: $0[0], second: $0.count > 1 ? $0[1] : 0).stimulus
    } numbers: {
      let code = StimulusCode($0)
      return code.kind == name ? Array([code.first, code.second].prefix(fields.count)) : nil
    }
  }

  /// The line of the event.
  package var line: String { Self.table.text(of: self) }
}
