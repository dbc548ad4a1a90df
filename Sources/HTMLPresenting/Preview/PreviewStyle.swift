// How the page of the preview looks.

extension PreviewPage {
  /// The rules of the page itself.
  static let css = """
    :root {
      color-scheme: light dark;
      --ground: #f6f6f9;
      --surface: #ffffff;
      --ink: #17181d;
      --soft: #5c6070;
      --line: #e2e3ea;
      --accent: #4f4fc4;
      --on-accent: #ffffff;
      --glow: #e7e6fb;
      --mono: ui-monospace, "SF Mono", "Cascadia Code", "JetBrains Mono", Menlo, Consolas,
        "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #0c0d11;
        --surface: #15171d;
        --ink: #eeeff4;
        --soft: #9da1b0;
        --line: #282b35;
        --accent: #b3b2ff;
        --on-accent: #15152a;
        --glow: #1e1e38;
      }
    }
    *, *::before, *::after { box-sizing: border-box }
    html { scroll-behavior: smooth; scroll-padding-top: 60px; -webkit-text-size-adjust: 100% }
    body {
      margin: 0;
      background: var(--ground);
      color: var(--ink);
      font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    header, main, footer { max-width: 1216px; margin: 0 auto; padding: 0 32px }
    h1, h2, h3, h4, p, ul, figure, fieldset, pre { margin: 0; padding: 0; border: 0 }
    h1, h2, h3 { letter-spacing: -0.022em; line-height: 1.12; text-wrap: balance }
    code, pre { font-family: var(--mono) }
    header { padding-top: 44px; padding-bottom: 32px }
    .brand { font-weight: 650; font-size: 14px; margin-bottom: 16px }
    .brand span { color: var(--soft); font-weight: 450; margin-left: 6px }
    h1 { font-size: clamp(36px, 5vw, 52px); font-weight: 760; letter-spacing: -0.035em }
    .lead { max-width: 44em; margin-top: 12px; font-size: 17px; color: var(--soft) }

    .try {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 6fr);
      border: 1px solid var(--line);
      border-radius: 28px;
      background: var(--surface);
      overflow: hidden;
    }
    .stage {
      display: grid;
      place-items: center;
      padding: 40px 20px 48px;
      background: radial-gradient(circle at 50% 42%, var(--glow), #0000 70%), var(--ground);
      --device-scale: 0.68;
    }
    form { display: flex; flex-direction: column; justify-content: space-between; gap: 24px; padding: 40px 44px }
    fieldset { display: flex; flex-wrap: wrap; gap: 7px; min-width: 0 }
    legend, h4 {
      padding: 0;
      margin-bottom: 10px;
      font-size: 13px;
      font-weight: 600;
      letter-spacing: 0.01em;
      color: var(--soft);
    }
    label { position: relative; cursor: pointer }
    input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer }
    label span {
      display: block;
      padding: 6px 14px;
      border: 1px solid var(--line);
      border-radius: 99px;
      font-size: 15px;
      line-height: 1.4;
      transition: background-color 0.12s, border-color 0.12s;
    }
    label:hover span { border-color: var(--accent) }
    input:checked + span {
      background: var(--accent);
      border-color: var(--accent);
      color: var(--on-accent);
      font-weight: 550;
    }
    input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px }
    pre {
      padding: 18px 20px;
      border-radius: 16px;
      background: var(--ground);
      border: 1px solid var(--line);
      font-size: 13px;
      line-height: 1.7;
      overflow-x: auto;
    }
    pre b { font-weight: 600 }
    pre .name { display: none; color: var(--accent) }
    .still { display: none; width: 100%; font-size: 14px; color: var(--soft) }
    .try:has(#safe-area:checked) { --device-safe-area: visible }
    body:has(#slow:checked) { --device-slowness: 4 }
    body:has(#pause:checked) { --device-motion: paused }
    @media (prefers-reduced-motion: reduce) {
      html { scroll-behavior: auto }
      .motion { display: none }
      .still { display: block }
    }

    nav {
      position: sticky;
      top: 0;
      z-index: 1;
      display: flex;
      align-items: center;
      gap: 6px 28px;
      margin: 72px -32px 0;
      padding: 14px 32px;
      background: var(--ground);
      border-bottom: 1px solid var(--line);
    }
    h2 { font-size: 22px; font-weight: 720 }
    nav ul { display: flex; gap: 4px; list-style: none; overflow-x: auto }
    nav a {
      display: block;
      padding: 5px 12px;
      border-radius: 99px;
      color: var(--soft);
      font-size: 15px;
      text-decoration: none;
      white-space: nowrap;
    }
    nav a:hover { background: var(--glow); color: var(--ink) }
    nav a:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px }
    .position { padding: 52px 0 56px; border-top: 1px solid var(--line) }
    nav + .position { border-top: 0 }
    h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 14px; font-size: 30px }
    h3 { font-weight: 730 }
    h3 code { font-size: 14px; font-weight: 400; letter-spacing: 0; color: var(--soft) }
    .position > p { margin-top: 10px; color: var(--soft) }
    .place {
      display: inline-block;
      margin-left: 6px;
      padding: 1px 9px;
      border: 1px solid var(--line);
      border-radius: 7px;
      font: 13px/1.6 var(--mono);
      white-space: nowrap;
    }
    h4 { margin: 34px 0 18px }
    .pictures {
      --device-scale: 0.31;
      display: grid;
      grid-template-columns: repeat(auto-fill, 136px);
      gap: 30px 32px;
    }
    figure { padding: 1px }
    figcaption {
      position: relative;
      margin-top: 14px;
      padding-left: 20px;
      font-size: 14px;
      font-weight: 600;
      line-height: 1.35;
    }
    figcaption code {
      display: block;
      margin-top: 4px;
      font-size: 11px;
      font-weight: 400;
      color: var(--soft);
    }
    .sign { position: absolute; left: 0; width: 16px; color: var(--accent); text-align: center }
    footer {
      margin-top: 8px;
      padding-top: 28px;
      padding-bottom: 64px;
      font-size: 14px;
      color: var(--soft);
    }
    footer p { max-width: 44em }

    @media (max-width: 940px) {
      .try { grid-template-columns: minmax(0, 1fr) }
    }
    @media (max-width: 640px) {
      header, main, footer { padding-left: 20px; padding-right: 20px }
      header { padding-top: 32px; padding-bottom: 28px }
      .try { margin: 0 -20px; border-radius: 0; border-width: 1px 0 }
      .stage { padding: 32px 20px 40px; --device-scale: 0.62 }
      form { padding: 28px 20px 32px; gap: 22px }
      pre { font-size: 11px; padding: 14px 16px }
      nav { margin: 48px -20px 0; padding: 10px 20px; gap: 16px }
      html { scroll-padding-top: 53px }
      h2 { font-size: 18px }
      .position { padding: 36px 0 44px }
      h3 { font-size: 26px }
      .pictures {
        --device-scale: 0.246;
        grid-template-columns: repeat(auto-fill, minmax(106px, 1fr));
        gap: 26px 14px;
      }
      figcaption { font-size: 13px; margin-top: 10px; padding-left: 17px }
      .sign { width: 14px }
      .place { margin: 8px 0 0 }
      figcaption code { margin-left: -17px; font-size: 10px }
    }

    """
}
