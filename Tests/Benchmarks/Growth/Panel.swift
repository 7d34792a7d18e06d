/// A diagram of time over something that there is more or less of.
struct Panel {
  let title: String
  /// Whether both axes show powers of ten, so that what is linear is a line at half a right angle.
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
  /// What went wrong at a point that is not there.
  var fault: String?
}
