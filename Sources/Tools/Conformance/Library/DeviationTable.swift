/// The deviations, as a Markdown page.
package enum DeviationTable {
  /// The page, in which the example of a deviation is its first event in `traces`.
  ///
  /// Events that differ when whole traces are replayed are preferred. Events that differ only after a
  /// restart of the control are the examples of the other deviations.
  @MainActor
  package static func markdown(seenIn traces: [RecordedTrace]) -> String {
    var total = Report(profile: "all")
    for trace in traces {
      if let report = Comparison.run(trace) { total.add(report) }
    }
    for trace in traces {
      if let report = TransitionComparison.run(trace) { total.add(report) }
    }
    return markdown(seen: total.deviations.mapValues(\.first))
  }

  private static func markdown(seen: [String: Place]) -> String {
    var text = """
      # Deviations

      This page lists the intended differences between presets and the libraries that they are named
      after. Everything else has to agree, both in whole traces and event by event, with our control
      restarted in the library's state. `make deviations` generates this page. Each example is the first
      event with this deviation in `Tests/Fixtures/conformance`, or, if no recording has the deviation,
      in `Tests/Fixtures/conformance-derived`, whose traces are derived from the libraries' sources.


      """
    for deviation in Deviation.all {
      let place = seen[deviation.id].map { "`\($0.file)`, line \($0.line)" } ?? "none recorded"
      text += """
        ## \(deviation.id)

        - presets: \(deviation.presets.joined(separator: ", "))
        - the library: \(deviation.peer)
        - ours: \(deviation.ours)
        - why: \(deviation.why)
        - example: \(place)


        """
    }
    return String(text.dropLast())
  }
}
