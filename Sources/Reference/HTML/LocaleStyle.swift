// How pages look where they have to do with languages: the menu, and lines from right to left.

/// The style of the menu of locales, and of scripts that differ from the Latin one.
enum LocaleStyle {
  static let css = menu + scripts

  private static let menu = """
    .locales { position: relative; font-size: 13px }
    .locales summary {
      padding: 6px 12px;
      border: 1px solid var(--line);
      border-radius: 10px;
      background: var(--surface);
      line-height: 1.65;
      white-space: nowrap;
      list-style: none;
      cursor: pointer;
    }
    .locales summary::-webkit-details-marker { display: none }
    .locales summary::after { content: "▾"; margin-inline-start: 7px; color: var(--soft) }
    .locales ul {
      position: absolute;
      inset-inline-end: 0;
      top: 44px;
      min-width: 100%;
      padding: 6px;
      border: 1px solid var(--line);
      border-radius: 14px;
      background: var(--surface);
      box-shadow: 0 18px 50px rgb(0 0 0 / 0.2);
    }
    .locales a { display: block; padding: 6px 12px; border-radius: 9px; color: inherit; text-align: start; text-decoration: none; white-space: nowrap }
    .locales a:hover { background: var(--glow) }
    .locales a[aria-current] { font-weight: 650; color: var(--accent) }
    @media (max-width: 640px) {
      .locales { order: 4 }
      .locales summary { max-width: 116px; overflow: hidden; text-overflow: ellipsis }
      [dir=rtl] .bar .brand { direction: ltr; text-align: right }
    }

    """

  private static let scripts = """
    code { direction: ltr; unicode-bidi: isolate }
    [dir=rtl] .type > [dir=ltr] { max-width: none }
    [dir=rtl] .case:target { box-shadow: inset -4px 0 var(--accent) }
    [dir=rtl] .decl::before { left: 16px }
    [dir=rtl] .parameters .type { padding-inline: 0 10px }
    [dir=rtl]:not([data-language]) code.sw + .oc { margin-inline: 0 0.8em }
    :lang(ar) :is(h1, h2, h3) { letter-spacing: 0; line-height: 1.35 }

    """
}
