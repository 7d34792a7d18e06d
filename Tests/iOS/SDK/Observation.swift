// Declared as it is on iOS, and documented there; nothing of it ever runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 17.0, *)
public protocol Observable {}

@available(iOS 17.0, *)
public struct ObservationRegistrar: Sendable {
  public init() {}

  public func access<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {}

  public func withMutation<Subject: Observable, Member, T>(
    of subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    _ mutation: () throws -> T
  ) rethrows -> T {
    try mutation()
  }
}
