// How the pages look where they tell of the guides.

/// The style of badges, examples, coverage, and of code before and after.
enum GuideStyle {
  static let css = badges + examples + coverage + rewrites + paper

  private static let badges = """
    .guides { display: flex; flex-wrap: wrap; gap: 5px 18px; margin-top: 12px; font-size: 13px; color: var(--soft) }
    .locale {
      display: inline-block;
      min-width: 2.3em;
      padding: 0 7px;
      border-radius: 6px;
      background: color-mix(in srgb, var(--clean) 14%, transparent);
      color: var(--clean);
      font-size: 12px;
      font-weight: 600;
      line-height: 1.65;
      text-align: center;
      text-decoration: none;
      white-space: nowrap;
    }
    .locale.stale { background: var(--warning-glow); color: var(--warning) }
    a.locale.stale:hover { text-decoration: underline }
    .locale.older { background: none; box-shadow: inset 0 0 0 1px var(--warning); color: var(--warning) }
    .locale.missing { background: none; box-shadow: inset 0 0 0 1px var(--line); color: var(--soft) }
    .pages .guides { margin-top: 8px; font-size: 12px }
    .pages .guides .locale { font-size: 11px }
    .case .guides { margin-top: 7px; font-size: 12px }

    """

  private static let examples = """
    main section.examples { margin-top: 0 }
    .examples h4 { margin-bottom: 6px }
    .type > .examples { margin-top: 22px }
    .examples details, .step details { margin-top: 10px }
    .examples summary, .step summary { width: fit-content; padding: 2px 0; font-size: 14px; font-weight: 550; color: var(--accent); cursor: pointer }
    .examples .soft { margin-top: 6px; font-size: 14px }
    .example { margin: 0 0 16px; scroll-margin-top: 84px }
    .example:last-child { margin-bottom: 0 }
    .example + .example, summary + .example { margin-top: 12px }
    figcaption, .rewrite p { font-size: 13px }
    figcaption a, .rewrite p a { font-weight: 550; text-decoration: none }
    figcaption a:hover, .rewrite p a:hover, .where a:hover { text-decoration: underline }
    figcaption a, .rewrite p a, .where a { margin-inline-end: 5px }
    figcaption .source, .rewrite .source, .where .source { margin-inline-end: 8px; font-size: 11.5px; color: var(--soft) }
    .example .pair { grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 0 14px; align-items: start }
    .example .decl { margin-top: 8px; font-size: 12.5px }
    mark { padding: 1px 2px; margin: 0 -2px; border-radius: 4px; background: var(--focus); color: inherit }
    .example:target .decl { border-color: var(--accent) }
    .case .examples details { margin-top: 6px }
    .case .examples summary { font-size: 13px }
    .case .examples .decl { background: var(--ground) }

    """

  private static let coverage = """
    .scroll { margin-top: 28px; overflow-x: auto; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
    .coverage { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums }
    .coverage th, .coverage td { padding: 10px 14px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
    .coverage tr:last-child > * { border-bottom: 0 }
    .coverage thead th { font-size: 13px; color: var(--soft); font-weight: 600 }
    .coverage th[scope=row] { font-weight: 550; overflow-wrap: anywhere; position: sticky; inset-inline-start: 0; background: var(--surface) }
    .coverage th a, .chips a { text-decoration: none }
    .coverage th a:hover, .chips a:hover { text-decoration: underline }
    .coverage td { min-width: 86px; white-space: nowrap; color: var(--soft) }
    .coverage td.full { color: var(--clean) }
    .coverage .total > td, .coverage .total > th[scope=row] { background: color-mix(in srgb, var(--ink) 4%, var(--surface)) }
    .coverage .locale { margin-top: 5px; padding: 0 6px; font-size: 11px }
    @media (max-width: 700px) {
      .coverage, .coverage tbody { display: block }
      .coverage thead { display: none }
      .coverage tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(92px, 1fr)); gap: 10px 14px; padding: 13px 14px; border-bottom: 1px solid var(--line) }
      .coverage tr:last-child { border-bottom: 0 }
      .coverage th, .coverage td { padding: 0; border: 0; min-width: 0 }
      .coverage th[scope=row] { position: static; grid-column: 1 / -1; background: none }
      .coverage .total, .coverage .total > * { background: color-mix(in srgb, var(--ink) 4%, var(--surface)) !important }
      .coverage td::before { content: attr(data-locale); margin-inline-end: 7px; font-weight: 600 }
    }
    progress { display: block; width: 100%; max-width: 110px; height: 4px; margin-top: 6px; border: 0; border-radius: 4px; background: var(--line); appearance: none; overflow: hidden }
    progress::-webkit-progress-bar { background: var(--line) }
    progress::-webkit-progress-value { background: var(--accent) }
    progress::-moz-progress-bar { background: var(--accent) }
    .full progress::-webkit-progress-value { background: var(--clean) }
    .full progress::-moz-progress-bar { background: var(--clean) }
    main ul.chips:not(.pages) { display: flex; flex-wrap: wrap; gap: 7px; margin-top: 10px; padding: 0; list-style: none }
    main ul.chips:not(.pages) > li { margin: 0; padding: 2px 11px; border: 1px solid var(--line); border-radius: 9px; background: var(--surface); font-size: 14px }
    .chips .sw + .oc { display: none }
    [data-language=objc] .chips .sw + .oc { display: inline }
    .index section > h2 + .soft { margin-top: 8px }
    .where { display: block; margin-top: 3px; font-size: 13px; overflow-wrap: anywhere }

    """

  private static let rewrites = """
    .index .step h3 { margin-top: 22px; font-size: 14px; color: var(--soft) }
    .rewrite { margin: 10px 0 0; align-items: start }
    .rewrite > div { min-width: 0 }
    .rewrite p { margin-top: 6px }
    .rewrite .decl { margin-top: 8px; font-size: 12.5px }
    .rewrite .before .decl { border-inline-start: 3px solid var(--warning) }
    .rewrite .after .decl { border-inline-start: 3px solid var(--clean) }

    """

  private static let paper = """
    @media print {
      .scroll { overflow: visible }
      .example, .rewrite { break-inside: avoid }
      .rewrite.sw, .rewrite.oc { display: grid !important }
    }

    """
}
