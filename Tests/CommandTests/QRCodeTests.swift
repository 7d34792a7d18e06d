import Testing

@testable import refreshgen

/// Compares QR codes with those of another encoder, the `qrcode` 8.2 of PyPI, with mask 0.
@Suite("QR codes")
struct QRCodeTests {
  /// Texts with the rows of their codes, whose highest bit is the first module.
  private static let known: [(String, [UInt64])] = [
    (
      "refreshgen",
      [
        0x1FC57F, 0x104141, 0x17545D, 0x17415D, 0x174B5D, 0x104E41, 0x1FD57F, 0x1400, 0x1DF5C4,
        0xF0633, 0x146BF, 0x4A323, 0x105E01, 0x1431, 0x1FDDF3, 0x105413, 0x175D18, 0x17425A,
        0x175E31, 0x105782, 0x1FDE73,
      ]
    ),
    (
      "http://192.168.1.23:8090/0123456789abcdef0123456789abcdef/",
      [
        0x1_FC44_337F, 0x1_0488_3341, 0x1_7522_555D, 0x1_7498_335D, 0x1_7499_335D, 0x1_0477_2241,
        0x1_FD55_557F, 0x121_EE00, 0x1_DF13_CCC4, 0xE8B8_CC6D, 0x1_CF75_1041, 0x70DD_991A,
        0xDC65_DF41, 0x70E5_DCE5, 0xC588_019B, 0xEB23_FEFA, 0xC411_DC63, 0x1_3AF9_DC65, 0x1C75_984B,
        0xE89F_BACA, 0x2E25_DE6B, 0xEB65_DC69, 0x1_7588_897F, 0xA0E0_CE6A, 0x1_6C91_DDF8,
        0x1B9_551F, 0x1_FDB5_575F, 0x1_059C_8B1B, 0x1_75A5_DDF8, 0x1_7425_5699, 0x1_7588_4491,
        0x1_05A2_EDFA, 0x1_FD51_9923,
      ]
    ),
  ]

  @Test("are those of another encoder", arguments: known)
  func matrices(_ text: String, _ rows: [UInt64]) {
    let found = QRCode(text)?.modules.map { row in
      row.reduce(0 as UInt64) { $0 << 1 | ($1 ? 1 : 0) }
    }
    #expect(found == rows)
  }

  @Test("take the smallest version that holds a text", arguments: [17, 32, 53, 78, 106])
  func versions(_ most: Int) throws {
    let largest = try #require(QRCode(String(repeating: "x", count: most)))
    let next = QRCode(String(repeating: "x", count: most + 1))
    #expect(next?.modules.count == (most == 106 ? nil : largest.modules.count + 4))
  }

  @Test("are drawn by half blocks, in a quiet zone of four modules")
  func drawing() throws {
    let lines = try #require(QRCode("refreshgen")).text.split(separator: "\n")
    #expect(lines.count == 15)
    #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[97;40m████") && $0.hasSuffix("\u{1B}[0m") })
    #expect(lines[2].contains("████ ▄▄▄▄▄ █"))
  }
}
