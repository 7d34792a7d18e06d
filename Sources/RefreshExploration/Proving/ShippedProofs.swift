/// Proofs that were made before, of the behaviours that specs mostly have.
///
/// A proof depends on nothing but the machine and the class of the behaviour, so what was proved
/// with this machine need not be proved again on every computer. The tests prove each again.
package enum ShippedProofs {
  /// The phases that behaviours of a class can reach, if the class was proved before.
  package static func phases(of proofClass: ProofClass) -> PhaseSet? {
    let wanted = proofClass.fingerprint & ~0xFF
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = table[middle]
      if entry & ~0xFF == wanted { return PhaseSet(rawValue: UInt8(entry & 0xFF)) }
      if entry < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The entry of a class: its fingerprint, and the phases in the last byte.
  package static func entry(of proofClass: ProofClass, reaching phases: PhaseSet) -> UInt64 {
    proofClass.fingerprint & ~0xFF | UInt64(phases.rawValue)
  }
}
