// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(DeviceCheck) import RefreshRuntime
public import UIKit

extension SystemNumbers.Sample {
  /// Measures a list and its `UIRefreshControl`.
  @MainActor
  public init(of list: UIScrollView) {
    self.init()
    offset = list.contentOffset.y
    contentTop = list.contentInset.top
    top = list.adjustedContentInset.top
    (width, height) = (list.bounds.size.width, list.bounds.size.height)
    isTouched = list.isTracking
    isRefreshing = list.refreshControl?.isRefreshing == true
    let views = list.refreshControl?.subviews.filter { $0.alpha > 0 } ?? []
    isDressed = views.count == 1 && "\(type(of: views[0]))" == "SystemHost"
    superview = list.refreshControl?.superview.map { "\(type(of: $0))" } ?? "no view"
    phase = list.headerController?.facts.phase ?? "no control"
    progress = list.headerController?.status.progress ?? 0
  }
}
