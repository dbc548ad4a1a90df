// A folder beside the source pages' that ends in the locale: `guide` and `guide.zh_CN`.

enum SiblingFolders: Layout {
  private struct Place: Hashable {
    var folder: String
    var stem: String
    var mark: Character
  }

  static func findings(in tree: LayoutTree) -> [LayoutFinding] {
    var places: [Place: LocalizedPages] = [:]
    for file in tree.files {
      for affix in file.affixes {
        let place = Place(
          folder: file.folder(above: affix.index), stem: affix.stem, mark: affix.mark)
        places[place, default: LocalizedPages()]
          .add(file.path, affix.locale, at: file.path(below: affix.index))
      }
    }
    return places.map { place, pages in
      let stem = ProjectPath.join(place.folder, place.stem)
      let pattern = "\(stem)\(place.mark){locale}/{path}"
      return pages.finding(pattern, "a folder for each locale, named after it", in: tree)
        ?? pages.finding(
          pattern, source: "\(stem)/{path}", "a folder for each locale beside that of the source",
          in: tree
        ) { tree.routes["\(stem)/\($0)"] }
    }.compactMap { $0 }.inOrder
  }
}
