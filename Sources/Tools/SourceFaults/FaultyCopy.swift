import Foundation

/// A copy of Swift files with faults, and a list of the faults.
struct FaultyCopy {
  let from: URL
  let to: URL
  /// The lines whose faults do not compile, as `file:line`; these lines stay without faults.
  let dropped: Set<String>
  private(set) var list = ""
  private var number = 0
  private var seen: Set<String> = []

  init(from: URL, to: URL, dropped: Set<String>) {
    (self.from, self.to, self.dropped) = (from, to, dropped)
  }

  /// Copies the Swift files below a folder, with one in `step` faults.
  mutating func add(_ source: String, step: UInt64) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: from.path + "/" + source)
    for name in names.sorted() where name.hasSuffix(".swift") {
      let file = source + "/" + name
      let text = try String(contentsOf: from.appendingPathComponent(file), encoding: .utf8)
      var lines = SourceLine.lines(of: text)
      for index in lines.indices where !dropped.contains("\(file):\(index + 1)") {
        let sites = Site.sites(in: index, of: lines)
        let faults = sites.indices.map { place in
          sites[place].faults.compactMap {
            chosen($0, of: sites[place], at: "\(file):\(index + 1)", step)
          }
        }
        lines[index].text = lines[index].text(replacing: sites, by: faults)
      }
      let target = to.appendingPathComponent(file)
      let faulty = lines.map(\.text).joined(separator: "\n")
      // An unchanged file is not written, so it is not compiled again.
      if (try? String(contentsOf: target, encoding: .utf8)) != faulty {
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try faulty.write(to: target, atomically: true, encoding: .utf8)
      }
    }
  }

  /// The fault with its number; `nil` if the sample does not contain the fault.
  ///
  /// The choice depends on a hash of the fault, so other changes of the code, and moved files, do not
  /// affect it. The sample contains equal faults of files with the same name only once.
  private mutating func chosen(
    _ fault: String?,
    of site: Site,
    at place: String,
    _ step: UInt64
  ) -> NumberedFault? {
    let file = place.prefix { $0 != ":" }.split(separator: "/").last ?? ""
    let key = "\(file)\t\(site.text)\t\(fault ?? "removed")"
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    guard (hash >> 20) % step == 0, seen.insert(key).inserted else { return nil }
    number += 1
    list += "\(number)\t\(place)\t\(site.text)\t\(fault ?? "removed")\n"
    return NumberedFault(number: number, text: fault)
  }
}
