// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RefreshCore
internal import RefreshRuntime
public import UIKit

/// What scenes do, over and over.
extension DeviceScene {
  /// The edge at which the standard list rests.
  public static let restingTop: CGFloat = 355.0 / 3

  public func touch(onTrackpad: Bool = false) {
    outside("touch") { $0.touchDown(onTrackpad: onTrackpad) }
  }

  /// The finger takes the list to an offset, in steps.
  public func drag(to value: CGFloat, steps: Int = 6) {
    let start = list.position1
    for step in 1...steps {
      let target = start + (value - start) * CGFloat(step) / CGFloat(steps)
      outside("drag to \(target)") { $0.fingerMoves(to: target) }
      turn()
    }
  }

  /// The finger takes the list so many points past where it rests.
  public func pull(to distance: CGFloat, from rest: CGFloat = restingTop) {
    touch()
    drag(to: -rest - distance)
  }

  public func lift(velocity: CGFloat = 0) {
    outside("lift") { $0.lift(velocity: velocity) }
    turn()
  }

  /// A tap on the status bar scrolls the list to its top.
  public func tapStatusBar() {
    outside("status bar") { $0.setContentOffset(CGPoint(x: 0, y: $0.range.low), animated: true) }
    rest()
  }

  public func setInset(top: CGFloat? = nil, bottom: CGFloat? = nil) {
    outside("inset \(String(describing: top)) \(String(describing: bottom))") { list in
      var inset = list.contentInset
      if let top { inset.top = top }
      if let bottom { inset.bottom = bottom }
      list.contentInset = inset
    }
  }

  /// An owner adds to an inset what it reads there.
  public func addInset(top: CGFloat = 0, bottom: CGFloat = 0) {
    outside("add \(top) \(bottom)") { list in
      var inset = list.contentInset
      inset.top += top
      inset.bottom += bottom
      list.contentInset = inset
    }
  }

  public func setSafe(top: CGFloat? = nil, bottom: CGFloat? = nil) {
    outside("safe \(String(describing: top)) \(String(describing: bottom))") { list in
      var safe = list.systemInsets
      if let top { safe.top = top }
      if let bottom { safe.bottom = bottom }
      list.setSystemInsets(safe)
    }
  }

  public func setKeyboard(_ height: CGFloat) {
    outside("keyboard \(height)") { $0.setKeyboard(height) }
    turn()
  }

  public func setContent(_ height: CGFloat) {
    outside("content \(height)") { $0.contentSize = CGSize(width: 390, height: height) }
  }

  public func setSize(_ width: CGFloat, _ height: CGFloat) {
    outside("size \(width) x \(height)") {
      $0.frame = CGRect(x: 0, y: 0, width: width, height: height)
    }
  }

  /// The app sets the offset of the list.
  public func setOffset(_ value: CGFloat) {
    outside("offset \(value)") { $0.contentOffset = CGPoint(x: $0.contentOffset.x, y: value) }
  }

  public func begin(_ index: Int = 0) {
    event("begin", mayWrite: false) { controls[index].begin() }
    turn()
  }

  public func end(_ index: Int = 0, _ outcome: RefreshOutcome = .success) {
    event("end") { controls[index].end(outcome) }
    turn()
  }

  /// Begins, and waits until the control is revealed and at rest.
  public func refresh(_ index: Int = 0) {
    begin(index)
    wait(0.3)
    rest()
  }

  public func retire(_ index: Int = 0) {
    end(index)
    wait(0.5)
    rest()
  }

  public func leaveWindow() {
    outside("leave the window") { $0.removeFromSuperview() }
  }

  public func enterWindow() {
    outside("enter the window") { window.addSubview($0) }
    turn()
  }
}

extension DeviceScene {
  /// Brings the first control into a phase.
  package func reach(_ phase: RefreshPhase) {
    switch phase {
    case .pulling: pull(to: 40)
    case .armed: pull(to: 90)
    case .pending: event("begin") { controls[0].begin() }
    case .refreshing: refresh()
    case .ending:
      refresh()
      end()
    case .secondLevelArmed: pull(to: 160)
    case .secondLevel: event("open") { controls[0].openSecondLevel() }
    case .idle, .failed, .exhausted: break
    }
  }

  /// Lets go of the controllers.
  public func dropControls() {
    forgetControls()
  }
}
