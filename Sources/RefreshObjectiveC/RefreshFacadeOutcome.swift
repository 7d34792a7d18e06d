#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  #if canImport(RefreshCore)
    import RefreshRuntime
  #endif

  /// The outcome of a refresh, `RefreshOutcome` in Objective-C.
  #if canImport(ObjectiveC)
    @objc(RefreshOutcome)
  #endif
  public enum RefreshFacadeOutcome: Int, Sendable {
    /// There is new data.
    case success
    /// There is no more data to load.
    case exhausted
    /// The action failed or timed out.
    case failure
    /// The action was canceled, which does not count as a failure.
    case cancelled

    init(_ outcome: RefreshOutcome) {
      self =
        switch outcome {
        case .success: .success
        case .exhausted: .exhausted
        case .failure: .failure
        case .cancelled: .cancelled
        }
    }
  }

  extension RefreshOutcome {
    init(_ outcome: RefreshFacadeOutcome) {
      self =
        switch outcome {
        case .success: .success
        case .exhausted: .exhausted
        case .failure: .failure
        case .cancelled: .cancelled
        }
    }
  }
#endif
