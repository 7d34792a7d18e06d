#if !hasFeature(Embedded)
  /// A segment of a path with absolute coordinates.
  package enum PathSegment: Sendable, Hashable {
    case move(SIMD2<Double>)
    case line(SIMD2<Double>)
    case curve(SIMD2<Double>, SIMD2<Double>, to: SIMD2<Double>)
    case close

    /// The segments of a path that starts with `M`; `nil` for any other text.
    package static func all(of path: String) -> [PathSegment]? {
      var segments: [PathSegment] = []
      var rest = path[...]
      while let command = rest.popFirst() {
        let numbers = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(numbers.count)
        let words = numbers.split { $0 == " " || $0 == "," }
        let values = words.compactMap { Double($0) }
        guard values.count == words.count, segments.isEmpty == (command == "M") || command == "M"
        else { return nil }
        let points = stride(from: 0, to: values.count - 1, by: 2).map {
          SIMD2(values[$0], values[$0 + 1])
        }
        switch (command, values.count) {
        case ("M", 2): segments.append(.move(points[0]))
        case ("L", 2): segments.append(.line(points[0]))
        case ("C", 6): segments.append(.curve(points[0], points[1], to: points[2]))
        case ("Z", 0): segments.append(.close)
        default: return nil
        }
      }
      return segments.isEmpty ? nil : segments
    }
  }
#endif
