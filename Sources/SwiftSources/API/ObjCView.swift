internal import APIModel
enum ObjCView { static func apply(to symbols: inout [DeclaredSymbol]) {} }
