// Declared as SwiftUI declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import UIKit

@available(iOS 13.0, *)
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

@available(iOS 13.0, *)
extension Never: View {
  public var body: Never { self }
}

@available(iOS 13.0, *)
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }
}

@available(iOS 13.0, *)
public struct EmptyView: View {
  public nonisolated init() {}

  public var body: Never { absurd() }
}

@available(iOS 13.0, *)
@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>

  @ViewBuilder func body(content: Content) -> Body
}

/// What a modifier is applied to.
@available(iOS 13.0, *)
public struct ModifierContent<Modifier: ViewModifier>: View {
  let content: any View

  public var body: Never { absurd() }
}

@available(iOS 13.0, *)
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  public var body: Never { absurd() }
}

/// A view of any type.
@available(iOS 13.0, *)
public struct AnyView: View {
  let content: any View

  public init(_ view: some View) {
    content = view
  }

  public var body: Never { absurd() }
}

/// A view with another behind it.
@available(iOS 13.0, *)
public struct Backed<Front: View, Back: View>: View {
  let front: Front
  let back: Back

  public var body: Never { absurd() }
}

/// One view or another in one place.
@available(iOS 13.0, *)
public struct Choice: View {
  let content: any View

  /// Shows what there is to show now.
  public init(_ content: any View) {
    self.content = content
  }

  public var body: Never { absurd() }
}

/// A view with another in front of it.
@available(iOS 13.0, *)
public struct Fronted<Back: View, Front: View>: View {
  let back: Back
  let front: Front

  public var body: Never { absurd() }
}

/// A view of a size.
@available(iOS 13.0, *)
public struct Sized<Content: View>: View {
  let content: Content

  public var body: Never { absurd() }
}

/// A view whose surroundings say something.
@available(iOS 13.0, *)
public struct InEnvironment<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  public var body: Never { absurd() }
}

@available(iOS 13.0, *)
extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedContent(content: self, modifier: modifier)
  }

  public func background<Background: View>(_ background: Background) -> some View {
    Backed(front: self, back: background)
  }

  public func overlay<Overlay: View>(_ overlay: Overlay) -> some View {
    Fronted(back: self, front: overlay)
  }

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    Sized(content: self)
  }

  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    InEnvironment(content: self) { $0[keyPath: keyPath] = value }
  }

  public func allowsHitTesting(_ enabled: Bool) -> some View {
    Sized(content: self)
  }

  @available(iOS 14.0, *)
  public func ignoresSafeArea() -> some View {
    Sized(content: self)
  }

  @available(iOS 15.0, *)
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    InEnvironment(content: self) { $0.refresh = RefreshAction(action: action) }
  }
}

/// Stands for the body of a view that is drawn as it is.
func absurd() -> Never {
  preconditionFailure("this view has no body")
}
