// How pictures look: beside a case, under the abstract of all else, and still where that is wanted.

/// The style of pictures.
enum PictureStyle {
  static let css = """
    .picture { margin-top: 14px }
    .picture img { height: auto; max-width: 100% }
    .picture .still { display: none }
    .pictured { grid-template-columns: 104px minmax(0, 1fr) auto; grid-template-rows: repeat(6, auto) 1fr; column-gap: 22px }
    .pictured > *, .pictured h3 { grid-column: 2 / -1 }
    .pictured h3 { grid-column-end: 3 }
    .pictured .value { grid-column: 3 }
    .pictured .picture { grid-area: 1 / 1 / 8 / 2; margin: 4px 0 }
    .pictured img { display: block; width: 100% }
    @media (max-width: 640px) {
      .pictured { grid-template-columns: 76px minmax(0, 1fr) auto; column-gap: 14px }
    }
    @media print, (prefers-reduced-motion: reduce) {
      .picture .moving { display: none }
      .picture .still { display: inline-block }
      .pictured .still { display: block }
    }

    """
}
