import RefreshCore
import RefreshLanguage

/// A choice that generated code makes by the name of its case.
///
/// The names are written out: to ask Swift for them takes longer than all else about a control.
protocol CaseNamed {
  /// The name of the case.
  var caseName: String { get }
}

extension CaseNamed {
  /// The case as Swift.
  var expression: String { "." + caseName }
}

extension RefreshPhase: CaseNamed {
  var caseName: String { name }
}

extension RefreshOutcome: CaseNamed {
  var caseName: String {
    switch self {
    case .success: "success"
    case .exhausted: "exhausted"
    case .failure: "failure"
    case .cancelled: "cancelled"
    }
  }
}

extension RefreshEdge: CaseNamed {
  var caseName: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}

extension RefreshBehavior.Style: CaseNamed {
  var caseName: String {
    switch self {
    case .pull: "pull"
    case .inline: "inline"
    case .overlay: "overlay"
    }
  }
}

extension RefreshBehavior.Action: CaseNamed {
  var caseName: String {
    switch self {
    case .afterReveal: "afterReveal"
    case .immediate: "immediate"
    }
  }
}

extension RefreshBehavior.Inset: CaseNamed {
  var caseName: String {
    switch self {
    case .sticky: "sticky"
    case .fixed: "fixed"
    case .none: "none"
    }
  }
}

extension RefreshTrigger.Kind: CaseNamed {
  var caseName: String {
    switch self {
    case .release: "release"
    case .cross: "cross"
    case .reach: "reach"
    }
  }
}

extension RefreshTrigger.Comparison: CaseNamed {
  var caseName: String {
    switch self {
    case .exclusive: "exclusive"
    case .inclusive: "inclusive"
    case .latching: "latching"
    }
  }
}

extension RefreshTrigger.Release: CaseNamed {
  var caseName: String {
    switch self {
    case .lift: "lift"
    case .settle: "settle"
    }
  }
}
