// How the reference looks.

internal import PageFrame

/// The style sheet of all pages.
enum ReferenceStyle {
  static let css =
    FrameStyle.css + bar + LocaleStyle.css + search + frame + head + entries + PictureStyle.css
    + index + GuideStyle.css
    + small + paper

  private static let bar = """
    :root { --raised: #ffffff }
    @media (prefers-color-scheme: dark) { :root { --raised: #3a3d4a } }
    html { scroll-padding-top: 76px }
    .skip { position: absolute; inset-inline-start: -999px; top: 0; padding: 8px 14px; background: var(--surface); z-index: 9 }
    .skip:focus { inset-inline-start: 8px; top: 8px }
    .bar {
      position: sticky;
      top: 0;
      z-index: 5;
      display: flex;
      align-items: center;
      gap: 18px;
      height: 60px;
      padding: 0 max(32px, calc((100vw - 1216px) / 2));
      background: color-mix(in srgb, var(--ground) 88%, transparent);
      backdrop-filter: blur(14px) saturate(1.4);
      border-bottom: 1px solid var(--line);
    }
    .bar .brand { margin: 0; flex: 1 1 auto; color: inherit; text-decoration: none; white-space: nowrap }
    .switch { display: flex; padding: 3px; border-radius: 11px; background: color-mix(in srgb, var(--ink) 9%, transparent) }
    .switch button {
      padding: 4px 13px;
      border: 0;
      border-radius: 8px;
      background: none;
      font-size: 13px;
      font-weight: 550;
      line-height: 1.5;
      color: var(--soft);
      cursor: pointer;
      white-space: nowrap;
    }
    .switch button[aria-pressed=true] { background: var(--raised); color: var(--ink); box-shadow: 0 1px 3px rgb(0 0 0 / 0.16) }
    [data-language=swift] .oc, [data-language=objc] .sw { display: none }
    code.sw + .oc { margin-inline-start: 0.8em; color: var(--soft) }
    [data-language] code.sw + .oc { margin: 0; color: inherit }

    """

  private static let search = """
    form { position: relative; flex: 0 1 340px; min-width: 0 }
    form label > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    form input {
      width: 100%;
      height: 36px;
      padding-block: 0;
      padding-inline: 13px 38px;
      border: 1px solid var(--line);
      border-radius: 10px;
      background: var(--surface);
      font-size: 14px;
      appearance: none;
    }
    form input::placeholder { color: var(--soft); opacity: 1 }
    form input::-webkit-search-cancel-button { display: none }
    form > kbd { position: absolute; inset-inline-end: 9px; top: 8px; color: var(--soft); pointer-events: none }
    form:focus-within > kbd { display: none }
    form ul {
      position: absolute;
      inset-inline-end: 0;
      top: 44px;
      width: min(560px, calc(100vw - 24px));
      max-height: min(70vh, 620px);
      overflow-y: auto;
      padding: 6px;
      border: 1px solid var(--line);
      border-radius: 16px;
      background: var(--surface);
      box-shadow: 0 18px 50px rgb(0 0 0 / 0.2);
    }
    form li.soft { padding: 12px }
    form li a { display: block; padding: 8px 12px; border-radius: 10px; color: inherit; text-decoration: none }
    form li[aria-selected=true] a, form li a:hover { background: var(--glow) }
    form li code { font-weight: 600 }
    form li small { margin-inline-start: 10px; font-size: 12px; color: var(--soft) }
    form li .soft { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 13px }

    """

  private static let frame = """
    .frame, .index, footer { max-width: 1280px; margin: 0 auto; padding: 0 32px }
    .frame { display: grid; grid-template-columns: 270px minmax(0, 1fr); gap: 56px; align-items: start }
    .frame > main:only-child { grid-column: 1 / -1 }
    main { padding-top: 34px; overflow-wrap: anywhere }
    .frame main { max-width: 820px }
    .members {
      position: sticky;
      top: 61px;
      max-height: calc(100vh - 61px);
      overflow-y: auto;
      padding-block: 38px 40px;
      padding-inline: 0 8px;
      font-size: 13px;
      scrollbar-width: thin;
    }
    .members summary { font-weight: 620; font-size: 14px; cursor: pointer; list-style-position: outside }
    .members h2 { margin: 20px 0 5px; font-size: 12px; font-weight: 600; letter-spacing: 0; color: var(--soft) }
    .members a { display: block; padding: 3px 10px; margin-inline-start: -10px; border-radius: 7px; color: var(--ink); text-decoration: none }
    .members a:hover { background: var(--glow); color: var(--accent) }
    .members code { font-size: 12px }
    .members .sw + .oc, .pages .sw + .oc { display: none }
    [data-language=objc] :is(.members, .pages) .sw + .oc { display: inline }
    .members s { color: var(--soft) }
    .crumbs ol { display: flex; flex-wrap: wrap; margin: 0; padding: 0; list-style: none; font-size: 14px; color: var(--soft) }
    .crumbs li + li::before { content: "/"; margin: 0 9px; opacity: 0.5 }
    .crumbs a { color: inherit; text-decoration: none }
    .crumbs a:hover { color: var(--accent); text-decoration: underline }
    footer { padding-top: 72px; padding-bottom: 56px; font-size: 13px; color: var(--soft) }
    .keys { margin-bottom: 8px }
    .keys kbd + kbd, .keys kbd:first-child { margin-inline-start: 0 }

    """

  private static let head = """
    .type { padding-top: 20px }
    .kind { font-size: 14px; font-weight: 600; color: var(--accent) }
    .kind::first-letter { text-transform: uppercase }
    h1 { font-size: clamp(28px, 3.6vw, 42px); font-weight: 740; letter-spacing: -0.03em; overflow-wrap: anywhere }
    h1 code { font: inherit; letter-spacing: inherit }
    .type > p:not(.kind, .facts, .state, .links), .type > div { max-width: 46em }
    .type > h1 + p { margin-top: 10px; font-size: 18px; line-height: 1.5; color: var(--soft) }
    main p + p, main pre + p, main p + ul, main ul + p, main p + ol, main blockquote { margin-top: 12px }
    main ul:not(.pages), main ol { margin-block: 0; padding-inline-start: 22px }
    main .crumbs ol { padding: 0 }
    main ul:not(.pages) { list-style: disc }
    main :is(ul, ol):not(.pages) > li + li { margin-top: 4px }
    main .crumbs > ol > li + li { margin: 0 }
    blockquote { margin: 12px 0 0; padding: 2px 0 2px 16px; border-inline-start: 3px solid var(--line); color: var(--soft) }
    main pre {
      margin-top: 14px;
      padding: 13px 16px;
      border: 1px solid var(--line);
      border-radius: 12px;
      background: var(--surface);
      font-size: 13.5px;
      line-height: 1.6;
      tab-size: 4;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      direction: ltr;
    }
    main pre code { font-size: inherit }
    .decl { position: relative; padding-top: 32px }
    .decl::before { position: absolute; top: 9px; font: 600 11px/1.4 system-ui, sans-serif; color: var(--soft); content: "Swift" }
    .decl.oc::before, .decl.one-oc::before { content: "Objective-C" }
    pre a, .parameters .type a { color: var(--accent); text-decoration: none }
    .decl a:hover, .parameters .type a:hover { text-decoration: underline }
    .state {
      margin-top: 14px;
      padding: 11px 16px;
      border-radius: 12px;
      background: var(--warning-glow);
      color: var(--ink);
      overflow-wrap: anywhere;
    }
    .state strong { color: var(--warning) }
    s { text-decoration-thickness: 1px; text-decoration-color: var(--warning) }
    .relations { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 7px 20px; margin: 22px 0 0; font-size: 14px }
    .relations dt { color: var(--soft) }
    .relations dd { margin: 0 }
    .facts { display: flex; flex-wrap: wrap; gap: 4px 18px; margin-top: 14px; font-size: 13px; color: var(--soft) }
    .facts .source { font-size: 12px }

    """

  private static let entries = """
    main section { margin-top: 52px }
    main section > h2 { padding-bottom: 12px; border-bottom: 1px solid var(--line) }
    article { padding: 26px 0 30px; border-bottom: 1px solid var(--line) }
    article:last-child { border-bottom: 0 }
    h3 { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; line-height: 1.45; overflow-wrap: anywhere }
    h3 a { color: inherit; text-decoration: none }
    h3 a:hover { color: var(--accent) }
    h3 code { font-size: 0.96em }
    h3 + p { margin-top: 7px }
    h3 .sw + .oc { display: block; margin: 2px 0 0; font-size: 14px; font-weight: 450 }
    [data-language=objc] h3 .sw + .oc { display: inline; font-size: inherit; font-weight: inherit }
    [data-language=swift] h3 .sw + .oc { display: none }
    article:target { position: relative }
    article:target::before { content: ""; position: absolute; inset-block: 16px; inset-inline-start: -18px; width: 4px; border-radius: 4px; background: var(--accent) }
    .badge {
      display: inline-block;
      padding: 0 8px;
      border: 1px solid var(--line);
      border-radius: 99px;
      font-size: 12px;
      font-weight: 500;
      line-height: 1.6;
      letter-spacing: 0;
      color: var(--soft);
      vertical-align: 1px;
      white-space: nowrap;
    }
    h4 { margin: 18px 0 4px; font-size: 13px; font-weight: 620; color: var(--soft) }
    article h5, article h6 { margin: 18px 0 4px; font-size: 15px }
    .parameters { margin: 0 }
    .parameters dt { margin-top: 8px }
    .parameters dt > code:first-child { font-weight: 620 }
    .parameters .type { padding-inline-start: 10px; color: var(--soft) }
    .parameters dd { margin: 1px 0 0 }
    .links { margin-top: 14px; font-size: 14px }
    .links span { margin-inline-end: 8px; color: var(--soft) }
    .nested { padding: 14px 0; border-bottom: 1px solid var(--line) }
    .nested span p { display: inline }
    .cases { --pad: 18px }
    .cases > h2 { border: 0; padding-bottom: 14px }
    .case {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 20px;
      padding: 13px var(--pad) 14px;
      border: 1px solid var(--line);
      border-top-width: 0;
      background: var(--surface);
    }
    .case:last-child { border-bottom: 1px solid var(--line); border-end-start-radius: 16px; border-end-end-radius: 16px }
    h2 + .case { border-top-width: 1px; border-start-start-radius: 16px; border-start-end-radius: 16px }
    .case h3 { font-size: 15px; grid-column: 1 }
    .case > * { grid-column: 1 / -1; margin-top: 3px }
    .case > h3 { margin-top: 0 }
    .case .value { grid-column: 2; grid-row: 1; margin: 0; text-align: end }
    .case .value code { padding: 1px 9px; border-radius: 7px; background: var(--glow); font-weight: 600 }
    .case .facts { margin-top: 5px; font-size: 12px }
    .case .facts .source { display: none }
    .case:target { box-shadow: inset 4px 0 var(--accent) }
    .case:target::before { display: none }

    """

  private static let index = """
    .index { padding-top: 28px }
    .index .lead { margin-top: 10px }
    .index > h2 { margin-top: 52px }
    .pages { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); gap: 12px; margin-top: 16px }
    .pages li {
      position: relative;
      margin: 0;
      padding: 14px 18px 15px;
      border: 1px solid var(--line);
      border-radius: 14px;
      background: var(--surface);
    }
    .pages li:hover { border-color: var(--accent) }
    .pages li > a { font-weight: 620; font-size: 15px; text-decoration: none; overflow-wrap: anywhere }
    .pages li > a::after { content: ""; position: absolute; inset: 0; border-radius: 14px }
    .pages li > a:focus-visible { outline: 0 }
    .pages li > a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: 2px }
    .pages li > a code { font-size: inherit }
    .pages p { margin-top: 3px; font-size: 14px; line-height: 1.5; color: var(--soft) }
    .pages p a { position: relative; z-index: 1; color: inherit }
    .pages small { float: inline-end; font-size: 12px; line-height: 2; color: var(--soft); font-variant-numeric: tabular-nums }
    .more { display: flex; gap: 20px; margin-top: 12px }
    .index h2 a { color: inherit; text-decoration: none }
    .index h2 a:hover { color: var(--accent) }
    .index h2 .soft { font-weight: 450; font-size: 0.75em; letter-spacing: 0 }
    .index h3 { margin-top: 24px }
    main ul.changes:not(.pages) { margin-block: 10px 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 14px; background: var(--surface) }
    .changes li { display: grid; grid-template-columns: 92px minmax(0, 1fr); gap: 12px; padding: 9px 18px; font-size: 14px }
    main ul.changes:not(.pages) > li + li { margin: 0; border-top: 1px solid var(--line) }
    .changes small { line-height: 1.7; color: var(--soft) }
    .changes a { text-decoration: none }
    .changes a:hover { text-decoration: underline }
    .index .step { margin-top: 32px; padding: 20px 22px 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
    .step h2 { line-height: 1.35; overflow-wrap: anywhere }
    .index .step > h2 { font-size: 16px }
    .step > p { font-size: 13px }
    .step pre { background: var(--ground) }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 0 18px }
    .index section > h2 { border: 0; padding: 0; font-size: 20px }
    .index section { margin-top: 40px }

    """

  private static let small = """
    @media (max-width: 900px) {
      .bar { gap: 10px; padding: 0 18px }
      .frame, .index, footer { padding-left: 18px; padding-right: 18px }
      .frame { grid-template-columns: minmax(0, 1fr); gap: 0 }
      .frame main { max-width: none; grid-row: 1; padding-top: 22px }
      .members { position: static; max-height: none; grid-row: 2; margin-top: 44px; padding: 16px 0 0; border-top: 1px solid var(--line); font-size: 14px }
      .members a { padding: 6px 10px }
      .keys { display: none }
      article:target::before { inset-inline-start: -10px }
    }
    @media (max-width: 640px) {
      html { scroll-padding-top: 112px }
      .bar { flex-wrap: wrap; height: auto; padding-top: 9px; padding-bottom: 9px; row-gap: 8px }
      .bar .brand { flex: 1 1 0; min-width: 0; overflow: hidden; text-overflow: ellipsis }
      .bar .brand span { display: none }
      form { order: 3; flex: 1 1 calc(100% - 130px) }
      form input::-webkit-search-cancel-button { display: none }
      form > kbd { display: none }
      form ul { inset-inline-start: 0; width: 100% }
      .switch button { padding: 4px 10px }
      .relations { grid-template-columns: minmax(0, 1fr); gap: 0 }
      .relations dd { margin-bottom: 9px }
      main section { margin-top: 40px }
      main pre { font-size: 12.5px; padding-left: 13px; padding-right: 13px }
      .cases { --pad: 14px }
      .changes li { grid-template-columns: minmax(0, 1fr); gap: 0; padding: 9px 14px }
      .index .step { padding: 16px 14px 18px }
    }

    """

  private static let paper = """
    @media (prefers-reduced-motion: no-preference) {
      .pages li, .switch button { transition: border-color 0.12s, background 0.12s }
    }
    @media print {
      :root { --ground: #fff; --surface: #fff; --soft: #444; --line: #ccc }
      body { font-size: 10.5pt }
      .bar { position: static }
      .members, form, .switch, .locales, .keys, .skip { display: none !important }
      .frame { display: block }
      .frame, .index, footer, .frame main { max-width: none; padding-left: 0; padding-right: 0 }
      article, pre { break-inside: avoid }
      h2, h3, h4 { break-after: avoid }
      .oc, .sw { display: revert !important }
    }

    """
}
