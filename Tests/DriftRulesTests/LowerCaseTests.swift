// Tests of text in lower case.

import Testing

@testable import DriftRules

@Suite("Lower case")
struct LowerCaseTests {
  private func lower(_ text: String) -> String {
    let bytes = Array("<\(text)>".utf8)
    return bytes.withUnsafeBufferPointer {
      String(decoding: LowerCase.of($0, in: 1..<bytes.count - 1), as: UTF8.self)
    }
  }

  @Test(
    "What is turned byte by byte is what Unicode says",
    arguments: [
      "", "Since Version 4.6.0", "ÄÖÜ ÀÉÎÕØÞ ×ßäöüÿ÷", "С Версии, ДОСТУПНО Ёлка ЂЉЏ ёђџ",
      "自 4.6.0 版起可用（SDK）。", "バージョン４から「利用」できます", "متاح منذ الإصدار", "זמין מגרסה",
      "버전 4.6부터 사용 가능", "🎉 Since — “VERSION”", "प्रकार ไทย",
    ])
  func bytes(text: String) { #expect(lower(text) == text.lowercased()) }

  @Test(
    "What is not known byte by byte is left to Unicode",
    arguments: [
      "ŁÓDŹ Ő İSTANBUL", "ΑΠΌ ΤΗΝ ΈΚΔΟΣΗ", "Ստեղծվել Է", "ＶＥＲＳＩＯＮ", "Ḁ Ấ", "ⒶⅣ K", "Ѡ Ґ Ӏ",
      "𝐀𐐀",
    ])
  func others(text: String) { #expect(lower(text) == text.lowercased()) }

  @Test("Every letter of Latin, Cyrillic and the scripts beside them")
  func all() {
    for value in Array(0x80...0x5FF) + Array(0x2000...0x24FF) + Array(0xA640...0xAC10)
      + Array(0xFF00...0xFFEE)
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "A\(scalar)B"
      #expect(lower(text) == text.lowercased())
    }
  }
}
