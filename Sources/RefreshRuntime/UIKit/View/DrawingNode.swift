#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A copy of a drawing's layer as a layer of Core Animation.
  @MainActor
  struct DrawingNode {
    /// The number of the layer in the drawing.
    private let index: Int
    private let copy: Int
    /// The layer, with its origin at its position.
    let layer: CALayer
    /// The layer whose fill has a gradient.
    private let fade: (layer: CAGradientLayer, fade: RefreshFade)?
    private let children: [DrawingNode]

    /// The nodes of layers; `first` is the number of the first one.
    static func nodes(
      of layers: [RefreshLayer],
      from first: Int = 0,
      image: (String) -> UIImage?
    ) -> [DrawingNode] {
      var index = first
      var nodes: [DrawingNode] = []
      for layer in layers {
        for copy in 0..<(layer.copies?.count ?? 1) {
          nodes.append(DrawingNode(of: layer, index: index, copy: copy, image: image))
        }
        index += layer.all.count
      }
      return nodes
    }

    private init(
      of source: RefreshLayer,
      index: Int,
      copy: Int,
      image: (String) -> UIImage?
    ) {
      (self.index, self.copy) = (index, copy)
      var children: [DrawingNode] = []
      var fade: (layer: CAGradientLayer, fade: RefreshFade)?
      switch source.shape {
      case .group(let layers):
        layer = CALayer()
        children = Self.nodes(of: layers, from: index + 1, image: image)
        for child in children { layer.addSublayer(child.layer) }
      case .image(let name, let width, let height):
        layer = Self.layer(
          of: image(name),
          width: width,
          height: height,
          isTemplate: source.fill != nil
        )
      default:
        let shape = Self.shape(source)
        layer = shape
        if let gradient = source.fade {
          fade = (Self.gradient(over: shape.path), gradient)
          fade.map { shape.addSublayer($0.layer) }
        }
      }
      (self.children, self.fade) = (children, fade)
    }

    private static func shape(_ source: RefreshLayer) -> CAShapeLayer {
      let layer = CAShapeLayer()
      layer.path = source.shape.path
      layer.lineCap = source.cap == .round ? .round : .butt
      layer.lineJoin = .round
      layer.fillColor = nil
      return layer
    }

    /// A gradient in the form of a path.
    private static func gradient(over path: CGPath?) -> CAGradientLayer {
      let (layer, mask) = (CAGradientLayer(), CAShapeLayer())
      layer.bounds = frame
      mask.path = path
      layer.mask = mask
      return layer
    }

    /// More than a drawing can cover; the colors beyond a gradient's ends are those of the ends.
    private static let frame = CGRect(x: -500, y: -500, width: 1000, height: 1000)

    private static func layer(
      of image: UIImage?,
      width: Double,
      height: Double,
      isTemplate: Bool
    ) -> CALayer {
      let layer = CALayer()
      layer.bounds = CGRect(
        x: -CGFloat(width) / 2,
        y: -CGFloat(height) / 2,
        width: CGFloat(width),
        height: CGFloat(height)
      )
      let picture = isTemplate ? CALayer() : layer
      picture.contents = image?.cgImage
      picture.bounds = layer.bounds
      if isTemplate { layer.mask = picture }
      return layer
    }

    // MARK: Showing

    /// Shows the records from the index `next` on in the nodes of a group, and hides other nodes.
    static func show(_ records: [DrawingRecord], from next: inout Int, in nodes: [DrawingNode]) {
      for node in nodes {
        let isShown =
          next < records.count && records[next].layer == node.index
          && records[next].copy == node.copy
        node.layer.isHidden = !isShown
        guard isShown else { continue }
        node.show(records[next])
        next += 1
        show(records, from: &next, in: node.children)
      }
    }

    private func show(_ record: DrawingRecord) {
      layer.opacity = Float(record.opacity)
      layer.setAffineTransform(
        CGAffineTransform(rotationAngle: Self.radians(record.turn))
          .translatedBy(x: CGFloat(record.x), y: CGFloat(record.y))
          .rotated(by: Self.radians(record.rotate))
          .scaledBy(x: CGFloat(record.scaleX), y: CGFloat(record.scaleY))
      )
      if let fade {
        let parts = [fade.fade.start, fade.fade.end]
        fade.layer.colors = parts.map { record.fill.cgColor(alpha: $0.y) }
        let places = parts.map {
          CGPoint(x: 0.5, y: ($0.x - Self.frame.origin.y) / Self.frame.size.height)
        }
        (fade.layer.startPoint, fade.layer.endPoint) = (places[0], places[1])
      }
      guard let shape = layer as? CAShapeLayer else {
        if layer.mask != nil { layer.backgroundColor = record.fill.cgColor() }
        return
      }
      (shape.strokeStart, shape.strokeEnd) = (CGFloat(record.start), CGFloat(record.end))
      shape.lineWidth = CGFloat(record.width)
      shape.strokeColor = record.stroke.cgColor()
      if fade == nil { shape.fillColor = record.fill.cgColor() }
    }

    private static func radians(_ degrees: Double) -> CGFloat { CGFloat(degrees) * .pi / 180 }
  }

  extension DrawingColor {
    fileprivate func cgColor(alpha part: Double = 1) -> CGColor {
      UIColor(
        red: CGFloat(red),
        green: CGFloat(green),
        blue: CGFloat(blue),
        alpha: CGFloat(alpha * part)
      ).cgColor
    }
  }

  extension RefreshShape {
    /// The path; `nil` for an image and a group.
    fileprivate var path: CGPath? {
      let path = CGMutablePath()
      switch self {
      case .circle(let radius, let at, let from, let sweep):
        path.addRelativeArc(
          center: CGPoint(at),
          radius: CGFloat(radius),
          startAngle: CGFloat(from - 90) * .pi / 180,
          delta: CGFloat(sweep) * .pi / 180
        )
      case .line(let points): path.addLines(between: points.map { CGPoint($0) })
      case .polygon(let points):
        path.addLines(between: points.map { CGPoint($0) })
        path.closeSubpath()
      case .rect(let width, let height, let at, let radius):
        let box = CGRect(
          x: CGFloat(at.x - width / 2),
          y: CGFloat(at.y - height / 2),
          width: CGFloat(width),
          height: CGFloat(height)
        )
        let corner = CGFloat(min(radius, min(width, height) / 2))
        path.addRoundedRect(in: box, cornerWidth: corner, cornerHeight: corner)
      case .path(let text):
        for segment in PathSegment.all(of: text) ?? [] {
          switch segment {
          case .move(let point): path.move(to: CGPoint(point))
          case .line(let point): path.addLine(to: CGPoint(point))
          case .curve(let first, let second, let point):
            path.addCurve(to: CGPoint(point), control1: CGPoint(first), control2: CGPoint(second))
          case .close: path.closeSubpath()
          }
        }
      case .image, .group: return nil
      }
      return path
    }
  }

  extension CGPoint {
    fileprivate init(_ point: SIMD2<Double>) {
      self.init(x: CGFloat(point.x), y: CGFloat(point.y))
    }
  }
#endif
