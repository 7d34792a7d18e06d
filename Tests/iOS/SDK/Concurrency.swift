// Declared as it is on iOS, and documented there; nothing of it ever runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What of Swift's concurrency the sources use; the toolchain has it for Linux only.

import Swift

public protocol Actor: AnyObject, Sendable {
  nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}

@frozen
public struct UnownedSerialExecutor: Sendable {}

public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

@globalActor
public final actor MainActor: GlobalActor {
  public static let shared = MainActor()
  public nonisolated var unownedExecutor: UnownedSerialExecutor { UnownedSerialExecutor() }

  public static func assumeIsolated<T: Sendable>(
    _ operation: @MainActor () throws -> T
  ) rethrows -> T { fatalError() }
}

public struct CancellationError: Error {
  public init() {}
}

@frozen
public struct Task<Success: Sendable, Failure: Error>: Sendable {
  public func cancel() {}
}

extension Task where Failure == Never {
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) { fatalError() }
}

extension Task where Success == Never, Failure == Never {
  public static var isCancelled: Bool { false }
  public static func sleep(nanoseconds: UInt64) async throws {}
}
