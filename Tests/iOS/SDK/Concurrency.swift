// Declared as it is on iOS, and documented there; nothing of it ever runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What of Swift's concurrency the sources use; the toolchain has it for Linux only.

import Swift

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public protocol Actor: AnyObject, Sendable {
  nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@frozen
public struct UnownedSerialExecutor: Sendable {}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@globalActor
public final actor MainActor: GlobalActor {
  public static let shared = MainActor()
  public nonisolated var unownedExecutor: UnownedSerialExecutor { UnownedSerialExecutor() }

  public static func assumeIsolated<T: Sendable>(
    _ operation: @MainActor () throws -> T
  ) rethrows -> T { fatalError() }
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public struct CancellationError: Error {
  public init() {}
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@frozen
public struct Task<Success: Sendable, Failure: Error>: Sendable {
  public func cancel() {}
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
extension Task where Failure == Never {
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) { fatalError() }
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
extension Task where Success == Never, Failure == Never {
  public static var isCancelled: Bool { false }
  public static func sleep(nanoseconds: UInt64) async throws {}
}

@freestanding(expression)
public macro isolation<T>() -> T = Builtin.IsolationMacro

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public struct CheckedContinuation<T, E: Error>: Sendable {
  public func resume(returning value: sending T) {}
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public func withCheckedContinuation<T>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (CheckedContinuation<T, Never>) -> Void
) async -> sending T { fatalError() }

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public protocol AsyncIteratorProtocol<Element> {
  associatedtype Element
  mutating func next() async throws -> Element?
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public protocol AsyncSequence<Element> {
  associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
  associatedtype Element
  func makeAsyncIterator() -> AsyncIterator
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public struct AsyncStream<Element>: AsyncSequence {
  public struct Continuation: Sendable {
    public enum Termination: Sendable {
      case finished
      case cancelled
    }

    public enum BufferingPolicy: Sendable {
      case unbounded
      case bufferingNewest(Int)
    }

    public enum YieldResult {
      case dropped
    }

    public var onTermination: (@Sendable (Termination) -> Void)? {
      get { nil }
      nonmutating set {}
    }

    @discardableResult
    public func yield(_ value: sending Element) -> YieldResult { .dropped }
    public func finish() {}
  }

  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }

  public init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void
  ) {}

  public func makeAsyncIterator() -> Iterator { Iterator() }
}
