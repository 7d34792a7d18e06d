/// The view of a control.
@MainActor
protocol RefreshPresenter: AnyObject {
  /// Updates the view after the control has performed `effects`, which may be empty.
  func show(_ effects: RefreshEffects, of controller: RefreshController)
}
