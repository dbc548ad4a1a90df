// Containers that do not match, judged at the end of the page when all marks are known.

/// A container that may be at fault.
enum ContainerSuspect {
  /// An index into the containers of the page: nothing closed it.
  case open(Int)
  /// A closing mark that nothing opened.
  case closing(Container.Syntax, name: String, range: Range<Int>)
}

extension LineScanner {
  /// Reports the suspects that are certainly wrong.
  mutating func judgeContainers() {
    if saidTooDeep { return }
    var balances: [String: Int] = [:]
    for suspect in suspects {
      switch suspect {
      case .open(let index):
        let container = page.containers[index].mark
        guard mustClose(container.syntax, container.name),
          container.syntax != .element || balance(container.name, &balances) > 0
        else { continue }
        addFault(container.range, "\(Self.opening(container)) is never closed")
      case .closing(let syntax, let name, let range):
        guard mustClose(syntax, name), syntax != .element || balance(name, &balances) < 0
        else { continue }
        addFault(range, "nothing is open that \(CodeMarks.quoted(bytes.text(range))) could close")
      }
    }
  }

  private mutating func addFault(_ range: Range<Int>, _ detail: String) {
    page.faults.append(PageFault(kind: .unclosedContainer, range: range, detail: detail))
  }

  /// Whether a container without a closing mark is wrong in this dialect.
  private func mustClose(_ syntax: Container.Syntax, _ name: String) -> Bool {
    switch syntax {
    case .element: traits.isJSX && !ElementNames.isOptionallyClosed(name)
    case .directive: name.isEmpty || traits.isSureOfDirectives || DirectiveMark.isCommon(name)
    case .docc: true
    case .admonition, .shortcode, .tag: false
    }
  }

  private static func opening(_ container: ContainerMark) -> String {
    switch container.syntax {
    case .element: "`<\(container.name)>`"
    case .directive: "`:::\(container.name)`"
    default: "`@\(container.name) {`"
    }
  }

  /// How many more opening than closing tags of a name the page has outside code.
  private func balance(_ name: String, _ known: inout [String: Int]) -> Int {
    if let balance = known[name] { return balance }
    guard known.count < 16 else { return 0 }
    var balance = 0
    for (index, shadow) in page.shadow.lines.enumerated()
    where shadow.kind != .code && shadow.kind != .fence {
      balance += self.balance(name, in: starts[index]..<lines.contentEnd(index))
    }
    known[name] = balance
    return balance
  }

  private func balance(_ name: String, in range: Range<Int>) -> Int {
    var balance = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] == 0x60 {
        offset = bytes.endOfCodeSpan(at: offset, range.upperBound)
        continue
      }
      let found = offset
      offset += 1
      guard bytes[found] == 0x3C else { continue }
      let isClosing = offset < range.upperBound && bytes[offset] == 0x2F
      let start = isClosing ? offset + 1 : offset
      let after = Tag.endOfName(bytes, start, range.upperBound)
      guard bytes.reads(start..<after, name) else { continue }
      if isClosing {
        balance -= 1
      } else if let tag = Tag(bytes, at: found, limit: bytes.count, isJSX: traits.isJSX) {
        if !tag.isSelfClosing { balance += 1 }
      }
    }
    return balance
  }
}
