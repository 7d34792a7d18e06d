/// A diagram of the run time over an amount of work, such as the number of specs.
struct Panel {
  let title: String
  /// Whether both axes are logarithmic, so that linear growth is a straight line with slope 1.
  let isLogarithmic: Bool
  let series: [Series]
}

/// The points of one line in a diagram.
struct Series {
  struct Point {
    let x: Double
    let seconds: Double
  }

  let name: String
  var points: [Point] = []
  /// The last error of a run; the line has no point for a run that failed.
  var fault: String?
}
