// The views that random specs name: Sources/Tools/RandomSpecs/NameWriter.swift.
import UIKit

final class BrandView: UIView {}

enum Brand {
  final class HeaderView: UIView {}
}

final class _Spinner: UIView {}

final class 漢字ビュー: UIView {}

/// The bundle that the project of the random specs names.
enum Resources {
  nonisolated static var bundle: Bundle { .main }
}
