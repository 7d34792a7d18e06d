/// The deviations as a page of Markdown.
package enum DeviationTable {
  /// The page; `seen` tells where each was seen first.
  package static func markdown(seen: [String: Place]) -> String {
    var text = """
      # Deviations

      Where our presets do otherwise than the libraries that they are named after, on purpose. What
      is not listed here has to agree. Written by `make deviations`; the example is the first event
      of its kind in `Tests/Fixtures/conformance`.


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
