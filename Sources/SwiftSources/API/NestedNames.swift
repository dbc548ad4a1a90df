// Names of types looked up as the compiler does: from the inside outwards.

/// Looks up names of types.
enum NestedNames {
  /// What `find` gives for the innermost path that a name, written inside the types of `scope`,
  /// can mean.
  static func lookUp<Found>(
    _ name: String, in scope: [String], find: ([String]) -> Found?
  ) -> Found? {
    let names = name.prefix { $0 != "<" }.split(separator: ".").map(String.init)
    for count in stride(from: scope.count, through: 0, by: -1) {
      if let found = find(scope.prefix(count) + names) { return found }
    }
    return nil
  }
}
