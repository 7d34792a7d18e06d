public import UIKit

/// Stands for the view of another module, which random specs name with its module.
public final class LottieAnimationView: UIView {}
