import RefreshDiagnostics
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0),
    ("title", 5),
    ("下拉", 4),
    ("한글", 4),
    ("ｆｕｌｌ", 8),
    ("ﾊﾝｶｸ", 4),
    ("e\u{301}", 1),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("😀", 2),
    ("👍🏽", 2),
    ("👨‍👩‍👧", 2),
    ("🇩🇪", 2),
    ("…", 1),
    ("—", 1),
  ])
  func `text takes the columns of its scalars`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
