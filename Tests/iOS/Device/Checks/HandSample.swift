// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(DeviceCheck) public import RefreshRuntime
public import UIKit

extension HandCheck.Sample {
  /// Measures a list and its header.
  @MainActor
  public init(of list: UIScrollView, _ header: RefreshController, haptics: Int, time: Double) {
    self.init()
    self.time = time
    self.haptics = haptics
    phase = header.state.name
    offset = list.contentOffset.y
    inset = list.contentInset.top - list.ownerContentInset.top
    top = list.adjustedContentInset.top - inset
    width = Double(list.window?.bounds.size.width ?? 0)
    count = header.facts.actions
    isTouched = list.isTracking
    let control = list.subviews.first { "\(type(of: $0))" == "RefreshControlView" }
    guard let control, !control.isHidden else { return }
    // What lies below the bars and above the end of the list.
    let start = max(control.frame.origin.y, offset + top)
    let end = control.frame.origin.y + control.frame.size.height
    visible = max(0, min(end, offset + list.bounds.size.height) - start)
  }
}
