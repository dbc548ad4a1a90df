// Message sends.

extension ObjCParser {
  /// `[receiver word:argument word:argument]`, or else what stands in the bracket as a list.
  mutating func readMessage(to close: Int) -> ObjCExpression {
    let open = index
    return inside(open, close) { parser in
      let receiver = parser.readOperand(isReceiver: true)
      var message = ObjCMessage(
        open: open, close: close, receiver: receiver, parts: [], selector: "")
      parser.readParts(of: &message)
      if case .nothing = receiver { message.parts = [] }
      let isWhole = parser.index == parser.limit && !message.parts.isEmpty
      var rest: [ObjCExpression] = []
      while parser.index < parser.limit {
        let start = parser.index
        rest.append(parser.readExpression(withCommas: true))
        if parser.index == start { parser.index += 1 }
      }
      if isWhole { return .message(message) }
      let arguments = message.parts.flatMap(\.arguments)
      return .list([receiver] + arguments + rest, isArray: false)
    }
  }

  private mutating func readParts(of message: inout ObjCMessage) {
    while index < limit {
      guard tokens.isWord(index) || isAt(":") else { return }
      let name = index
      if !isAt(":") { index += 1 }
      guard take(":") else {
        if message.parts.isEmpty {
          message.parts = [ObjCMessage.Part(name: name, arguments: [])]
          message.selector = tokens.text(name)
        }
        return
      }
      var arguments = [readExpression()]
      while take(",") { arguments.append(readExpression()) }
      message.parts.append(ObjCMessage.Part(name: name, arguments: arguments))
      message.selector += (tokens.isMark(name, ":") ? "" : tokens.text(name)) + ":"
      skipToPart()
    }
  }

  /// Passes over what is no argument, such as an ellipsis, up to the next word with a colon.
  private mutating func skipToPart() {
    while index < limit, !(tokens.isWord(index) && tokens.isMark(index + 1, ":")), !isAt(":") {
      index = tokens.behindGroup(index)
    }
  }
}
