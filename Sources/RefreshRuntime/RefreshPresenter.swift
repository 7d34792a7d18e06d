/// What shows a control on a screen.
@MainActor
protocol RefreshPresenter: AnyObject {
  /// Shows what the control is doing, after it has performed `effects`, which may be none.
  func show(_ effects: RefreshEffects, of controller: RefreshController)
}
