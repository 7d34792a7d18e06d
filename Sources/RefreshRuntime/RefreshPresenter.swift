/// The view of a control.
@MainActor
protocol RefreshPresenter: AnyObject {
  /// Shows the phase of the control after it has performed `effects`, which may be empty.
  func show(_ effects: RefreshEffects, of controller: RefreshController)
}
