// Opening and closing containers, and what is said of those that do not match.

extension LineScanner {
  /// The innermost open container; -1 for none.
  var innermostContainer: Int { frames.innermostContainer }

  /// The innermost open container, as blocks name it.
  var container: Int? {
    let innermost = frames.innermostContainer
    return innermost < 0 ? nil : innermost
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
    page.containers.append(
      ScannedContainer(
        mark: mark, range: mark.range, isClosed: isClosed, parent: frames.innermostContainer))
    return page.containers.count - 1
  }

  /// The frame of the innermost element of a name that is open; `name` is a stretch of the page.
  @inline(__always)
  func openElement(_ name: Range<Int>) -> Int? {
    frames.lastIndex { frame in
      guard case .container(let container) = frame.kind else { return false }
      return page.containers[container].mark.syntax == .element
        && bytes.areEqual(page.containers[container].mark.nameRange, name)
    }
  }

  /// Closes the innermost container of a name, and what is still open in it.
  ///
  /// - Parameter range: Where the closing mark stands.
  /// - Returns: Whether there is one.
  @discardableResult
  mutating func close(_ syntax: Container.Syntax, _ name: String, _ range: Range<Int>) -> Bool {
    let found = frames.lastIndex { frame in
      guard case .container(let container) = frame.kind else { return false }
      let mark = page.containers[container].mark
      return mark.syntax == syntax && mark.name == name
    }
    guard let found else { return false }
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
      page.containers[container].range.lowerBound..<lines.endOfContent(before: line)
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
