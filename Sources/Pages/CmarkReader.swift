// libcmark's blocks as values: the only file that imports it.

internal import CCmark

/// A block as libcmark sees it.
///
/// Lines and columns count from 0, columns in bytes.
struct BlockNode {
  enum Kind: Equatable {
    /// - Parameter text: The index of its text in `BlockTree.headings`.
    case heading(level: Int, text: Int)
    /// - Parameter text: The index of its code in `BlockTree.codes`.
    case code(text: Int)
    case paragraph
    case html
    case list(isOrdered: Bool)
    case item
    case other
  }

  var kind: Kind
  var startLine: Int
  var startColumn: Int
  var endLine: Int
  /// How many block quotes stand around it.
  var quoteDepth: Int
  /// The index of the block around it, -1 for none.
  var parent: Int
}

/// The blocks of a text, and what some of them say.
struct BlockTree {
  /// In the order in which they start.
  var nodes: [BlockNode] = []
  /// The texts of headings without marks.
  var headings: [String] = []
  /// The code of code blocks.
  var codes: [[UInt8]] = []
}

/// Parses CommonMark with libcmark.
enum CmarkReader {
  /// The blocks of a text.
  ///
  /// - Parameter lines: The number to give to each line of the text.
  static func blocks(_ text: ByteBuffer, lines: [Int]) -> BlockTree {
    let tree = withDocument(text) { document in
      var walk = BlockWalk(lines: lines)
      walk.run(document)
      return walk.tree
    }
    return tree ?? BlockTree()
  }

  /// All of a text, element by element.
  static func pieces(_ text: [UInt8]) -> [MarkdownPiece] {
    text.withUnsafeBufferPointer { withDocument($0, pieces) ?? [] }
  }

  private static func pieces(_ document: OpaquePointer) -> [MarkdownPiece] {
    guard let walk = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(walk) }
    var pieces: [MarkdownPiece] = []
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { return pieces }
      guard let node = cmark_iter_get_node(walk) else { continue }
      if let element = MarkdownElement(node) {
        pieces.append(event == CMARK_EVENT_ENTER ? .open(element) : .close(element))
      } else if let piece = MarkdownPiece(leaf: node) {
        pieces.append(piece)
      }
    }
  }

  /// Nothing where libcmark has no memory left.
  private static func withDocument<Value>(
    _ text: ByteBuffer, _ body: (OpaquePointer) -> Value
  ) -> Value? {
    text.withMemoryRebound(to: CChar.self) { characters in
      guard
        let document = cmark_parse_document(
          characters.baseAddress, characters.count, CMARK_OPT_DEFAULT)
      else { return nil }
      defer { cmark_node_free(document) }
      return body(document)
    }
  }
}

extension MarkdownElement {
  /// Nil for what holds nothing, and for the document as a whole.
  fileprivate init?(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: self = .paragraph(isTight: Self.isTight(node))
    case CMARK_NODE_HEADING: self = .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_BLOCK_QUOTE: self = .quote
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      self = .list(start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil)
    case CMARK_NODE_ITEM: self = .item
    case CMARK_NODE_EMPH: self = .emphasis
    case CMARK_NODE_STRONG: self = .strong
    case CMARK_NODE_LINK: self = .link(string(cmark_node_get_url(node)))
    case CMARK_NODE_IMAGE: self = .image(string(cmark_node_get_url(node)))
    default: return nil
    }
  }

  private static func isTight(_ paragraph: OpaquePointer) -> Bool {
    guard let item = cmark_node_parent(paragraph), let list = cmark_node_parent(item) else {
      return false
    }
    return cmark_node_get_list_tight(list) != 0
  }
}

extension MarkdownPiece {
  /// Nil for what holds others.
  fileprivate init?(leaf node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: self = .text(string(cmark_node_get_literal(node)))
    case CMARK_NODE_CODE: self = .code(string(cmark_node_get_literal(node)))
    case CMARK_NODE_CODE_BLOCK:
      let info = string(cmark_node_get_fence_info(node))
      let word = info.split { $0 == " " || $0 == "," }.first
      self = .codeBlock(
        string(cmark_node_get_literal(node)), language: word.map(String.init) ?? "")
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
      self = .html(string(cmark_node_get_literal(node)))
    case CMARK_NODE_SOFTBREAK: self = .softBreak
    case CMARK_NODE_LINEBREAK: self = .hardBreak
    case CMARK_NODE_THEMATIC_BREAK: self = .rule
    default: return nil
    }
  }
}

/// What libcmark hands out, without broken UTF-8.
private func string(_ characters: UnsafePointer<CChar>?) -> String {
  characters.map { String(cString: $0) } ?? ""
}

/// A walk over libcmark's tree, as deep as it may be, without recursion.
private struct BlockWalk {
  private(set) var tree = BlockTree()
  private let lines: [Int]
  private var parent = -1
  private var quoteDepth = 0

  init(lines: [Int]) {
    self.lines = lines
    tree.nodes.reserveCapacity(lines.count)
  }

  mutating func run(_ document: OpaquePointer) {
    var next = cmark_node_first_child(document)
    while let node = next {
      if enter(node), let child = cmark_node_first_child(node) {
        next = child
        continue
      }
      next = following(node, upTo: document)
    }
  }

  /// The node after a node and all that is in it, leaving the blocks that end there.
  private mutating func following(
    _ node: OpaquePointer, upTo document: OpaquePointer
  ) -> OpaquePointer? {
    var node = node
    leave(node)
    while true {
      if let sibling = cmark_node_next(node) { return sibling }
      guard let above = cmark_node_parent(node), above != document else { return nil }
      node = above
      leave(node)
    }
  }

  /// Takes a block down; tells whether there are blocks in it.
  private mutating func enter(_ node: OpaquePointer) -> Bool {
    let type = cmark_node_get_type(node)
    let kind = kind(of: node, type)
    tree.nodes.append(
      BlockNode(
        kind: kind,
        startLine: line(cmark_node_get_start_line(node)),
        startColumn: max(Int(cmark_node_get_start_column(node)) - 1, 0),
        endLine: line(cmark_node_get_end_line(node)),
        quoteDepth: quoteDepth, parent: parent))
    parent = tree.nodes.count - 1
    if type == CMARK_NODE_BLOCK_QUOTE { quoteDepth += 1 }
    return type == CMARK_NODE_BLOCK_QUOTE || type == CMARK_NODE_LIST || type == CMARK_NODE_ITEM
  }

  /// A line of libcmark's, which may be none of the text for a block that ends before it starts.
  private func line(_ number: Int32) -> Int {
    lines.isEmpty ? 0 : lines[min(max(Int(number) - 1, 0), lines.count - 1)]
  }

  private mutating func leave(_ node: OpaquePointer) {
    if cmark_node_get_type(node) == CMARK_NODE_BLOCK_QUOTE { quoteDepth -= 1 }
    parent = tree.nodes[parent].parent
  }

  /// What a block is; its text is taken down.
  private mutating func kind(of node: OpaquePointer, _ type: cmark_node_type) -> BlockNode.Kind {
    switch type {
    case CMARK_NODE_HEADING:
      tree.headings.append(Self.inlineText(node))
      return .heading(
        level: Int(cmark_node_get_heading_level(node)), text: tree.headings.count - 1)
    case CMARK_NODE_CODE_BLOCK:
      tree.codes.append(Self.literal(node))
      return .code(text: tree.codes.count - 1)
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HTML_BLOCK: return .html
    case CMARK_NODE_LIST:
      return .list(isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST)
    case CMARK_NODE_ITEM: return .item
    default: return .other
    }
  }

  private static func literal(_ node: OpaquePointer) -> [UInt8] {
    guard let characters = cmark_node_get_literal(node) else { return [] }
    let length = strlen(characters)
    return characters.withMemoryRebound(to: UInt8.self, capacity: length) {
      Array(UnsafeBufferPointer(start: $0, count: length))
    }
  }

  /// The text of all inlines in a block, without marks.
  private static func inlineText(_ block: OpaquePointer) -> String {
    guard let first = cmark_node_first_child(block) else { return "" }
    if cmark_node_next(first) == nil, cmark_node_get_type(first) == CMARK_NODE_TEXT {
      return string(cmark_node_get_literal(first))
    }
    guard let walk = cmark_iter_new(block) else { return "" }
    defer { cmark_iter_free(walk) }
    var text: [UInt8] = []
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { return String(decoding: text, as: UTF8.self) }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(walk) else { continue }
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += literal(node)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text.append(0x20)
      default: break
      }
    }
  }
}
