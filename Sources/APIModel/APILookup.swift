// Finding symbols by what a snippet writes.

/// A symbol of a lookup, cheap to keep and compare; `APILookup` gives the symbol.
package struct SymbolHandle: Hashable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }
}

/// The symbols of a model, found by name in either spelling.
///
/// Type aliases are followed, members include those of extensions, superclasses and protocols.
package struct APILookup: Sendable {
  package let model: APIModel
  /// All symbols; a handle's index counts here.
  package let symbols: [Symbol]

  package init(_ model: APIModel) {
    self.model = model
    symbols = model.symbols
  }

  package subscript(handle: SymbolHandle) -> Symbol { symbols[handle.index] }
}
