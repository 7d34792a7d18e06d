/// The deviations as a page of Markdown.
package enum DeviationTable {
  /// The page, with the first event of each kind in some traces.
  ///
  /// An event that a whole trace shows comes before one that only a restart shows.
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

      Where our presets do otherwise than the libraries that they are named after, on purpose. What
      is not listed here has to agree, both in whole traces and event by event, with our control
      restarted in the library's state. Written by `make deviations`; the example is the first event
      of its kind in `Tests/Fixtures/conformance`, or, if no recording has one, in
      `Tests/Fixtures/conformance-derived`, whose traces were worked out from the libraries' rules.


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
