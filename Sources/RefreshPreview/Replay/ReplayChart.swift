import RefreshCore
import RefreshDiagnostics

/// A replay as an SVG image: offset and progress over time, with a band for each phase.
///
/// The image is self-contained, without scripts and external fonts, and readable on light and dark
/// backgrounds.
package struct ReplayChart: Sendable {
  /// The longest title that is shown, in Unicode scalars.
  private static let longestTitle = 100

  private let title: String
  private let samples: [ReplaySample]
  private let frame: ChartFrame

  /// Creates the image of a replay.
  package init(title: String, samples: [ReplaySample]) {
    self.title = SafeText.shortened(title, to: Self.longestTitle)
    let samples = samples.map(\.drawable)
    self.samples = Self.withoutSteps(samples)
    frame = ChartFrame(samples)
  }

  /// The image.
  package var svg: String {
    var svg = SVG(width: ChartFrame.width, height: ChartFrame.height, title: title)
    svg.text(title, x: ChartFrame.left, y: 20, class: "title")
    drawBands(&svg)
    drawGrid(&svg)
    drawLine(&svg, class: "offset") { frame.y(offset: $0.offset) }
    drawLine(&svg, class: "progress") { frame.y(progress: $0.progress) }
    drawMarks(&svg)
    drawLegend(&svg)
    return svg.document
  }

  /// The samples without those between frames, which would draw motion as stairs.
  private static func withoutSteps(_ samples: [ReplaySample]) -> [ReplaySample] {
    samples.indices.filter { index in
      let before = index > 0 ? samples[index - 1] : nil
      let sample = samples[index]
      return !sample.isQuiet(after: before) || sample.time - (before?.time ?? 0) > 0.02
    }.map { samples[$0] }
  }

  /// A band from the moment a phase begins to the moment it ends.
  private func drawBands(_ svg: inout SVG) {
    var start = samples.startIndex
    while start < samples.endIndex {
      let phase = samples[start].phase
      let end = samples[start...].firstIndex { $0.phase != phase } ?? samples.endIndex
      let left = frame.x(samples[start].time)
      let right = end < samples.endIndex ? frame.x(samples[end].time) : ChartFrame.right
      svg.rectangle(
        x: left,
        y: ChartFrame.top,
        width: right - left,
        height: ChartFrame.bottom - ChartFrame.top,
        class: "band \(phase.name)"
      )
      // A label wider than its band would overlap the next one.
      if right - left > Double(phase.name.count) * 6.5 {
        let middle = (left + right) / 2
        svg.text(phase.name, x: middle, y: ChartFrame.top + 14, class: "phase")
      }
      start = end
    }
  }

  private func drawGrid(_ svg: inout SVG) {
    for offset in frame.offsetTicks {
      let y = frame.y(offset: offset)
      svg.line(x1: ChartFrame.left, y1: y, x2: ChartFrame.right, y2: y, class: "grid")
      svg.text(SVG.number(offset), x: ChartFrame.left - 6, y: y + 4, class: "left")
    }
    for progress in frame.progressTicks {
      let y = frame.y(progress: progress)
      svg.text(SVG.number(progress), x: ChartFrame.right + 6, y: y + 4, class: "right")
    }
    for time in frame.timeTicks {
      let x = frame.x(time)
      svg.line(x1: x, y1: ChartFrame.bottom, x2: x, y2: ChartFrame.bottom + 5, class: "tick")
      svg.text("\(SVG.number(time)) s", x: x, y: ChartFrame.bottom + 18, class: "phase")
    }
  }

  private func drawLine(_ svg: inout SVG, class name: String, y: (ReplaySample) -> Double) {
    svg.polyline(samples.map { (frame.x($0.time), y($0)) }, class: name)
  }

  /// A filled dot where an action starts, a ring where it is completed.
  private func drawMarks(_ svg: inout SVG) {
    for (before, after) in zip(samples, samples.dropFirst()) {
      let x = frame.x(after.time)
      if after.fired > before.fired { svg.circle(x: x, y: ChartFrame.bottom, class: "fired") }
      if after.completed > before.completed {
        svg.circle(x: x, y: ChartFrame.bottom, class: "completed")
      }
    }
  }

  private func drawLegend(_ svg: inout SVG) {
    let y = ChartFrame.height - 12
    var x = ChartFrame.left
    for (name, text) in [("offset", "offset, left"), ("progress", "progress, right")] {
      svg.line(x1: x, y1: y - 4, x2: x + 24, y2: y - 4, class: name)
      svg.text(text, x: x + 30, y: y, class: "legend")
      x += 150
    }
    for (name, text) in [("fired", "action starts"), ("completed", "action completed")] {
      svg.circle(x: x + 6, y: y - 4, class: name)
      svg.text(text, x: x + 16, y: y, class: "legend")
      x += 130
    }
  }
}

extension ReplaySample {
  /// The maximum absolute value that is drawn.
  private static let largest = 1e12

  /// The sample with clamped numbers and without texts.
  fileprivate var drawable: ReplaySample {
    func drawable(_ number: Double) -> Double {
      number.isNaN ? 0 : min(max(number, -Self.largest), Self.largest)
    }
    var sample = self
    sample.time = drawable(time)
    sample.start = drawable(start)
    sample.end = drawable(end)
    sample.offset = drawable(offset)
    sample.progress = drawable(progress)
    (sample.event, sample.title) = ("", "")
    return sample
  }
}
