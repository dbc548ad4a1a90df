// Opening and closing containers, and what is said of those that do not match.

extension LineScanner {
  /// The innermost open container; -1 for none.
  var innermostContainer: Int {
    for frame in frames.reversed() {
      if case .container(let container) = frame.kind { return container }
    }
    return -1
  }

  /// Opens a container at a mark whose first byte stands at `column`.
  mutating func open(_ mark: ContainerMark, column: Int) {
    guard frames.count < Self.depthLimit else {
      saidTooDeep = true
      return
    }
    let container = add(mark, isClosed: false)
    let outer = frames.last ?? Frame(kind: .list, base: 0, shadow: 0)
    var frame = Frame(kind: .container(container), base: outer.base, shadow: outer.shadow)
    frame.colons = mark.colons
    if let bodyColumn = mark.bodyColumn {
      frame.base = bodyColumn
      frame.endsByIndentation = true
    } else if traits.indentation == .body {
      frame.awaitsBody = true
    } else if takesOwnIndentation(mark.syntax) {
      frame.base = max(column, outer.base)
    }
    frames.append(frame)
  }

  private func takesOwnIndentation(_ syntax: Container.Syntax) -> Bool {
    if syntax == .tag || syntax == .shortcode, !traits.takesTagIndentation { return false }
    return traits.indentation == .own
  }

  /// Takes a container down that holds nothing, or all of whose content was read.
  @discardableResult
  mutating func add(_ mark: ContainerMark, isClosed: Bool) -> Int {
    page.add(
      Container(
        syntax: mark.syntax, name: mark.name, attributes: mark.attributes, range: mark.range,
        openingRange: mark.range, isClosed: isClosed,
        containers: page.path(of: innermostContainer)))
    return page.containers.count - 1
  }

  /// The frame of the innermost container of a name that is open; `name` is a stretch of the page.
  func openFrame(_ syntax: Container.Syntax, _ name: Range<Int>) -> Int? {
    openFrame { $0.syntax == syntax && bytes.reads(name, $0.name) }
  }

  private func openFrame(_ isWanted: (Container) -> Bool) -> Int? {
    frames.lastIndex { frame in
      guard case .container(let container) = frame.kind else { return false }
      return isWanted(page.containers[container])
    }
  }

  /// Closes the innermost container of a name, and what is still open in it.
  ///
  /// - Parameter range: Where the closing mark stands.
  /// - Returns: Whether there is one.
  @discardableResult
  mutating func close(_ syntax: Container.Syntax, _ name: String, _ range: Range<Int>) -> Bool {
    guard let found = openFrame({ $0.syntax == syntax && $0.name == name }) else { return false }
    close(frame: found, at: range)
    return true
  }

  /// Closes the container of a frame, and what is still open in it.
  mutating func close(frame index: Int, at range: Range<Int>) {
    for frame in frames[(index + 1)...].reversed() {
      if case .container(let container) = frame.kind {
        leaveOpen(container, upTo: range.lowerBound)
      }
    }
    if case .container(let container) = frames[index].kind {
      page.containers[container].isClosed = true
      page.containers[container].range =
        page.containers[container].range.lowerBound..<range.upperBound
    }
    frames.removeSubrange(index...)
    htmlBlock = nil
  }

  /// Closes a container whose body ended at a line with less indentation.
  mutating func closeByIndentation(_ container: Int) {
    page.containers[container].isClosed = true
    page.containers[container].range =
      page.containers[container].range.lowerBound..<endOfContent(before: line)
  }

  /// The end of the last line before `line` that is not blank.
  func endOfContent(before line: Int) -> Int {
    var last = line - 1
    while last > 0, contentRange(last).isEmpty { last -= 1 }
    return last >= 0 ? contentRange(last).upperBound : 0
  }

  /// Closes what is open at the end of the page.
  mutating func closeAllContainers() {
    for frame in frames.reversed() {
      guard case .container(let container) = frame.kind else { continue }
      if frame.endsByIndentation {
        closeByIndentation(container)
      } else {
        leaveOpen(container, upTo: bytes.count)
      }
    }
    frames = []
    judgeContainers()
  }

  private mutating func leaveOpen(_ container: Int, upTo end: Int) {
    page.containers[container].range = page.containers[container].range.lowerBound..<end
    suspects.append(.open(container))
  }
}
