/// The view of a control.
@MainActor
protocol RefreshPresenter: AnyObject {
  /// Updates the view after the control has performed `effects`, which may be empty.
  func show(_ effects: RefreshEffects, of controller: RefreshController)

  /// The seconds from 1970 to the last success, if the control stores the time.
  var lastSuccess: Double? { get }

  /// Shows the appearance of the current state again.
  func updateAppearance(of controller: RefreshController)
}
