import RefreshCore
import RefreshDiagnostics
package import RefreshLanguage

/// A pull and a refresh as a row of pictures, one for each moment that matters.
package struct ControlStrip {
  /// The size of a picture, relative to the screen.
  private static let scale = 0.5
  private static let gap = 12.0
  private static let captionHeight = 24.0

  private let animation: ControlAnimation

  /// Creates the strip of a control; `nil` for a control at the leading or trailing edge.
  package init?(control: ControlSpec) {
    guard let animation = ControlAnimation(control: control) else { return nil }
    self.animation = animation
  }

  /// The strip as an SVG image, without motion.
  package var svg: String {
    let moments = moments
    let width = ControlAnimation.width * Self.scale
    let height = ControlAnimation.height * Self.scale
    let total = Double(moments.count) * (width + Self.gap) - Self.gap
    let pictures = moments.enumerated().map { index, frame in
      let x = Double(index) * (width + Self.gap)
      return picture(of: frame, at: x)
        + "<text class=\"caption\" x=\"\(SVG.number(x + width / 2))\" "
        + "y=\"\(SVG.number(height + 17))\">\(frame.state.name)</text>\n"
    }
    let size = "\(SVG.number(total)) \(SVG.number(height + Self.captionHeight))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img">
      <title>\(SafeText.xml(SafeText.shortened(animation.control.name, to: 100)))</title>
      <style>
      \(ControlAnimation.screenStyle)
      .label { opacity: var(--label) } .caption { font-size: 12px; text-anchor: middle; fill: #76767c }
      </style>
      <clipPath id="screen"><rect width="\(SVG.number(ControlAnimation.width))" \
      height="\(SVG.number(ControlAnimation.height))" rx="20"/></clipPath>
      \(pictures.joined())</svg>

      """
  }

  /// One frame of each state in a row, and two of a pull; without the rest at the start of a pull.
  private var moments: [ControlAnimation.Frame] {
    let frames = animation.frames
    var runs: [ArraySlice<ControlAnimation.Frame>] = []
    for index in frames.indices {
      if let run = runs.last, run.last?.state == frames[index].state {
        runs[runs.count - 1] = frames[run.startIndex...index]
      } else {
        runs.append(frames[index...index])
      }
    }
    if runs.contains(where: { $0.first?.state == .pulling }) { runs.removeFirst() }
    return runs.flatMap { run -> [ControlAnimation.Frame] in
      // An outcome is soon covered.
      let middle = run[run.startIndex + run.count / 4]
      guard middle.state == .pulling, let last = run.last else { return [middle] }
      let early = run.first { $0.pull >= last.pull * 0.45 }
      return [early ?? middle, last]
    }
  }

  private func picture(of frame: ControlAnimation.Frame, at x: Double) -> String {
    let shift = "translate(0 \(SVG.number(-frame.offset)))"
    let list = "<g transform=\"\(shift)\">\(animation.list)</g>\n"
    let control = control(in: frame)
    let size =
      "width=\"\(SVG.number(ControlAnimation.width))\" "
      + "height=\"\(SVG.number(ControlAnimation.height))\""
    let finger = frame.finger.map { y in
      "<circle class=\"finger\" cx=\"\(SVG.number(ControlAnimation.width * 0.62))\" "
        + "cy=\"\(SVG.number(ControlAnimation.height / 2 + y))\" r=\"20\"/>"
    }
    return """
      <g transform="translate(\(SVG.number(x)) 0) scale(\(SVG.number(Self.scale)))"><g clip-path="url(#screen)">
      <rect class="ground" \(size)/>
      \(animation.isOverlay ? list + control : control + list)\(animation.bar)\(finger ?? "")</g>
      <rect class="frame" x="1" y="1" width="\(SVG.number(ControlAnimation.width - 2))" \
      height="\(SVG.number(ControlAnimation.height - 2))" rx="19"/></g>

      """
  }

  /// The control in both themes.
  private func control(in frame: ControlAnimation.Frame) -> String {
    let control = animation.control
    let isHidden = frame.opacity == 0 && control.behavior.style == .pull
    let opacity = animation.fadesTexts ? (isHidden ? 0 : 1) : frame.opacity
    let themes = ["light", "dark"].enumerated().map { theme, name in
      let cell = SheetCell(
        design: control.design,
        state: frame.state,
        appearances: control.appearances,
        language: PreviewLanguage.all(control.design.language, translations: [])[0],
        theme: theme,
        width: ControlAnimation.width,
        height: control.behavior.height,
        pull: frame.pull,
        contentAttribute: animation.scales
          ? "transform=\"translate(0 \(SVG.number(frame.shift)))\"" : nil,
        textClass: animation.fadesTexts ? "label" : nil
      )
      return "<g class=\"\(name)\">\(cell.content)</g>"
    }
    return "<g transform=\"translate(0 \(SVG.number(frame.place - animation.top)))\" "
      + "opacity=\"\(SVG.number(opacity))\" style=\"--label: \(SVG.number(frame.opacity))\">"
      + "\(themes.joined())</g>\n"
  }
}
