import RefreshCore
import RefreshDiagnostics

/// A replay as an SVG image: offset, progress and added inset over time.
///
/// Each phase is a colored band behind the curves. The image needs no scripts and no external
/// fonts, and is readable on light and dark backgrounds.
package struct ReplayChart: Sendable {
  /// The longest title that is shown, in Unicode scalars.
  private static let longestTitle = 100

  private let title: String
  private let recording: ChartRecording
  private let bands: [Band]
  private let labels: [ChartLabel]
  private let frame: ChartFrame

  /// The time during which the control is in a phase, drawn as a colored band.
  private struct Band {
    let phase: RefreshPhase
    let title: String
    let start: Double
    let end: Double
  }

  /// Creates the image of a replay.
  package init(title: String, recording: ChartRecording) {
    self.title = SafeText.shortened(title, to: Self.longestTitle)
    self.recording = recording
    let moments = recording.moments
    bands = Self.bands(of: recording.samples, until: moments.last?.time ?? 0)
    // This frame is only for horizontal positions, which do not depend on the rows of the labels.
    let widths = ChartFrame(moments: moments, top: 0)
    labels = ChartLabel.arranged(
      bands.map { band in
        let (left, right) = (widths.x(band.start), widths.x(band.end))
        return ChartLabel(
          x: left + min(8, (right - left) / 2),
          phase: band.phase,
          title: band.title
        )
      }
    )
    let rows = (labels.map(\.row).max() ?? 0) + 1
    frame = ChartFrame(moments: moments, top: 38 + Double(rows) * ChartLabel.height)
  }

  /// The chart as an SVG image.
  package var svg: String {
    let width = max(960, (labels.map(\.end).max() ?? 0) + 8)
    var svg = SVG(width: width, height: frame.height, title: title)
    svg.text(title, x: ChartFrame.left, y: 22, class: "title")
    drawBands(into: &svg)
    drawGrid(into: &svg)
    drawLine(into: &svg, class: "offset") { frame.y(offset: $0.offset) }
    drawLine(into: &svg, class: "progress") { frame.y(progress: $0.progress) }
    drawInset(into: &svg)
    drawMarks(into: &svg)
    drawLabels(into: &svg)
    drawLegend(into: &svg)
    return svg.document
  }

  private static func bands(of samples: [ReplaySample], until end: Double) -> [Band] {
    var bands: [Band] = []
    var start = samples.startIndex
    while start < samples.endIndex {
      let phase = samples[start].phase
      let next = samples[start...].firstIndex { $0.phase != phase } ?? samples.endIndex
      bands.append(
        Band(
          phase: phase,
          title: samples[start].title,
          start: samples[start].time,
          end: next < samples.endIndex ? samples[next].time : end
        )
      )
      start = next
    }
    return bands
  }

  private func drawBands(into svg: inout SVG) {
    for (index, band) in bands.enumerated() {
      let left = frame.x(band.start)
      let right = index == bands.count - 1 ? ChartFrame.right : frame.x(band.end)
      svg.rectangle(
        x: left,
        y: frame.top,
        width: right - left,
        height: frame.laneBottom - frame.top,
        class: "band \(band.phase.name)"
      )
    }
  }

  private func drawGrid(into svg: inout SVG) {
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
      let y = frame.laneBottom
      svg.line(x1: x, y1: y, x2: x, y2: y + 5, class: "tick")
      svg.text("\(SVG.number(time)) s", x: x, y: y + 18, class: "phase")
    }
  }

  private func drawLine(into svg: inout SVG, class name: String, y: (ChartMoment) -> Double) {
    svg.polyline(recording.moments.map { (frame.x($0.time), y($0)) }, class: name)
  }

  /// Draws the added inset, in a lane of its own.
  private func drawInset(into svg: inout SVG) {
    let (left, right, bottom) = (ChartFrame.left, ChartFrame.right, frame.laneBottom)
    svg.line(x1: left, y1: bottom, x2: right, y2: bottom, class: "grid")
    svg.text("0", x: left - 6, y: bottom + 4, class: "left")
    let most = recording.mostInset
    if most > 0 {
      svg.text(SVG.number(most), x: left - 6, y: frame.y(inset: most) + 4, class: "left")
    }
    let line = recording.moments.map { (frame.x($0.time), frame.y(inset: $0.inset)) }
    guard let first = line.first, let last = line.last else { return }
    svg.polyline([(first.0, bottom)] + line + [(last.0, bottom)], class: "area")
    svg.polyline(line, class: "inset")
  }

  private func drawLabels(into svg: inout SVG) {
    for label in labels {
      let y = frame.top - Double(label.row + 1) * ChartLabel.height
      svg.line(x1: label.x, y1: y + 2, x2: label.x, y2: frame.top, class: "leader")
      svg.text(label.phase.name, x: label.x + ChartLabel.indent, y: y + 13, class: "label")
      svg.text(label.title, x: label.x + ChartLabel.indent, y: y + 27, class: "shown")
    }
  }

  /// Draws a filled dot where an action starts, and a ring where it is completed.
  private func drawMarks(into svg: inout SVG) {
    for (before, after) in zip(recording.samples, recording.samples.dropFirst()) {
      let x = frame.x(after.time)
      if after.fired > before.fired { svg.circle(x: x, y: frame.bottom, class: "fired") }
      if after.completed > before.completed {
        svg.circle(x: x, y: frame.bottom, class: "completed")
      }
    }
  }

  private func drawLegend(into svg: inout SVG) {
    let y = frame.height - 14
    var x = ChartFrame.left
    let lines = [
      ("offset", "offset in points, left", 182.0), ("progress", "progress, right", 150),
      ("inset", "added inset in points", 182),
    ]
    for (name, text, width) in lines {
      svg.line(x1: x, y1: y - 4, x2: x + 24, y2: y - 4, class: name)
      svg.text(text, x: x + 30, y: y, class: "legend")
      x += width
    }
    for (name, text) in [("fired", "action starts"), ("completed", "action completed")] {
      svg.circle(x: x + 6, y: y - 4, class: name)
      svg.text(text, x: x + 18, y: y, class: "legend")
      x += 118
    }
  }
}
