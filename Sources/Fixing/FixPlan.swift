// Repairs that are made together.

internal import Diagnostics

/// Safe repairs none of which is in the way of another.
struct FixPlan {
  /// The findings that are to be gone, each with where its repair changes files.
  private(set) var items: [(finding: Diagnostic, fix: FixIt)] = []
  private var edits: [String: FileEdits] = [:]
  private var lines: [String: LineTable] = [:]

  var isEmpty: Bool { items.isEmpty }

  /// Adds a repair, all of it or nothing.
  ///
  /// - Parameter lines: The lines of the files as they are.
  /// - Returns: Whether it agrees with those that are there, and with itself.
  mutating func add(_ fix: FixIt, for finding: Diagnostic, _ lines: [String: LineTable]) -> Bool {
    var own: [String: [FileEdit]] = [:]
    for edit in fix.edits {
      guard let table = lines[edit.place.file] else { return false }
      own[edit.place.file, default: []].append(FileEdit(edit, in: table))
    }
    guard own.values.allSatisfy(FileEdits.isSound),
      own.allSatisfy({ edits[$0.key, default: FileEdits()].agrees(with: $0.value) })
    else { return false }
    for (file, new) in own {
      edits[file, default: FileEdits()].add(new)
      self.lines[file] = lines[file]
    }
    items.append((finding, fix))
    return true
  }

  /// The new bytes of every file that changes.
  var bytes: [String: [UInt8]] {
    edits.reduce(into: [:]) { result, entry in
      result[entry.key] = lines[entry.key].map { entry.value.applied(to: $0.bytes) }
    }
  }

  /// Where the lines of every file that changes stand then.
  var lineShifts: [String: LineShift] {
    edits.reduce(into: [:]) { result, entry in
      result[entry.key] = lines[entry.key].map { LineShift(entry.value, in: $0) }
    }
  }
}
