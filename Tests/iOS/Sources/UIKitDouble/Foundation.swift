// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

/// Writes how long ago something was; Foundation has it on Apple's systems only.
public final class RelativeDateTimeFormatter {
  public init() {}

  public func localizedString(for date: Date, relativeTo other: Date) -> String {
    "\(Int(other.timeIntervalSince(date))) seconds ago"
  }
}
