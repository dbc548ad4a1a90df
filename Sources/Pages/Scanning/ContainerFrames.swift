// Opening and closing containers, and what is said of those that do not match.

extension ScannedPage {
  /// The containers from the outermost to `container`; none for -1.
  func path(of container: Int) -> [Int] {
    container < 0 ? [] : containers[container].containers + [container]
  }
}

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
    openNames[OpenName(mark.syntax, mark.name), default: 0] += 1
  }

  private func takesOwnIndentation(_ syntax: Container.Syntax) -> Bool {
    if syntax == .tag || syntax == .shortcode, !traits.takesTagIndentation { return false }
    return traits.indentation == .own
  }

  /// Takes a container down that holds nothing, or all of whose content was read.
  @discardableResult
  mutating func add(_ mark: ContainerMark, isClosed: Bool) -> Int {
    page.containers.append(
      Container(
        syntax: mark.syntax, name: mark.name, attributes: mark.attributes, range: mark.range,
        openingRange: mark.range, isClosed: isClosed,
        containers: page.path(of: innermostContainer)))
    return page.containers.count - 1
  }

  /// Closes the innermost container of a name, and what is still open in it.
  ///
  /// - Parameter range: Where the closing mark stands.
  /// - Returns: Whether there is one.
  @discardableResult
  mutating func close(_ syntax: Container.Syntax, _ name: String, _ range: Range<Int>) -> Bool {
    guard openNames[OpenName(syntax, name), default: 0] > 0 else { return false }
    let found = frames.lastIndex { frame in
      guard case .container(let container) = frame.kind else { return false }
      return page.containers[container].syntax == syntax && page.containers[container].name == name
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
      forget(container)
      page.containers[container].isClosed = true
      page.containers[container].range =
        page.containers[container].range.lowerBound..<range.upperBound
    }
    frames.removeSubrange(index...)
    htmlBlock = nil
  }

  /// Closes a container whose body ended at a line with less indentation.
  mutating func closeByIndentation(_ container: Int) {
    forget(container)
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
    forget(container)
    page.containers[container].range = page.containers[container].range.lowerBound..<end
    suspects.append(.open(container))
  }

  private mutating func forget(_ container: Int) {
    openNames[
      OpenName(page.containers[container].syntax, page.containers[container].name), default: 1] -= 1
  }
}

/// The name of a container that is open.
struct OpenName: Hashable {
  var syntax: Container.Syntax
  var name: String

  init(_ syntax: Container.Syntax, _ name: String) {
    self.syntax = syntax
    self.name = name
  }
}
