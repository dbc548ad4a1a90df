// Tests of the imports at the head of a snippet, which the parser does not see.

import Testing

@testable import SwiftSources

struct ImportLinesTests {
  private func modules(_ code: String) -> [String] {
    ImportLines(Array(code.utf8)).modules.sorted()
  }

  @Test(
    "Plain imports at the head are read",
    arguments: [
      ("import UIKit", ["UIKit"]),
      ("import UIKit\nimport Lamp_2\n\nlet a = 1", ["Lamp_2", "UIKit"]),
      ("\n  import UIKit\n@main struct App {}", ["UIKit"]),
      ("import Lamp\nimport os\nimport Foundation\n", ["Lamp"]),
    ])
  func plain(code: String, expected: [String]) {
    #expect(modules(code) == expected)
  }

  @Test(
    "What the parser may read otherwise is left to it",
    arguments: [
      "// Lamp\nimport Lamp", "import Lamp // Lamp", "import Lamp.Part", "import Lamp\n.Part",
      "import struct Lamp", "import Lamp; let a = 1", "import Any", "import Self\nlet a = 1",
      "@testable import Lamp", "imports Lamp", "importLamp", "import\nLamp", "import Lämp",
      "import Lamp\r\nlet a = 1", "import Lamp\n/* … */ .Part",
      "import Lamp\n// Part\n.Part", "let a = 1\nimport Lamp", "",
    ])
  func others(code: String) {
    #expect(modules(code).isEmpty)
  }

  @Test("The range ends with the last of them")
  func range() {
    let lines = ImportLines(Array("\nimport Lamp\n\nimport UIKit\n// 灯\nimport Foundation".utf8))
    #expect(lines.range == 1..<26)
  }
}
