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
    /// The distance of picture and texts from the middle of the control, downward.
    var shift: Double
    var opacity: Double
    /// The pull divided by the trigger distance.
    var pull: Double
    /// The visible part of the control, from 0 to 1.
    var visible: Double
    /// The distance of the finger from its first position; `nil` without a finger.
    var finger: Double?
  }

  static let width = PreviewScreen.portrait.width
  /// The height of the part of the screen that is shown, at the edge of the control.
  static let height = 300.0
  private static let cell = 80.0

  let control: ControlSpec
  let frames: [Frame]

  /// Creates the animation of a control; `nil` for a control at the leading or trailing edge.
  package init?(control: ControlSpec) {
    guard !control.behavior.edge.isHorizontal else { return nil }
    self.control = control
    frames = AnimatedRun(control: control).frames
  }

  /// The top of the part of the screen that is shown.
  var top: Double {
    control.behavior.edge.isFar ? PreviewScreen.portrait.height - Self.height : 0
  }

  /// The animation as an SVG image.
  package var svg: String {
    var keyframes = Keyframes(times: frames.map(\.time))
    let pictures = pictures(into: &keyframes)
    let title = SafeText.xml(SafeText.shortened(control.name, to: 100))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(SVG.number(Self.width)) \(SVG.number(Self.height))" \
      width="\(SVG.number(Self.width))" height="\(SVG.number(Self.height))" role="img">
      <title>\(title)</title>
      <style>
      \(style(into: &keyframes))
      </style>
      <clipPath id="screen"><rect width="\(SVG.number(Self.width))" height="\(SVG.number(Self.height))" rx="20"/></clipPath>
      <g clip-path="url(#screen)">
      <rect class="ground" width="100%" height="100%"/>
      \(isOverlay ? list + pictures : pictures + list)\(bar)\(finger)</g>
      <rect class="frame" x="0.5" y="0.5" width="\(SVG.number(Self.width - 1))" height="\(SVG.number(Self.height - 1))" rx="19.5"/>
      </svg>

      """
  }

  var fadesTexts: Bool { control.design.alpha == .textsFollowPull }

  /// Whether picture and texts move within the control.
  var scales: Bool { control.design.layout.scales }

  var isOverlay: Bool { control.behavior.style == .overlay }

  /// All rows that become visible during the animation.
  var list: String {
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

  /// The control in each state and both themes, and its drawings.
  private func pictures(into keyframes: inout Keyframes) -> String {
    let states = Set(frames.map(\.state))
    let appearances = control.appearances
    let language = PreviewLanguage.all(control.design.language, translations: [])[0]
    var content = ""
    for (theme, name) in ["light", "dark"].enumerated() {
      let cells = RefreshState.allCases.map { state in
        SheetCell(
          design: control.design,
          state: state,
          appearances: appearances,
          language: language,
          theme: theme,
          width: Self.width,
          height: control.behavior.height,
          drawsIndicator: false,
          contentAttribute: scales ? "class=\"content\"" : nil,
          textClass: fadesTexts ? "label" : nil
        )
      }
      for state in RefreshState.allCases where states.contains(state) {
        let cell = cells[Int(state.rawValue)]
        content += "<g class=\"\(name)\"><g class=\"\(state.name)\">\n\(cell.content)</g></g>\n"
      }
      for drawing in drawings {
        let animation = DrawingAnimation(drawing: drawing, in: frames, cells: cells)
        let names = scales ? "\(name) content" : name
        content += "<g class=\"\(names)\">\(animation.svg(into: &keyframes))</g>\n"
      }
    }
    return "<g class=\"alpha\"><g class=\"control\">\n\(content)</g></g>\n"
  }

  /// The drawings that the run shows.
  private var drawings: [RefreshDrawing] {
    let looks = control.appearances.map(\.appearance)
    return frames.reduce(into: []) { drawings, frame in
      guard let drawing = looks[Int(frame.state.rawValue)].shownDrawing,
        !drawings.contains(drawing)
      else { return }
      drawings.append(drawing)
    }
  }

  var bar: String {
    guard !control.behavior.edge.isFar else { return "" }
    return """
      <rect class="bar" width="\(SVG.number(Self.width))" height="\(SVG.number(PreviewScreen.portrait.bar))"/>
      <path class="line" d="M0 \(SVG.number(PreviewScreen.portrait.bar))h\(SVG.number(Self.width))"/>
      <text class="heading" x="\(SVG.number(Self.width / 2))" y="\(SVG.number(PreviewScreen.portrait.bar - 18))">\
      \(SafeText.xml(SafeText.shortened(heading, to: 30)))</text>

      """
  }

  /// The name of the control in words.
  private var heading: String {
    control.name.reduce(into: "") { words, letter in
      let isFirst = letter.isUppercase && words.last?.isLowercase == true
      words += isFirst ? " " + letter.lowercased() : String(letter)
    }
  }

  private var finger: String {
    "<g class=\"touch\"><circle class=\"finger\" cx=\"\(SVG.number(Self.width * 0.62))\" "
      + "cy=\"\(SVG.number(Self.height / 2))\" r=\"20\"/></g>\n"
  }

  /// The style of everything but motion.
  static let screenStyle = """
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
    """

  // MARK: Style and motion

  private func style(into keyframes: inout Keyframes) -> String {
    let seconds = SVG.number(keyframes.duration)
    let states = RefreshState.allCases.filter { state in frames.contains { $0.state == state } }
    let rules = states.map { state in
      let name = keyframes.name(
        steps: frames.map { "visibility: \($0.state == state ? "visible" : "hidden")" }
      )
      return ".\(state.name) { animation: \(name) \(seconds)s step-end infinite }"
    }
    let touch = keyframes.name(
      steps: frames.map { "visibility: \($0.finger == nil ? "hidden" : "visible")" }
    )
    let motions =
      [
        shift("list", into: &keyframes) { -$0.offset },
        shift("control", into: &keyframes) { $0.place - top },
        shift("finger", into: &keyframes) { $0.finger ?? 0 },
      ] + (scales ? [shift("content", into: &keyframes) { $0.shift }] : [])
    let isHidden = { (frame: Frame) in frame.opacity == 0 && control.behavior.style == .pull }
    let fading = opacity(named: "alpha", into: &keyframes) { frame in
      fadesTexts ? (isHidden(frame) ? 0 : 1) : frame.opacity
    }
    let texts = fadesTexts ? opacity(named: "label", into: &keyframes) { $0.opacity } : ""
    return """
      \(Self.screenStyle)
      .moving, .alpha, .label, .list, .control, .finger\(scales ? ", .content" : "") { animation: \(seconds)s linear infinite }
      .touch { animation: \(touch) \(seconds)s step-end infinite }
      .spinner { animation: spin 1s steps(8) infinite }
      @keyframes spin { to { transform: rotate(1turn) } }
      \((motions + rules).joined(separator: "\n"))
      \(fading)\(texts)
      \(keyframes.rules.joined(separator: "\n"))
      @media (prefers-reduced-motion: reduce) {
      * { animation-play-state: paused !important; animation-delay: -\(SVG.number(still))s !important }
      }
      """
  }

  /// The time at which the animation stands still under Reduce Motion: shortly before the finger
  /// lifts, or while a footer loads, which may be all that it shows.
  private var still: Double {
    let lift = frames.last { $0.finger != nil }?.time ?? 0
    return max(lift + (control.behavior.edge.isFar ? 0.6 : -0.2), 0)
  }

  /// The style of an element that fades.
  private func opacity(
    named name: String,
    into keyframes: inout Keyframes,
    opacity: (Frame) -> Double
  ) -> String {
    func css(_ numbers: [Double]) -> String { "opacity: \(SVG.number(numbers[0]))" }
    let values = frames.map { [opacity($0)] }
    let motion = keyframes.name(of: values, tolerance: [0.01], css: css)
    return ".\(name) { animation-name: \(motion ?? "none"); \(css(values[0])) }"
  }

  /// The style of an element that moves vertically.
  private func shift(_ name: String, into keyframes: inout Keyframes, y: (Frame) -> Double)
    -> String
  {
    func css(_ numbers: [Double]) -> String { "transform: translateY(\(SVG.number(numbers[0]))px)" }
    let values = frames.map { [y($0)] }
    let motion = keyframes.name(of: values, tolerance: [0.1], css: css)
    return ".\(name) { animation-name: \(motion ?? "none"); \(css(values[0])) }"
  }
}
