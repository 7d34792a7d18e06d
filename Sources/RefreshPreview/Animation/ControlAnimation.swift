import RefreshCore
import RefreshDiagnostics
package import RefreshLanguage

/// A control that is pulled, refreshes and comes to rest again, as an animated SVG image.
///
/// Use the image where scripts do not run, such as in a README. The state machine computes the
/// frames in advance.
package struct ControlAnimation {
  /// One frame of the run.
  struct Frame {
    var time: Double
    var state: RefreshState
    var offset: Double
    var place: Double
    var opacity: Double
    /// The distance of the finger from its first position; `nil` without a finger.
    var finger: Double?
  }

  private static let width = PreviewScreen.portrait.width
  /// The height of the part of the screen that is shown, at the edge of the control.
  private static let height = 300.0
  private static let cell = 80.0

  private let control: ControlSpec
  private let frames: [Frame]

  /// Creates the animation of a control; `nil` for a control at the leading or trailing edge.
  package init?(_ control: ControlSpec) {
    guard !control.behavior.edge.isHorizontal else { return nil }
    self.control = control
    frames = AnimatedRun(control).frames
  }

  private var duration: Double { frames.last?.time ?? 1 }

  /// The top of the part of the screen that is shown.
  private var top: Double {
    control.behavior.edge.isFar ? PreviewScreen.portrait.height - Self.height : 0
  }

  /// The animation as an SVG image.
  package var svg: String {
    let title = SafeText.xml(SafeText.shortened(control.name, to: 100))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(SVG.number(Self.width)) \(SVG.number(Self.height))" \
      width="\(SVG.number(Self.width))" height="\(SVG.number(Self.height))" role="img">
      <title>\(title)</title>
      <style>
      \(style)
      </style>
      <clipPath id="screen"><rect width="\(SVG.number(Self.width))" height="\(SVG.number(Self.height))" rx="20"/></clipPath>
      <g clip-path="url(#screen)">
      <rect class="ground" width="100%" height="100%"/>
      \(isOverlay ? list + pictures : pictures + list)\(bar)\(finger)</g>
      <rect class="frame" x="0.5" y="0.5" width="\(SVG.number(Self.width - 1))" height="\(SVG.number(Self.height - 1))" rx="19.5"/>
      </svg>

      """
  }

  private var isOverlay: Bool { control.behavior.style == .overlay }

  /// All rows that become visible during the animation.
  private var list: String {
    let offsets = frames.map(\.offset)
    let first = max(Int(((offsets.min() ?? 0) + top) / Self.cell) - 1, 0)
    let last = Int(((offsets.max() ?? 0) + top + Self.height) / Self.cell) + 1
    let rows = (first...max(first, min(last, 23))).map { row in
      let y = Double(row) * Self.cell - top
      let widths = [100 + Double(row * 37 % 90), 140 + Double(row * 53 % 80)]
      return """
        <path class="line" d="M0 \(SVG.number(y + Self.cell))h\(SVG.number(Self.width))"/>
        <rect class="faint" x="16" y="\(SVG.number(y + 16))" width="48" height="48" rx="12"/>
        <rect class="faint" x="78" y="\(SVG.number(y + 24))" width="\(SVG.number(widths[0]))" height="11" rx="5"/>
        <rect class="fainter" x="78" y="\(SVG.number(y + 44))" width="\(SVG.number(widths[1]))" height="11" rx="5"/>

        """
    }
    return "<g class=\"list\">\n\(rows.joined())</g>\n"
  }

  /// The control in each state and both themes.
  private var pictures: String {
    let states = Set(frames.map(\.state))
    let appearances = control.appearances
    let language = PreviewLanguage.all(control.design.language, [])[0]
    let cells = RefreshState.allCases.filter(states.contains).flatMap { state in
      ["light", "dark"].enumerated().map { theme, name in
        let cell = SheetCell(
          design: control.design,
          state: state,
          appearances: appearances,
          language: language,
          theme: theme,
          width: Self.width,
          height: control.behavior.height
        )
        return "<g class=\"\(name)\"><g class=\"\(state.name)\">\n\(cell.content)</g></g>\n"
      }
    }
    return "<g class=\"control\">\n\(cells.joined())</g>\n"
  }

  private var bar: String {
    guard !control.behavior.edge.isFar else { return "" }
    return """
      <rect class="bar" width="100%" height="\(SVG.number(PreviewScreen.portrait.bar))"/>
      <path class="line" d="M0 \(SVG.number(PreviewScreen.portrait.bar))h\(SVG.number(Self.width))"/>
      <text class="heading" x="\(SVG.number(Self.width / 2))" y="\(SVG.number(PreviewScreen.portrait.bar - 18))">\
      \(SafeText.xml(SafeText.shortened(control.name, to: 30)))</text>

      """
  }

  private var finger: String {
    "<circle class=\"finger\" cx=\"\(SVG.number(Self.width * 0.62))\" cy=\"\(SVG.number(Self.height / 2))\" r=\"20\"/>\n"
  }

  // MARK: Style and motion

  private var style: String {
    let seconds = SVG.number(duration)
    let states = RefreshState.allCases.filter { state in frames.contains { $0.state == state } }
    let rules = states.map { ".\($0.name) { animation: \($0.name) \(seconds)s step-end infinite }" }
    let keyframes =
      states.map { state in
        steps(state.name, "visibility") { $0.state == state ? "visible" : "hidden" }
      } + [
        motion("list", "transform") { "translateY(\(SVG.number(-$0.offset))px)" },
        motion("control", "transform") { "translateY(\(SVG.number($0.place - top))px)" },
        motion("alpha", "opacity") { SVG.number($0.opacity) },
        motion("finger", "transform") { "translateY(\(SVG.number($0.finger ?? 0))px)" },
        steps("touch", "visibility") { $0.finger == nil ? "hidden" : "visible" },
      ]
    return """
      text { font-family: system-ui, -apple-system, "Segoe UI", sans-serif }
      .icon { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
      .heading { font-size: 17px; font-weight: 600; text-anchor: middle; fill: #000 }
      .ground { fill: #fff } .bar { fill: #f9f9f9 } .faint { fill: #ececf0 } .fainter { fill: #f4f4f6 }
      .line { stroke: #3c3c4326 } .frame { fill: none; stroke: #86868b80 } .finger { fill: #8888; stroke: #fff9 }
      .dark { display: none }
      @media (prefers-color-scheme: dark) {
      .light { display: none } .dark { display: inline } .ground { fill: #000 } .bar { fill: #161618 }
      .faint { fill: #252528 } .fainter { fill: #18181a } .line { stroke: #545458 } .heading { fill: #fff }
      }
      .list { animation: list \(seconds)s linear infinite }
      .control { animation: control \(seconds)s linear infinite, alpha \(seconds)s linear infinite }
      .finger { animation: finger \(seconds)s linear infinite, touch \(seconds)s step-end infinite }
      .spinner { animation: spin 1s steps(8) infinite }
      @keyframes spin { to { transform: rotate(1turn) } }
      \(rules.joined(separator: "\n"))
      \(keyframes.joined(separator: "\n"))
      @media (prefers-reduced-motion: reduce) { * { animation-play-state: paused !important } }
      """
  }

  /// Keyframes of a value that jumps, one for each change.
  private func steps(
    _ name: String,
    _ property: String,
    _ value: (Frame) -> String
  ) -> String {
    var last = ""
    let kept = frames.filter { frame in
      defer { last = value(frame) }
      return value(frame) != last
    }
    return keyframes(name, property, kept, value)
  }

  /// Keyframes of an animated value, without repetitions while the value is constant.
  private func motion(
    _ name: String,
    _ property: String,
    _ value: (Frame) -> String
  ) -> String {
    let values = frames.map(value)
    let kept = frames.indices.filter { index in
      guard index > 0, index < frames.count - 1 else { return true }
      let isSteady = values[index] == values[index - 1] && values[index] == values[index + 1]
      return !isSteady
    }
    return keyframes(name, property, kept.map { frames[$0] }, value)
  }

  private func keyframes(
    _ name: String,
    _ property: String,
    _ frames: [Frame],
    _ value: (Frame) -> String
  ) -> String {
    let rows = frames.map { frame in
      "\(SVG.number(frame.time / duration * 100))% { \(property): \(value(frame)) }"
    }
    return "@keyframes \(name) {\n\(rows.joined(separator: "\n"))\n}"
  }
}
