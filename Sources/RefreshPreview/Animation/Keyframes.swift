/// The keyframes of an animated image, by name; equal keyframes share a name.
struct Keyframes {
  private let times: [Double]
  private var names: [String: String] = [:]
  /// The rules, in the order of their names.
  private(set) var rules: [String] = []

  /// Creates an empty list; `times` are the times of all frames, in seconds.
  ///
  /// The animation starts at the first frame: before it, no keyframe would apply, and all texts would
  /// be visible.
  init(times: [Double]) { self.times = times.map { $0 - (times.first ?? 0) } }

  /// The duration of the animation, in seconds.
  var duration: Double { times.last ?? 1 }

  /// The style of an element with an animated value, which has the same numbers in each frame.
  ///
  /// Between two keyframes, numbers may differ from the value by their tolerance.
  ///
  /// - Returns: The name of the keyframes; `nil` if the value is constant.
  mutating func name(
    of values: [[Double]],
    tolerance: [Double],
    css: ([Double]) -> String
  ) -> String? {
    guard let first = values.first, values.contains(where: { css($0) != css(first) }) else {
      return nil
    }
    let kept = kept(0..<values.count - 1, values: values, tolerance: tolerance)
    return name(of: (kept + [values.count - 1]).map { (times[$0], css(values[$0])) })
  }

  /// The name of keyframes of a value that jumps.
  mutating func name(steps values: [String]) -> String {
    let kept = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
    return name(of: kept.map { (times[$0], values[$0]) })
  }

  private mutating func name(of frames: [(time: Double, css: String)]) -> String {
    let rows = frames.map { "\(SVG.number($0.time / duration * 100))% { \($0.css) }" }
    let body = "{\n\(rows.joined(separator: "\n"))\n}"
    if let name = names[body] { return name }
    let name = "k\(rules.count)"
    names[body] = name
    rules.append("@keyframes \(name) \(body)")
    return name
  }

  /// The frames between which the values are on a line, without the end of the range.
  private func kept(_ range: Range<Int>, values: [[Double]], tolerance: [Double]) -> [Int] {
    let (first, last) = (range.lowerBound, range.upperBound)
    var (worst, most) = (first, 1.0)
    for frame in range.dropFirst() {
      let part = (times[frame] - times[first]) / (times[last] - times[first])
      for (index, value) in values[frame].enumerated() {
        let (from, to) = (values[first][index], values[last][index])
        let error = abs(value - from - (to - from) * part) / tolerance[index]
        if error > most { (worst, most) = (frame, error) }
      }
    }
    guard worst > first else { return [first] }
    return kept(first..<worst, values: values, tolerance: tolerance)
      + kept(worst..<last, values: values, tolerance: tolerance)
  }
}
