#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A binding by which an app says that it loads, and learns of refreshes.
  ///
  /// The binding is read by change only: between a pull and the update of the view that follows from it,
  /// another update may still have the old value.
  @MainActor
  struct BoundLoad {
    private var binding: Binding<Bool>?
    /// The value of the last update.
    private var read = false
    /// The value that was written since, unless an update has brought it.
    private var written: Bool?

    /// Takes the binding of an update; returns the value if the app has changed it.
    mutating func read(_ binding: Binding<Bool>?) -> Bool? {
      self.binding = binding
      guard let value = binding?.wrappedValue, value != read else { return nil }
      read = value
      defer { written = nil }
      return value == written ? nil : value
    }

    /// Writes the value, unless the app knows it.
    mutating func write(_ value: Bool) {
      guard let binding, value != written ?? read else { return }
      written = value
      binding.wrappedValue = value
    }
  }
#endif
