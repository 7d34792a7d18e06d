// Declared as SwiftUI declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

@available(iOS 13.0, *)
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

@available(iOS 13.0, *)
extension UIViewRepresentable {
  public var body: Never { absurd() }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

@available(iOS 13.0, *)
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@available(iOS 13.0, *)
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
}
