#if os(visionOS)
  /// Haptic feedback of a control: none, since visionOS has no feedback generators.
  @MainActor
  struct RefreshFeedback {
    init(_ haptic: RefreshHaptic) {}

    func prepare() {}
    func play() {}
  }
#elseif canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Haptic feedback of a control, on devices that have a haptic engine.
  @MainActor
  struct RefreshFeedback {
    private let impact: UIImpactFeedbackGenerator?
    private let selection: UISelectionFeedbackGenerator?

    /// Makes ready for a haptic; the engine does not start before `prepare()`.
    init(_ haptic: RefreshHaptic) {
      selection = haptic == .selection ? UISelectionFeedbackGenerator() : nil
      impact =
        switch haptic {
        case .none, .selection: nil
        case .light: UIImpactFeedbackGenerator(style: .light)
        case .medium: UIImpactFeedbackGenerator(style: .medium)
        case .heavy: UIImpactFeedbackGenerator(style: .heavy)
        case .soft: UIImpactFeedbackGenerator(style: .soft)
        case .rigid: UIImpactFeedbackGenerator(style: .rigid)
        }
    }

    /// Wakes the engine, which takes a moment, while a pull comes near.
    func prepare() {
      impact?.prepare()
      selection?.prepare()
    }

    /// Makes it felt.
    func play() {
      impact?.impactOccurred()
      selection?.selectionChanged()
    }
  }
#endif
