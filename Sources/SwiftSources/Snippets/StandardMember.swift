// Members of the standard library's types that lead from one type to another.

internal import APIModel

/// A member of an array, a dictionary, a set, an optional or a result.
struct StandardMember {
  /// What a method makes of what its closure gives.
  enum Mapping {
    case elements, nonOptionalElements, joinedElements, optional
    case success(failure: TypeReference)
  }

  /// The type of the property, or the result of the method.
  var result = TypeReference.unknown
  /// What a closure that the method takes is called with.
  var closure: [TypeReference] = []
  /// What other arguments are.
  var argument = TypeReference.unknown
  /// How the result follows from that of the closure, where it does.
  var mapping: Mapping?

  /// The member of this name; `nil` where nothing is known of it.
  init?(_ name: String, of type: TypeReference) {
    switch type {
    case .optional(let wrapped): self.init(name, ofOptional: wrapped)
    case .array(let element): self.init(name, ofSequence: element)
    case .named(["Set"], let arguments) where arguments.count == 1:
      self.init(name, ofSequence: arguments[0])
    case .dictionary(let key, let value): self.init(name, ofDictionary: key, value)
    case .named(["Result"], let arguments) where arguments.count == 2:
      self.init(name, ofResult: arguments[0], arguments[1])
    case .tuple(let elements):
      guard let place = Int(name), elements.indices.contains(place) else { return nil }
      self.init(result: elements[place])
    default: return nil
    }
  }

  /// A member that comes from a well-known protocol, such as those of option sets.
  init(wellKnown name: String, of type: TypeReference, result: TypeReference) {
    self.result = result
    switch name {
    case "contains", "insert", "remove", "update", "subtract", "formUnion", "formIntersection",
      "formSymmetricDifference", "isSubset", "isSuperset", "isDisjoint":
      argument = type
    case "union", "intersection", "symmetricDifference", "subtracting":
      argument = type
      self.result = type
    default: break
    }
  }

  private init(result: TypeReference) { self.result = result }

  /// The result of a call whose closure gives this.
  func result(mapping given: TypeReference) -> TypeReference {
    switch mapping {
    case nil: result
    case .elements: .array(given)
    case .nonOptionalElements: .array(given.unwrapped)
    case .joinedElements: if case .array(let element) = given { .array(element) } else { .unknown }
    case .optional: given.wrapped
    case .success(let failure): .named(["Result"], arguments: [given, failure])
    }
  }

  private init?(_ name: String, ofOptional wrapped: TypeReference) {
    switch name {
    case "map", "flatMap":
      closure = [wrapped]
      mapping = .optional
    case "unsafelyUnwrapped": result = wrapped
    case "take": result = .optional(wrapped)
    case "hashValue", "debugDescription", "customMirror", "hash", "encode", "publisher", "some",
      "none":
      break
    default: return nil
    }
  }

  private init?(_ name: String, ofSequence element: TypeReference) {
    switch name {
    case "first", "last", "randomElement", "popLast", "popFirst", "min", "max":
      result = element.wrapped
      closure = name == "min" || name == "max" ? [element, element] : [element]
    case "removeFirst", "removeLast", "remove":
      result = element
      argument = element
    case "filter", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled", "drop":
      result = .array(element)
      closure = [element]
    case "sorted", "sort":
      result = name == "sorted" ? .array(element) : .void
      closure = [element, element]
    case "map", "compactMap", "flatMap":
      closure = [element]
      mapping =
        name == "map" ? .elements : name == "flatMap" ? .joinedElements : .nonOptionalElements
    case "forEach", "contains", "allSatisfy", "firstIndex", "lastIndex", "removeAll", "count":
      closure = [element]
      argument = element
    case "append", "insert", "elementsEqual": argument = element
    case "lazy": result = .array(element)
    case "enumerated": result = .array(.tuple([.named("Int"), element]))
    case "reduce": closure = [.unknown, element]
    default: return nil
    }
  }

  private init?(
    _ name: String, ofResult success: TypeReference, _ failure: TypeReference
  ) {
    switch name {
    case "get": result = success
    case "map":
      closure = [success]
      mapping = .success(failure: failure)
    case "flatMap": closure = [success]
    case "mapError", "flatMapError": closure = [failure]
    default: return nil
    }
  }

  private init?(
    _ name: String, ofDictionary key: TypeReference, _ value: TypeReference
  ) {
    switch name {
    case "values": result = .array(value)
    case "keys": result = .array(key)
    case "forEach", "map", "compactMap", "filter", "contains", "first", "mapValues":
      closure = name == "mapValues" ? [value] : [.tuple([key, value])]
    case "removeValue", "updateValue":
      result = value.wrapped
      argument = value
    default: return nil
    }
  }
}
