#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Shows the drawing of an indicator: what the evaluator says, as layers of Core Animation.
  ///
  /// The view needs frames only while something moves by itself; the pull brings its own.
  ///
  /// A class, since only views are shown.
  final class DrawingView: UIView {
    /// The inputs of a drawing.
    struct Inputs {
      /// The pull divided by the trigger distance.
      var pull = 0.0
      /// The pull in points.
      var points = 0.0
      /// The visible part of the control, from 0 to 1.
      var visible = 1.0
      /// Whether Reduce Motion is on.
      var isMotionReduced = false
      /// Whether an animation changes the inputs.
      var isAnimated = false
    }

    /// The drawing with its arrows, which a control shows in several states.
    private struct Content: Equatable {
      var drawing: RefreshDrawing
      var arrows: [RefreshAppearance.Arrow?]
    }

    /// The size of the drawing, as a multiple of its usual size.
    var growth = 1.0 {
      didSet {
        guard growth != oldValue else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
    }
    /// Returns the inputs at this moment.
    var inputs: () -> Inputs = { Inputs() }
    private let bundle: Bundle
    private let root = CALayer()
    private var content: Content?
    /// The colors of the state; without a tint, the view has that of the app.
    private var appearance = RefreshAppearance()
    private var resolved = Drawing(layers: [])
    private var pose = DrawingPose(of: Drawing(layers: []))
    private var moment = DrawingMoment(.idle)
    /// The time of the last change of state.
    private var start = 0.0
    private var nodes: [DrawingNode] = []
    private var records: [DrawingRecord] = []
    private var isRunning = false

    /// Creates a view without a drawing; `bundle` has the colors and images of the app.
    init(bundle: Bundle) {
      self.bundle = bundle
      super.init(frame: .zero)
      isHidden = true
      layer.addSublayer(root)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    override var intrinsicContentSize: CGSize {
      let drawing = content?.drawing
      let (width, height) = (drawing?.width ?? 0, drawing?.height ?? 0)
      return CGSize(width: CGFloat(width * growth), height: CGFloat(height * growth))
    }

    // MARK: Showing

    /// Shows a drawing in a state; another drawing than before fades in.
    func show(
      _ drawing: RefreshDrawing?,
      arrows: [RefreshAppearance.Arrow?],
      appearance: RefreshAppearance,
      image: (String) -> UIImage?,
      in state: RefreshState
    ) {
      let content = drawing.map { Content(drawing: $0, arrows: arrows) }
      self.appearance = appearance
      if content != self.content { replace(by: content, image: image) }
      isHidden = content == nil
      resolve()
      if state != moment.state {
        update()
        pose.change(to: state, at: moment, in: resolved)
        (moment.state, start) = (state, CACurrentMediaTime())
      }
      draw()
      // An animation of the list, which the drawing may follow, shows in the next frame.
      if content != nil { run() }
    }

    private func replace(by content: Content?, image: (String) -> UIImage?) {
      let isChange = self.content != nil && content != nil
      self.content = content
      for node in nodes { node.layer.removeFromSuperlayer() }
      nodes = DrawingNode.nodes(of: content?.drawing.layers ?? [], image: image)
      for node in nodes { root.addSublayer(node.layer) }
      resolve()
      pose = DrawingPose(of: resolved)
      if isChange { layer.add(CATransition(), forKey: nil) }
      invalidateIntrinsicContentSize()
    }

    /// Draws the current moment.
    func draw() {
      guard content != nil else { return }
      update()
      resolved.draw(at: moment, from: pose, into: &records)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      var next = records.startIndex
      DrawingNode.show(records, from: &next, in: nodes)
      CATransaction.commit()
    }

    private func update() {
      let inputs = inputs()
      moment.since = max(CACurrentMediaTime() - start, 0)
      (moment.pull, moment.points, moment.visible) = (inputs.pull, inputs.points, inputs.visible)
      moment.isMotionReduced = inputs.isMotionReduced
    }

    // MARK: Frames

    private func run() {
      guard !isRunning, window != nil else { return }
      isRunning = true
      FrameWatch.start { [weak self] in self?.drawFrame() ?? false }
    }

    /// Draws a frame; returns whether there is a next one.
    private func drawFrame() -> Bool {
      isRunning = window != nil && !isHidden
      guard isRunning else { return false }
      draw()
      isRunning = inputs().isAnimated || resolved.isMoving(at: moment, from: pose)
      return isRunning
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if content != nil { run() }
    }

    // MARK: Colors and layout

    @available(iOS, deprecated: 17.0)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      resolve()
      draw()
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      resolve()
      draw()
    }

    /// Resolves the colors and the contrast again; the pose stays, since the layers are the same.
    private func resolve() {
      let isHighContrast = traitCollection.accessibilityContrast == .high
      resolved =
        content.map { content in
          content.drawing.resolved(
            arrows: content.arrows,
            isHighContrast: isHighContrast,
            color: color
          )
        } ?? Drawing(layers: [])
    }

    private func color(of paint: RefreshPaint) -> DrawingColor {
      let color =
        paint == .tint ? tintColor ?? .tintColor : paint.color(in: appearance).uiColor(in: bundle)
      let parts = color.resolvedColor(with: traitCollection).cgColor
        .converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?
        .components
      // Only the color of a pattern cannot be converted.
      guard let parts, parts.count == 4 else { return DrawingColor() }
      return DrawingColor(
        red: Double(parts[0]),
        green: Double(parts[1]),
        blue: Double(parts[2]),
        alpha: Double(parts[3])
      )
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let isMirrored =
        content?.drawing.isMirrored == true && effectiveUserInterfaceLayoutDirection == .rightToLeft
      root.position = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
      let (x, y) = (CGFloat(isMirrored ? -growth : growth), CGFloat(growth))
      root.setAffineTransform(CGAffineTransform.identity.scaledBy(x: x, y: y))
    }
  }
#endif
