#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation
  #if canImport(RefreshCore)
    import RefreshRuntime
  #endif

  /// One refresh of a control, `RefreshRun` in Objective-C, which the action gets and ends.
  ///
  /// An end belongs to its refresh. Once the refresh is over, its `end` has no effect, also while the
  /// next refresh is running.
  ///
  /// A class, since Objective-C has no other objects.
  #if canImport(ObjectiveC)
    @objc(RefreshRun) @objcMembers
  #endif
  public final class RefreshFacadeRun: NSObject, Sendable {
    private let run: RefreshRun

    init(_ run: RefreshRun) {
      self.run = run
      super.init()
    }

    /// Whether the refresh still waits for its end.
    @MainActor
    public var isCurrent: Bool { run.isCurrent }

    /// The control; `nil` once it has left its list.
    @MainActor
    public var control: RefreshFacade? { run.controller.map(RefreshFacade.init) }

    /// Ends the refresh; returns `false` if it is over.
    ///
    /// On another thread than the main thread, the method returns `true`, and the refresh ends in the
    /// next turn of the main thread.
    @discardableResult
    public func end(outcome: RefreshFacadeOutcome) -> Bool {
      run.end(RefreshOutcome(outcome))
    }

    /// Ends the refresh, and shows `title` with the outcome; returns `false` if the refresh is over.
    @discardableResult
    public func end(outcome: RefreshFacadeOutcome, title: NSString?) -> Bool {
      run.end(RefreshOutcome(outcome), title: title.map { String($0) })
    }
  }
#endif
