/// Proofs that were made before, of the behaviors that specs mostly have.
///
/// A proof depends on nothing but the machine and the class of the behavior, so what was proved with
/// this machine need not be proved again on every computer. `make proofs` makes them, and the tests
/// make each again.
package enum ShippedProofs {
  /// How many bytes an entry has: the first ones of a class's fingerprint, and the phases.
  private static let entrySize = 6

  /// The phases that behaviors of a class can reach, if the class was proved before.
  package static func phases(of proofClass: ProofClass) -> PhaseSet? {
    let table = PackageResources.shipped_proofs
    let wanted = entry(of: proofClass, reaching: []).dropLast()
    var (low, high) = (0, table.count / entrySize)
    while low < high {
      let middle = (low + high) / 2
      let end = (middle + 1) * entrySize - 1
      let found = table[end - wanted.count..<end]
      if found.elementsEqual(wanted) { return PhaseSet(rawValue: table[end]) }
      if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The entry of a class, which has a byte for the phases behind those of the fingerprint.
  private static func entry(of proofClass: ProofClass, reaching phases: PhaseSet) -> [UInt8] {
    let fingerprint = proofClass.fingerprint.bigEndian
    return withUnsafeBytes(of: fingerprint) { Array($0.prefix(entrySize - 1)) } + [phases.rawValue]
  }

  /// The table of proofs, as `shipped.proofs` holds it.
  package static func table(_ proofs: [(proofClass: ProofClass, phases: PhaseSet)]) -> [UInt8] {
    proofs.map { entry(of: $0.proofClass, reaching: $0.phases) }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .flatMap { $0 }
  }

  /// The table that is shipped.
  package static var table: [UInt8] { PackageResources.shipped_proofs }
}
