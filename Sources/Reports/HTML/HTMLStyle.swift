// How the HTML report looks.

internal import PageFrame

/// The style sheet; its digest stands in the content security policy.
enum HTMLStyle {
  static let css = FrameStyle.css + base + overview + filters + findings + code + small + paper

  private static let base = """
    header, main, footer { max-width: 1280px; margin: 0 auto; padding: 0 32px }
    header { padding-top: 44px; padding-bottom: 12px }
    h1 { font-size: clamp(32px, 4.4vw, 46px); font-weight: 760; letter-spacing: -0.035em }
    .lead { max-width: 48em; margin-top: 12px; font-size: 17px; color: var(--soft) }
    .remarks { margin-top: 14px; font-size: 14px; color: var(--soft) }
    .parts { display: flex; gap: 20px; margin-top: 14px }
    footer { padding-top: 40px; padding-bottom: 64px; font-size: 14px; color: var(--soft) }
    .keys { margin-bottom: 6px }
    .keys kbd:first-child { margin-left: 0 }
    .keys kbd + kbd { margin-left: 2px }

    """

  private static let overview = """
    main > section, .coverage { margin-top: 44px }
    .matrix > h2, .causes > h2, .contents > h2 { margin-bottom: 14px }
    .wide { overflow-x: auto; border: 1px solid var(--line); border-radius: 16px }
    .wide { background: var(--surface) }
    table { width: 100%; border-collapse: collapse; font-size: 15px }
    th, td { padding: 9px 14px; text-align: center; white-space: nowrap }
    tbody tr { border-top: 1px solid var(--line) }
    thead th { font-weight: 620; vertical-align: top }
    thead small { display: block; font-size: 12px; font-weight: 450; color: var(--soft) }
    th:first-child { text-align: start; padding-inline-start: 20px; font-weight: 500 }
    thead th:first-child { color: var(--soft) }
    tbody th { white-space: normal; overflow-wrap: anywhere; min-width: 11em }
    td { font-variant-numeric: tabular-nums }
    .clean { color: var(--clean) }
    .none { color: var(--soft) }
    td a {
      display: inline-block;
      min-width: 38px;
      padding: 3px 10px;
      border-radius: 99px;
      font-weight: 620;
      line-height: 1.35;
      text-decoration: none;
    }
    .error { color: var(--error); background: var(--error-glow) }
    .warning { color: var(--warning); background: var(--warning-glow) }
    .note { color: var(--note); background: var(--note-glow) }
    td a:hover { box-shadow: 0 0 0 2px currentColor }
    details summary { cursor: pointer; color: var(--soft); font-size: 15px }
    .matrix details { margin-top: 14px }
    details[open] > summary { margin-bottom: 10px }
    .coverage .reasons { text-align: start; color: var(--soft); font-size: 13px }
    .causes > ul { margin-top: 16px }
    .causes > ul > li {
      padding: 14px 20px;
      border: 1px solid var(--line);
      border-radius: 14px;
      background: var(--surface);
    }
    .causes > ul > li + li { margin-top: 8px }
    .causes a, .causes p span { margin-left: 8px; font-weight: 600; white-space: nowrap }
    .causes details { margin-top: 4px }
    .files li { padding: 2px 0 }
    .files span { color: var(--soft); margin-left: 6px }
    .contents li { padding: 10px 0; border-top: 1px solid var(--line) }
    .contents span { margin: 0 14px; color: var(--soft) }

    """

  private static let filters = """
    .findings { margin-top: 48px }
    form {
      position: sticky;
      top: 0;
      z-index: 2;
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      align-items: center;
      margin: 0 -32px;
      padding: 12px 32px;
      background: var(--ground);
      border-bottom: 1px solid var(--line);
    }
    label > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    label { position: relative; flex: 0 1 auto; min-width: 0 }
    label.text { flex: 1 1 200px }
    input, select {
      width: 100%;
      max-width: 190px;
      height: 36px;
      padding: 0 12px;
      border: 1px solid var(--line);
      border-radius: 10px;
      background: var(--surface);
      font-size: 14px;
    }
    input { max-width: none }
    select { text-overflow: ellipsis }
    output { font-size: 14px; color: var(--soft); font-variant-numeric: tabular-nums }
    button {
      padding: 4px 12px;
      border: 1px solid var(--line);
      border-radius: 99px;
      background: var(--surface);
      font-size: 13px;
      line-height: 1.4;
      cursor: pointer;
    }
    button:hover { border-color: var(--accent); color: var(--accent) }
    button.done { border-color: var(--clean); color: var(--clean) }
    form button { visibility: hidden; height: 36px }
    form.active button { visibility: visible }
    .nothing { margin-top: 40px }

    """

  private static let findings = """
    .locale { margin-top: 44px }
    .locale > h2 .tag { margin-left: 6px; vertical-align: 3px }
    .page { margin-top: 26px }
    h3 { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; line-height: 1.5 }
    h3 > code { margin-right: 6px; font-size: 13px; font-weight: 400; color: var(--soft); letter-spacing: 0 }
    .badge { padding: 1px 9px; border-radius: 99px; font-size: 12px; font-weight: 600; letter-spacing: 0 }
    .badge { white-space: nowrap; vertical-align: 1px }
    article {
      margin-top: 12px;
      padding: 18px 20px 14px;
      border: 1px solid var(--line);
      border-radius: 16px;
      background: var(--surface);
      content-visibility: auto;
      contain-intrinsic-size: auto 320px;
    }
    article:target, article.current { border-color: var(--accent); box-shadow: 0 0 0 3px var(--glow) }
    h4 { font-size: 16px; font-weight: 600; line-height: 1.45; overflow-wrap: anywhere }
    h4 code { font-weight: 550 }
    .mark {
      display: inline-block;
      margin-inline-end: 6px;
      padding: 0 9px;
      border-radius: 99px;
      font-size: 12px;
      font-weight: 620;
      line-height: 1.7;
      vertical-align: 1px;
    }
    .advice { margin-top: 4px; color: var(--soft); overflow-wrap: anywhere }
    .advice code { color: var(--ink) }
    .advice button { margin-left: 6px; padding: 1px 10px; font-size: 12px; color: var(--ink) }
    .places { margin-top: 10px; font-size: 14px; color: var(--soft); overflow-wrap: anywhere }
    .about { display: flex; flex-wrap: wrap; gap: 4px 18px; margin-top: 10px; font-size: 13px; color: var(--soft) }
    .about a { font-family: var(--mono); font-size: 12px; color: inherit; text-decoration-color: var(--line) }
    .about a:hover { color: var(--accent) }

    """

  private static let code = """
    .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 10px; margin-top: 14px }
    .pair.single { grid-template-columns: minmax(0, 1fr) }
    figure { border: 1px solid var(--line); border-radius: 12px; background: var(--ground); overflow: hidden }
    figcaption {
      display: flex;
      align-items: center;
      gap: 8px;
      min-height: 40px;
      padding: 5px 6px 5px 14px;
      border-bottom: 1px solid var(--line);
      font-size: 12px;
      color: var(--soft);
    }
    .file { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-family: var(--mono) }
    figcaption button { flex: none; color: var(--ink) }
    figure pre { padding: 9px 0; font-size: 13px; line-height: 1.65; tab-size: 4 }
    .l { display: block; padding: 0 14px 0 56px; min-height: 1.65em }
    .l i {
      float: left;
      width: 40px;
      margin-left: -48px;
      padding-right: 10px;
      text-align: right;
      font-style: normal;
      font-variant-numeric: tabular-nums;
      color: var(--soft);
      opacity: 0.75;
      user-select: none;
    }
    figure pre { white-space: pre-wrap; overflow-wrap: anywhere }
    pre.code { direction: ltr }
    pre.prose { font: 15px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif }
    .l { unicode-bidi: isolate }
    pre.prose .l { unicode-bidi: plaintext }
    pre[dir=rtl] .l { text-align: right }
    mark, ins, del { unicode-bidi: isolate }
    pre.prose .l i { font: 13px/24px var(--mono) }
    pre[dir=rtl] .l { padding: 0 56px 0 14px }
    pre[dir=rtl] .l i { float: right; margin: 0 -48px 0 0; padding: 0 0 0 10px; text-align: left }
    .f { background: color-mix(in srgb, var(--focus) 38%, transparent) }
    mark, ins, del { border-radius: 4px; color: inherit; text-decoration: none }
    mark { background: var(--focus) }
    ins { background: var(--new) }
    del { background: var(--gone) }
    """

  private static let small = """
    @media (max-width: 760px) {
      header, main, footer { padding-left: 18px; padding-right: 18px }
      header { padding-top: 30px }
      html { scroll-padding-top: 12px }
      form { position: static; margin: 0 -18px; padding: 12px 18px }
      label { flex: 1 1 calc(50% - 4px) }
      label.text { flex-basis: 100% }
      select { max-width: none }
      th, td { padding: 8px 10px }
      th:first-child { padding-inline-start: 14px }
      tbody th { min-width: 8em }
      article { margin-left: -8px; margin-right: -8px; padding: 14px 12px 12px; border-radius: 14px }
      .pair { grid-template-columns: minmax(0, 1fr) }
      .l { padding-left: 46px }
      .l i { width: 34px; margin-left: -42px; padding-right: 8px }
      figure pre { font-size: 12px }
      .keys { display: none }
    }

    """

  private static let paper = """
    @media (prefers-reduced-motion: no-preference) {
      button, td a { transition: border-color 0.12s, box-shadow 0.12s }
    }
    @media print {
      :root { --ground: #fff; --surface: #fff; --soft: #444; --line: #ccc }
      body { font-size: 11pt }
      header, main, footer { max-width: none; padding-left: 0; padding-right: 0 }
      form, button, .keys { display: none !important }
      article { content-visibility: visible; break-inside: avoid; padding: 10px 12px }
      h2, h3 { break-after: avoid }
      figure pre, pre.prose { font-size: 8.5pt }
      details::details-content { content-visibility: visible; height: auto }
      mark, ins, del, .error, .warning, .note { print-color-adjust: exact }
    }

    """
}
