// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }

  public internal(set) var state = State.possible
  /// Disabling a recognizer cancels its gesture.
  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { whenDisabled?() } }
  }
  var whenDisabled: (@MainActor () -> Void)?
  /// What is called when the state changes, in place of targets and their selectors.
  public var actions: [ObjectIdentifier: @MainActor () -> Void] = [:]
  /// Where the middle of the touches is, in the window.
  var touch = CGPoint.zero
  public internal(set) var numberOfTouches = 0

  public init() {}

  open func location(in view: UIView?) -> CGPoint { touch }

  /// Prepares for the next touch, without a notification.
  public func rest() {
    state = .possible
  }

  /// Goes to a state and says so.
  public func enter(_ state: State) {
    become(state)
    tell()
  }

  func become(_ state: State) {
    self.state = state
    switch state {
    case .began: numberOfTouches = 1
    case .changed, .possible: break
    case .ended, .cancelled, .failed: numberOfTouches = 0
    }
  }

  func tell() {
    for action in actions.values { action() }
  }
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var way = CGPoint.zero

  /// The velocity of the finger, which a test sets.
  public var speed = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { way }

  open func velocity(in view: UIView?) -> CGPoint { speed }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    way = translation
  }

  /// Another finger lands, which is no movement.
  func land(at distance: CGPoint) {
    numberOfTouches += 1
    touch = CGPoint(x: touch.x + distance.x, y: touch.y + distance.y)
  }

  /// The finger goes somewhere; a trackpad's two fingers leave the pointer where it is.
  public func move(by distance: CGPoint, withTouches: Bool = true) {
    way = CGPoint(x: way.x + distance.x, y: way.y + distance.y)
    guard withTouches else { return }
    touch = CGPoint(x: touch.x + distance.x, y: touch.y + distance.y)
  }
}

open class UITapGestureRecognizer: UIGestureRecognizer {}
