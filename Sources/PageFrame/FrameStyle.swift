// How every page of Concord looks: colours for light and dark, type, focus, code.

/// The rules that the report and the reference share.
package enum FrameStyle {
  package static let css = colours + base + code

  private static let colours = """

    :root {
      color-scheme: light dark;
      --ground: #f6f6f9;
      --surface: #ffffff;
      --ink: #17181d;
      --soft: #5c6070;
      --line: #e2e3ea;
      --accent: #4f4fc4;
      --glow: #e7e6fb;
      --error: #b3261e;
      --error-glow: #fdecea;
      --warning: #8a5a00;
      --warning-glow: #fdf3dc;
      --note: #40618c;
      --note-glow: #e8f0fa;
      --clean: #2f7d4f;
      --gone: #fbdcd9;
      --new: #d3efdc;
      --focus: #fff1b8;
      --keyword: #8b2fa0;
      --string: #a3391f;
      --number: #2a5fb0;
      --comment: #6a7080;
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
        --glow: #1e1e38;
        --error: #ff9a90;
        --error-glow: #3a1a18;
        --warning: #f0c067;
        --warning-glow: #33270f;
        --note: #9cc0ee;
        --note-glow: #172538;
        --clean: #7fd3a0;
        --gone: #5a2420;
        --new: #1d4a2e;
        --focus: #4a4012;
        --keyword: #dba2f0;
        --string: #f5a88e;
        --number: #92bcf8;
        --comment: #8f95a6;
      }
    }

    """

  private static let base = """
    *, *::before, *::after { box-sizing: border-box }
    [hidden] { display: none !important }
    html { scroll-padding-top: 84px; -webkit-text-size-adjust: 100% }
    body {
      margin: 0;
      background: var(--ground);
      color: var(--ink);
      font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    h1, h2, h3, h4, p, ul, figure, pre { margin: 0; padding: 0 }
    ul { list-style: none }
    h1, h2, h3 { letter-spacing: -0.022em; line-height: 1.15; text-wrap: balance }
    h2 { font-size: 24px; font-weight: 720 }
    code, pre, kbd { font-family: var(--mono) }
    code { font-size: 0.88em; overflow-wrap: anywhere }
    a { color: var(--accent); text-underline-offset: 3px }
    a:focus-visible, button:focus-visible, summary:focus-visible, select:focus-visible,
    input:focus-visible, pre:focus-visible {
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
    .soft { color: var(--soft) }
    .tag {
      font: 500 12px/1 var(--mono);
      letter-spacing: 0;
      color: var(--soft);
    }
    .brand { font-weight: 650; font-size: 14px; margin-bottom: 16px }
    .brand span { color: var(--soft); font-weight: 450; margin-inline-start: 6px }
    kbd {
      padding: 1px 6px;
      margin-inline-start: 10px;
      border: 1px solid var(--line);
      border-radius: 6px;
      font-size: 12px;
    }
    button, select, input { font: inherit; color: inherit }

    """

  private static let code = """
    .k { color: var(--keyword) }
    .s { color: var(--string) }
    .n { color: var(--number) }
    .c { color: var(--comment); font-style: italic }
    :lang(zh) .c, :lang(ja) .c, :lang(ko) .c, :lang(ar) .c { font-style: normal }

    """
}
