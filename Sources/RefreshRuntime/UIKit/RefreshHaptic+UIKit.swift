#if canImport(UIKit)
  import UIKit

  extension RefreshHaptic {
    /// Makes it felt, on a device that can.
    @MainActor
    func play() {
      switch self {
      case .none: break
      case .light: UIImpactFeedbackGenerator(style: .light).impactOccurred()
      case .medium: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
      case .heavy: UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
      case .soft: UIImpactFeedbackGenerator(style: .soft).impactOccurred()
      case .rigid: UIImpactFeedbackGenerator(style: .rigid).impactOccurred()
      case .selection: UISelectionFeedbackGenerator().selectionChanged()
      }
    }
  }
#endif
