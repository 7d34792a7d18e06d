import RefreshRuntime
import Testing
import UIKit

/// Attaching through UIKit finds, shares and leaves its host.
@MainActor
@Suite("Attaching")
struct AttachTests {
  @Test("puts one host and one view into the scroll view")
  func attach() {
    let table = UITableView()
    SampleHeader.attach(to: table, onRefresh: { _ in })
    #expect(table.subviews.count == 2)
    #expect(table.observers.count == 4)
  }
}
