/// The view of a control, as its controller uses it.
@MainActor
protocol RefreshPresenter: AnyObject {
  /// Updates the view after the control has performed `effects`, which may be empty.
  func show(_ effects: RefreshEffects, of controller: RefreshController)

  /// The time of the last success in seconds since 1970; `nil` if the control has not stored one.
  var lastSuccess: Double? { get }

  /// Shows the appearance of the current state again.
  func updateAppearance(of controller: RefreshController)
}
