/// The recorded proofs of common behaviors, which ship with the tool.
///
/// A proof depends only on the state machine and the proof class, so a recorded proof is valid as
/// long as the machine does not change. `make proofs` records the proofs, and tests repeat each of
/// them.
package enum ShippedProofs {
  /// The size of an entry in bytes: a part of the fingerprint, and two bytes for the phases.
  private static let entrySize = 7
  private static let phasesSize = 2

  /// The phases that behaviors of a class can reach, if there is a recorded proof.
  package static func phases(of proofClass: ProofClass) -> PhaseSet? {
    let table = PackageResources.shipped_proofs
    let wanted = entry(of: proofClass, reaching: []).dropLast(phasesSize)
    var (low, high) = (0, table.count / entrySize)
    while low < high {
      let middle = (low + high) / 2
      let end = (middle + 1) * entrySize - phasesSize
      let found = table[end - wanted.count..<end]
      if found.elementsEqual(wanted) {
        return PhaseSet(rawValue: UInt16(table[end]) << 8 | UInt16(table[end + 1]))
      }
      if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The entry of a class: the first bytes of its fingerprint, then two bytes for the phases.
  private static func entry(of proofClass: ProofClass, reaching phases: PhaseSet) -> [UInt8] {
    let fingerprint = proofClass.fingerprint.bigEndian
    let bits = phases.rawValue
    return withUnsafeBytes(of: fingerprint) { Array($0.prefix(entrySize - phasesSize)) }
      + [UInt8(bits >> 8), UInt8(bits & 255)]
  }

  /// The table of proofs in the format of `shipped.proofs`.
  package static func table(_ proofs: [(proofClass: ProofClass, phases: PhaseSet)]) -> [UInt8] {
    proofs.map { entry(of: $0.proofClass, reaching: $0.phases) }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .flatMap { $0 }
  }

  package static var table: [UInt8] { PackageResources.shipped_proofs }
}
